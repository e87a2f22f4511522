// A building as a grid: how high its columns are, which of them are closed, and where a tile would come to rest.
import type { Front, Piece, Tile } from '@web/rules/types/kensington';
import { type Form, type Laid, type Shapes, formOfTile, laidOf, partsOf } from './tiles';

export interface Site {
  readonly lo: number;
  readonly hi: number;
  readonly top: number;
  readonly height: (column: number) => number;
  readonly closed: (column: number) => boolean;
  /** Which of the tiles is there: its place in the list, -1 for the start door. */
  readonly at: (column: number, row: number) => number | undefined;
}

/** With the start door, which stands in column 0 on the ground. */
export function siteOf(shapes: Shapes, laid: readonly Laid[]): Site {
  const cells = new Map<string, number>([['0,0', -1]]);
  const heights = new Map<number, number>([[0, 1]]);
  const tops = new Map<number, Front>([[0, 'door']]);
  laid.forEach(({ tile, x, y }, index) => {
    const { front } = partsOf(tile);
    for (const cell of formOfTile(shapes, tile).cells) {
      const column = x + cell.x;
      const row = y + cell.y;
      cells.set(`${column},${row}`, index);
      if (row + 1 > (heights.get(column) ?? 0)) {
        heights.set(column, row + 1);
        tops.set(column, front);
      }
    }
  });
  const columns = [...heights.keys()];
  return {
    lo: Math.min(...columns),
    hi: Math.max(...columns),
    top: Math.max(...heights.values()),
    height: (column) => heights.get(column) ?? 0,
    closed: (column) => tops.get(column) === 'roof',
    at: (column, row) => cells.get(`${column},${row}`),
  };
}

export function houseOf(pieces: readonly Piece[]): readonly Laid[] {
  return pieces.map(laidOf);
}

/** The row in which a tile comes to rest when it is let down from above. */
export function restOf(site: Site, form: Form, x: number): number {
  return Math.max(0, ...form.bottoms.map((bottom, i) => site.height(x + i) - bottom));
}

/** Columns that a step would close. */
export function closedBy(shapes: Shapes, before: Site, steps: readonly Laid[]): number {
  const closing = steps.filter(({ tile }) => partsOf(tile).front === 'roof');
  const columns = closing.flatMap(({ tile, x }) => formOfTile(shapes, tile).bottoms.map((_, i) => x + i));
  return new Set(columns.filter((column) => !before.closed(column))).size;
}

/** The middle of a tile in its place, in cells; rows count upwards. */
export function middleOf(shapes: Shapes, { tile, x, y }: { tile: Tile; x: number; y: number }): { x: number; y: number } {
  const form = formOfTile(shapes, tile);
  return { x: x + form.width / 2, y: y + form.height / 2 };
}
