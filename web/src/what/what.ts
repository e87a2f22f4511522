// "What is this?" Everything on a board answers: targets by their names, other things by their data-what. Which name means
// what, and the clause, is data of the title (games/<title>/learn/what.json); the words are in its lesson's words.
import type { TitleId } from '@rules';
import { fits } from '../learn/lesson';

export interface Meaning {
  readonly clause: string;
  /** Names of targets, a * for anything. */
  readonly targets: readonly string[];
}

export type Meanings = Readonly<Record<string, Meaning>>;

const MEANINGS = import.meta.glob<Meanings>('../../../games/*/learn/what.json', { import: 'default' });
const PLACES = '[data-what], [data-target]';

export async function meaningsOf(title: TitleId): Promise<Meanings> {
  return (await MEANINGS[`../../../games/${title}/learn/what.json`]?.()) ?? {};
}

/** What a target of this name is; the first that fits. */
export function meant(meanings: Meanings, target: string): string | null {
  return Object.entries(meanings).find(([, { targets }]) => targets.some((each) => fits(each, target)))?.[0] ?? null;
}

function of(meanings: Meanings, element: Element): string | null {
  const named = element.getAttribute('data-what');
  if (named !== null) return named in meanings ? named : null;
  return meant(meanings, element.getAttribute('data-target') ?? '');
}

export interface Thing {
  readonly what: string;
  readonly element: Element;
}

/** The thing that an element belongs to, the innermost one that means something. */
export function thingAt(meanings: Meanings, element: Element | null, within: Element): Thing | null {
  for (let at = element?.closest(PLACES) ?? null; at && within.contains(at); at = at.parentElement?.closest(PLACES) ?? null) {
    const what = of(meanings, at);
    if (what) return { what, element: at };
  }
  return null;
}

/** One thing of each kind that lies on the board, in the order in which the title names them. */
export function thingsOn(meanings: Meanings, board: Element): readonly Thing[] {
  const found = [...board.querySelectorAll(PLACES)].flatMap((element) => {
    const what = of(meanings, element);
    return what ? [{ what, element }] : [];
  });
  return Object.keys(meanings).flatMap((what) => found.find((thing) => thing.what === what) ?? []);
}
