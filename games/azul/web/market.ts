// Tiles that lie together, by colour.
import type { Colour } from '@web/rules/types/azul';
import { COLOURS, type Point } from './layout';
import type { Box } from './shape';

export interface Heap {
  readonly colour: Colour;
  /** Where its tiles are among all of the place. */
  readonly indexes: readonly number[];
}

export function heapsOf(tiles: readonly Colour[]): readonly Heap[] {
  return COLOURS.map((colour) => ({
    colour,
    indexes: tiles.flatMap((tile, i) => (tile === colour ? [i] : [])),
  })).filter((heap) => heap.indexes.length > 0);
}

export function squareAt({ x, y }: Point, size: number): Box {
  return { x: x - size / 2, y: y - size / 2, width: size, height: size };
}
