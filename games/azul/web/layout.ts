// Where the displays, the centre and the boards lie in the picture.
import { stands } from '@web/board/room.svelte';
import type { Colour } from '@web/rules/types/azul';
import { arrangements } from './arrange';
import { type Box, DISPLAY_PITCH, DISPLAY_TILE, type Shape, type Spot, floorSpot, lineSpot, wallSpot } from './shape';

/** Something that a tile can lie on. */
export type Where =
  | { readonly on: 'display'; readonly source: number; readonly index: number }
  | { readonly on: 'centre'; readonly colour: Colour }
  | { readonly on: 'marker' }
  | { readonly on: 'line'; readonly seat: number; readonly line: number; readonly index: number }
  | { readonly on: 'wall'; readonly seat: number; readonly row: number; readonly column: number }
  | { readonly on: 'floor'; readonly seat: number; readonly index: number }
  | { readonly on: 'bag' }
  | { readonly on: 'lid' };

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A board as it lies on the table. */
export interface Seating extends Box {
  readonly seat: number;
  readonly scale: number;
  readonly shape: Shape;
}

/** The centre: a round cloth within the ring, or a long one among the displays. */
export interface Cloth extends Box {
  readonly round: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** It is higher than the window, on a phone that stands. */
  readonly scrolls: boolean;
  /** The middle of each display, and whether it is a round disc or a plate that saves room. */
  readonly displays: readonly Point[];
  readonly plates: boolean;
  /** How large displays and heaps are drawn. */
  readonly zoom: number;
  readonly cloth: Cloth;
  /** Where the heaps of the centre lie: five colours and the marker. */
  readonly heaps: readonly Point[];
  /** The middle of the strip with bag and lid, where there is one. */
  readonly supply: (Point & { readonly scale: number }) | null;
  /** The boards that are seen, in no order. */
  readonly seatings: readonly Seating[];
  /** The others, where there is room for one board only: pressed, theirs comes to the front. */
  readonly chips: readonly (Box & { readonly seat: number })[];
}

/** A layout that might do, and how large its pieces are in its own units. */
export interface Arrangement {
  readonly layout: Layout;
  /** A tile of the own board, and of the others' boards; 0 where they are not seen. */
  readonly own: number;
  readonly others: number;
  /** What speaks for it besides, in pixels of an own tile. */
  readonly charm: number;
}

export const COLOURS: readonly Colour[] = ['blue', 'yellow', 'red', 'black', 'white'];

export interface Asked {
  readonly seats: number;
  readonly displays: number;
  /** Whose board lies nearest. */
  readonly near: number;
  /** Whose board is seen where there is room for one only. */
  readonly front: number;
  /** In CSS pixels. */
  readonly room: { readonly width: number; readonly height: number };
}

/** In pixels: smaller is hard to hit with a finger, and more than this of others is not needed. */
const FINGER = 44;
const PLENTY = 24;
const LEGIBLE = 11;
/** How much a pixel of another's tile is worth against one of the own. */
const CURIOSITY = 0.35;
/** And a pixel that one must scroll to. */
const SCROLLING = 0.06;

export function layOut(asked: Asked): Layout {
  const { room } = asked;
  if (room.width === 0) return layOut({ ...asked, room: { width: 1200, height: 700 } });
  const standing = stands(room);
  let best: { layout: Layout; worth: number } | undefined;
  for (const { layout, own, others, charm } of arrangements(asked, standing)) {
    const scale = layout.scrolls
      ? room.width / layout.width
      : Math.min(room.width / layout.width, room.height / layout.height);
    const tile = own * scale;
    if (others > 0 && others * scale < LEGIBLE) continue;
    const worth =
      (tile < FINGER ? (tile * tile) / FINGER : FINGER + 0.6 * (tile - FINGER)) +
      CURIOSITY * Math.min(PLENTY, others * scale) -
      SCROLLING * Math.max(0, layout.height * scale - room.height) +
      charm;
    if (!best || worth > best.worth) best = { layout, worth };
  }
  if (!best) throw new Error('no arrangement');
  return best.layout;
}

/** The tiles of a display lie in a square, clockwise, so that equal ones are neighbours. */
export function displayTile(index: number): Point {
  const half = DISPLAY_PITCH / 2;
  return { x: index % 4 === 1 || index % 4 === 2 ? half : -half, y: index % 4 < 2 ? -half : half };
}

/** Where that is in the picture. */
export function spotOf(layout: Layout, where: Where): Spot {
  switch (where.on) {
    case 'display': {
      const disc = layout.displays[where.source - 1] ?? middleOf(layout.cloth);
      const { x, y } = displayTile(where.index);
      return { x: disc.x + x * layout.zoom, y: disc.y + y * layout.zoom, size: DISPLAY_TILE * layout.zoom };
    }
    case 'centre':
      return heap(layout, COLOURS.indexOf(where.colour));
    case 'marker':
      return heap(layout, COLOURS.length);
    case 'bag':
      return inSupply(layout, -360);
    case 'lid':
      return inSupply(layout, 316);
    case 'line':
      return onBoard(layout, where.seat, (shape) => lineSpot(shape, where.line, where.index));
    case 'wall':
      return onBoard(layout, where.seat, (shape) => wallSpot(shape, where.row, where.column));
    case 'floor':
      return onBoard(layout, where.seat, (shape) => floorSpot(shape, where.index));
  }
}

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function heap({ heaps, cloth, zoom }: Layout, index: number): Spot {
  return { ...(heaps[index] ?? middleOf(cloth)), size: DISPLAY_TILE * zoom };
}

/** Without a supply to be seen, tiles come over the upper edge and go there. */
function inSupply({ supply, width }: Layout, x: number): Spot {
  if (!supply) return { x: width / 2, y: -60, size: 40 };
  return { x: supply.x + x * supply.scale, y: supply.y, size: 40 * supply.scale };
}

/** What happens on a board that is not seen happens in its chip. */
function onBoard(layout: Layout, seat: number, find: (shape: Shape) => Spot): Spot {
  const seating = layout.seatings.find((each) => each.seat === seat);
  if (seating) {
    const spot = find(seating.shape);
    return {
      x: seating.x + seating.scale * spot.x,
      y: seating.y + seating.scale * spot.y,
      size: seating.scale * spot.size,
    };
  }
  const chip = layout.chips.find((each) => each.seat === seat);
  return { ...middleOf(chip ?? layout.cloth), size: 40 };
}
