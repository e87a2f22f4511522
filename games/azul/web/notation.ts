// Moves as they are written, also those that the rules would refuse: one asks about them by text.
import type { Colour } from '@web/rules/types/azul';

/** What was picked up: all tiles of a colour from a display, or from the centre, which is 0. */
export interface Picked {
  readonly source: number;
  readonly colour: Colour;
}

export function writeTake({ source, colour }: Picked, line: number): string {
  return `${source === 0 ? 'C' : `F${source}`} ${colour} ${line === 0 ? 'floor' : line}`;
}

export function writePlace(row: number, column: number): string {
  return `row ${row} col ${column}`;
}
