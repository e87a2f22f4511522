// How people and bots are called until, or unless, they have a name of their own.
import { t } from './words.svelte';

const BOTS = 6;
export const FRIENDLY = 12;

/** The n-th bot of a table. */
export const botName = (n: number): string => t('as-bot', { name: t(`bot-name.${n % BOTS}`) });

/** A bot in somebody's place. */
export const standInName = (name: string): string => t('as-bot', { name });

export const friendlyName = (n: number): string => t(`friendly.${n % FRIENDLY}`);
