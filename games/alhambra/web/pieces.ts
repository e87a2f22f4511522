// What lies on this table, and what is printed on it.
import type { AlhambraView, Chip, Colour, Field, Scoring, Square, Tile } from '@web/rules/types/alhambra';

/** The columns from left to right. */
export const COLOURS: readonly Colour[] = ['blue', 'red', 'brown', 'white', 'green', 'purple'];
export const ROWS = 8;
export const ABREAST = 3;
export const TRACK = 12;
export const DICE = 8;
export const THROWS = 3;

export function columnOf(colour: Colour): number {
  return COLOURS.indexOf(colour);
}

/** Where a field lies: its row counted from the top, and its place in the row. */
export function fieldAt(field: Field): { readonly row: number; readonly place: number } {
  const [symbols = 0, thrown = 0] = field.split('/').map(Number);
  return { row: ROWS - symbols, place: thrown - 1 };
}

/** From the best field to the worst, as the eye reads them. */
export function fieldIndex(field: Field): number {
  const { row, place } = fieldAt(field);
  return row * ABREAST + place;
}

/** What the board prints below its columns: what places pay there. */
export function printed(scoring: Scoring, column: number): readonly number[] {
  const last = column + 1;
  return { a: [last], b: [last + 7, last], c: [last + 15, last + 7, last] }[scoring];
}

/** Which scoring comes next, as long as one comes. */
export function nextScoring(round: number): Scoring {
  return round <= 1 ? 'a' : round <= 3 ? 'b' : 'c';
}

export function isAlcazaba({ setup }: AlhambraView): boolean {
  return setup.options['variant'] === 'alcazaba';
}

/** Chips that are a tool; the others are worth points. */
export const TOOLS = ['exchange', 'displace', 'cancel', 'black-die'] as const;
export type Tool = (typeof TOOLS)[number];

const WORTH: Readonly<Partial<Record<Chip, number>>> = { one: 1, two: 2, three: 3 };

export function worth(chips: readonly Chip[]): number {
  return chips.reduce((sum, chip) => sum + (WORTH[chip] ?? 0), 0);
}

export type Side = 'N' | 'E' | 'S' | 'W';

/** A tile as it is drawn: what stands on it, and where its walls are. */
export function tileParts(tile: Tile): { readonly colour: Colour; readonly walls: readonly Side[] } {
  const [colour = '', sides = ''] = tile.split(':');
  return {
    colour: colour as Colour,
    walls: (['N', 'E', 'S', 'W'] as const).filter((side) => sides.includes(side)),
  };
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export function squareAt(square: Square): Spot {
  const [x = 0, y = 0] = square.split(',').map(Number);
  return { x, y };
}

export function squareOf({ x, y }: Spot): Square {
  return `${x},${y}`;
}

/** A list without the first of what equals this. */
export function without<T>(list: readonly T[], one: T): readonly T[] {
  const at = list.indexOf(one);
  return at < 0 ? list : list.filter((_, i) => i !== at);
}

/** As the view has it: chips and reserves lie in an order of their own. */
export function replaced<T>(list: readonly T[], at: number, change: (one: T) => T): readonly T[] {
  return list.map((one, i) => (i === at ? change(one) : one));
}
