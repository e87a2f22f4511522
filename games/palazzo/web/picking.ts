// What has been picked up so far, before it is a move.
import type { Card, Tile } from '@web/rules/types/palazzo';

/** A tile that looks for its place: one to build, or a palace of one storey. */
export type Piece = { readonly tile: Tile } | { readonly single: number };

export interface Picked {
  /** Places in the hand, or on the display while money is taken. */
  readonly cards: readonly number[];
  /** Places in the depot. */
  readonly tiles: readonly number[];
  readonly piece: Piece | null;
}

export const NOTHING: Picked = { cards: [], tiles: [], piece: null };

export function toggled(chosen: readonly number[], index: number): readonly number[] {
  return chosen.includes(index)
    ? chosen.filter((each) => each !== index)
    : [...chosen, index].sort((a, b) => a - b);
}

export function chosenOf(all: readonly Card[], chosen: readonly number[]): readonly Card[] {
  return chosen.flatMap((index) => all[index] ?? []);
}
