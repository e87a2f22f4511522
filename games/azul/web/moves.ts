// What is picked up, and the moves that come of it, also those that the rules would refuse.
import type { AzulMove, Colour } from '@web/rules/types/azul';

/** What was picked up: all tiles of a colour from a display, or from the centre, which is 0. */
export interface Picked {
  readonly source: number;
  readonly colour: Colour;
}

export function taking({ source, colour }: Picked, line: number): AzulMove {
  return { kind: 'take', source, colour, line };
}

export function placing(row: number, column: number): AzulMove {
  return { kind: 'place', row, column };
}
