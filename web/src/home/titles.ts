// Every title that brought a picture and maybe a board; the folder's name is the title's.
import type { Component } from 'svelte';
import type { TitleId } from '@rules';
import type { Board, Glimpse } from '@web/table/board';

const PICTURES = import.meta.glob<Component>('../../../games/*/web/Picture.svelte', {
  eager: true,
  import: 'default',
});
const BOARDS = import.meta.glob<Board>('../../../games/*/web/Board.svelte', { import: 'default' });
const GLIMPSES = import.meta.glob<Glimpse>('../../../games/*/web/Glimpse.svelte', { import: 'default' });

/** What the first page says of a title: how many play, how long, and how much there is to think. */
export interface Card {
  readonly players: readonly [number, number];
  readonly minutes: readonly [number, number];
  readonly weight: 'light' | 'medium' | 'demanding';
  /** How many decisions a seat makes in a game, by how many play. */
  readonly moves: Readonly<Record<string, number>>;
}

const CARDS = import.meta.glob<Card>('../../../games/*/web/card.json', { eager: true, import: 'default' });

const path = (title: string, file: string): string => `../../../games/${title}/web/${file}`;

/** The titles as the house lists them, before the rules have been fetched. */
export const TITLES: readonly TitleId[] = ['azul', 'palazzo', 'kensington', 'alhambra', 'bossa'].filter(
  (title) => path(title, 'Picture.svelte') in PICTURES,
) as TitleId[];

export function picture(title: TitleId): Component | undefined {
  return PICTURES[path(title, 'Picture.svelte')];
}

export function card(title: TitleId): Card | undefined {
  return CARDS[path(title, 'card.json')];
}

/** The title's own board; without one it is played through the spoken board. */
export async function board(title: TitleId): Promise<Board | undefined> {
  return BOARDS[path(title, 'Board.svelte')]?.();
}

/** The title's small pictures for the history, if it has any. */
export async function glimpse(title: TitleId): Promise<Glimpse | undefined> {
  return GLIMPSES[path(title, 'Glimpse.svelte')]?.();
}
