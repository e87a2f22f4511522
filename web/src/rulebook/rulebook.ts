// The rules of a title as web/build/rulebook.mjs makes them of RULES.md.
import type { TitleId } from '@rules';
import type { Language } from '../words/phrasebook';

export interface Passage {
  /** The clause's id; empty if it is none. */
  readonly id: string;
  readonly html: string;
  readonly text: string;
}

export interface RuleSection {
  readonly heading: string;
  /** Notation, data and open questions: what one looks up and need not read. */
  readonly appendix: boolean;
  readonly passages: readonly Passage[];
}

export interface Rulebook {
  readonly heading: string;
  readonly intro: readonly Passage[];
  readonly sections: readonly RuleSection[];
}

const BOOKS = import.meta.glob<Rulebook>('../../../games/*/RULES*.md', { query: '?rulebook', import: 'default' });
const NOTHING: Rulebook = { heading: '', intro: [], sections: [] };

/** In the language, or in English where nobody has translated them. */
export async function rulebook(title: TitleId, language: Language): Promise<Rulebook> {
  const folder = `../../../games/${title}`;
  const book = BOOKS[`${folder}/RULES.${language}.md`] ?? BOOKS[`${folder}/RULES.md`];
  return book ? book() : NOTHING;
}

/** The goal, a turn and the end: what stands above the first clause. */
export function inShort(book: Rulebook): RuleSection | undefined {
  const [first] = book.sections;
  return first && first.passages.every(({ id }) => id === '') ? first : undefined;
}

/** Everything but the rules in short, the appendix last. */
export function chapters(book: Rulebook): readonly RuleSection[] {
  const short = inShort(book);
  return book.sections.filter((section) => section !== short);
}

/** What has all these words, or ids. */
export function matching(all: readonly RuleSection[], wanted: string): readonly RuleSection[] {
  const parts = wanted.toLowerCase().split(/\s+/);
  return all
    .map((section) => ({
      ...section,
      passages: section.passages.filter(({ id, text }) =>
        parts.every((part) => `${id} ${text}`.toLowerCase().includes(part)),
      ),
    }))
    .filter((section) => section.passages.length > 0);
}

/** Where a section is found on its page: by the clause it begins with, in every language the same. */
export function anchor(section: RuleSection): string {
  const first = section.passages.find(({ id }) => id !== '')?.id;
  return first ? `section-${first}` : `section-${section.heading.toLowerCase().replace(/\W+/gu, '-')}`;
}
