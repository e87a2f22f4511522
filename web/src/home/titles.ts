// Every title that brought a picture and maybe a board; the folder's name is the title's.
import type { Component } from 'svelte';
import type { TitleId } from '@rules';
import type { Board } from '@web/table/board';

const PICTURES = import.meta.glob<Component>('../../../games/*/web/Picture.svelte', {
  eager: true,
  import: 'default',
});
const BOARDS = import.meta.glob<Board>('../../../games/*/web/Board.svelte', { import: 'default' });

const path = (title: string, file: string): string => `../../../games/${title}/web/${file}`;

/** The titles as the house lists them, before the rules have been fetched. */
export const TITLES: readonly TitleId[] = ['azul', 'palazzo', 'kensington', 'alhambra', 'bossa'].filter(
  (title) => path(title, 'Picture.svelte') in PICTURES,
) as TitleId[];

export function picture(title: TitleId): Component | undefined {
  return PICTURES[path(title, 'Picture.svelte')];
}

/** The title's own board; without one it is played through the spoken board. */
export async function board(title: TitleId): Promise<Board | undefined> {
  return BOARDS[path(title, 'Board.svelte')]?.();
}
