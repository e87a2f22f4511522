// The one worker of the page, and the shelf of its local tables.
import { browserShelf, openRules } from '@rules';

export const rules = openRules();
export const shelf = browserShelf();
