// Where the displays, the centre and the boards lie in the picture.
import type { Colour } from '@web/rules/types/azul';
import {
  FULL,
  type Shape,
  SLIM,
  type Spot,
  floorSpot,
  lineSpot,
  wallSpot,
} from './shape';

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

/** A board as it lies on the table; one that is folded is a strip with name and score. */
export interface Seating extends Point {
  readonly seat: number;
  readonly scale: number;
  readonly shape: Shape;
  readonly folded: boolean;
  /** In the picture's units. */
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly narrow: boolean;
  readonly width: number;
  readonly height: number;
  /** The middle of each display. */
  readonly displays: readonly Point[];
  readonly centre: Point;
  /** Where the heaps of the centre lie, seen from its middle: five colours and the marker. */
  readonly heaps: readonly Point[];
  /** The middle of the strip with bag and lid. */
  readonly supply: Point;
  readonly seatings: readonly Seating[];
}

export const COLOURS: readonly Colour[] = ['blue', 'yellow', 'red', 'black', 'white'];
export const DISC = 133;
export const DISPLAY_TILE = 94;
/** As large as a fingertip on the narrowest phone. */
export const DISPLAY_PITCH = 101;
const HEAP = 112;
const GAP = 44;
const CHIP = 106;
export const SUPPLY = 92;

export type Form = 'wide' | 'tall' | 'slim';

export interface Asked {
  readonly seats: number;
  readonly displays: number;
  /** Whose board lies nearest. */
  readonly near: number;
  /** How much room there is, and which way it stretches. */
  readonly form: Form;
  /** Seats whose board is unfolded on a narrow screen. */
  readonly opened: ReadonlySet<number>;
}

export function layOut(asked: Asked): Layout {
  return asked.form === 'slim' ? slim(asked) : asked.form === 'tall' ? tall(asked) : wide(asked);
}

/** The others as they follow in turn. */
function othersOf({ seats, near }: Asked): readonly number[] {
  return Array.from({ length: seats - 1 }, (_, i) => (near + 1 + i) % seats);
}

function wide(asked: Asked): Layout {
  const { radius, ring } = ringOf(asked.displays);
  const others = othersOf(asked);
  const boardsLeft = ring + GAP;
  const width = boardsLeft + FULL.width;
  const own = board(asked.near, boardsLeft, 0, 1, FULL);
  // One opponent lies under the own board; more of them fill a row of their own.
  const alone = others.length === 1;
  const gap = GAP * 0.7;
  const rowLeft = alone ? boardsLeft : 0;
  const rowWidth = width - rowLeft;
  const share = (rowWidth - GAP * (others.length - 1)) / others.length;
  const scale = Math.min(alone ? 0.72 : 0.62, share / FULL.width);
  const upper = alone ? FULL.height : Math.max(FULL.height + SUPPLY + gap, ring);
  const rowTop = upper + gap;
  const spread = others.length * FULL.width * scale;
  const between = (rowWidth - spread) / (others.length + 1);
  const seatings = others.map((seat, i) =>
    board(seat, rowLeft + between + i * (FULL.width * scale + between), rowTop, scale, FULL),
  );
  const height = rowTop + FULL.height * scale;
  // Beside two boards there is room under the ring: bag and lid go there.
  const under = alone ? SUPPLY + gap : 0;
  const middle = { x: ring / 2, y: ((alone ? height : upper) - under) / 2 };
  return {
    narrow: false,
    width,
    height,
    displays: circle(middle, radius, asked.displays),
    centre: middle,
    heaps: grid(3, HEAP, 122),
    supply: {
      x: alone ? ring / 2 : boardsLeft + FULL.width / 2,
      y: alone ? middle.y + ring / 2 + gap + SUPPLY / 2 : (FULL.height + gap + upper) / 2,
    },
    seatings: [own, ...seatings].sort((a, b) => a.seat - b.seat),
  };
}

/** A screen that stands: ring and others above, the own board below. */
function tall(asked: Asked): Layout {
  const { radius, ring } = ringOf(asked.displays);
  const side = 0.41;
  const width = ring + GAP + FULL.width * side;
  const middle = { x: ring / 2, y: ring / 2 };
  const others = othersOf(asked);
  const pitch = Math.min(FULL.height * side + GAP, (ring - FULL.height * side) / Math.max(1, others.length - 1));
  const first = (ring - FULL.height * side - pitch * (others.length - 1)) / 2;
  const seatings = others.map((seat, i) => board(seat, ring + GAP, first + i * pitch, side, FULL));
  const scale = Math.min(1.04, width / FULL.width);
  const ownTop = ring + SUPPLY + GAP / 2;
  const own = board(asked.near, (width - FULL.width * scale) / 2, ownTop, scale, FULL);
  return {
    narrow: false,
    width,
    height: ownTop + own.height,
    displays: circle(middle, radius, asked.displays),
    centre: middle,
    heaps: grid(3, HEAP, 122),
    supply: { x: width / 2, y: ring + SUPPLY / 2 },
    seatings: [own, ...seatings].sort((a, b) => a.seat - b.seat),
  };
}

/** A ring wide enough for its displays and for the centre. */
function ringOf(displays: number): { radius: number; ring: number } {
  const radius = Math.max(DISC + 212, (DISC + 8) / Math.sin(Math.PI / displays));
  return { radius, ring: 2 * (radius + DISC) };
}

function circle(middle: Point, radius: number, n: number): readonly Point[] {
  return Array.from({ length: n }, (_, i) => around(middle, radius, i / n));
}

function slim(asked: Asked): Layout {
  const { width } = SLIM;
  const own = board(asked.near, 0, 0, 1, SLIM);
  const across = 3;
  const marketTop = own.height + 26;
  const pitch = width / across;
  const rows = Math.ceil(asked.displays / across);
  const displays = Array.from({ length: asked.displays }, (_, i) => {
    const row = Math.floor(i / across);
    const inRow = Math.min(across, asked.displays - row * across);
    return {
      x: width / 2 + ((i % across) - (inRow - 1) / 2) * pitch,
      y: marketTop + 146 + (row + 0.5) * pitch,
    };
  });
  let top = marketTop + 146 + rows * pitch + 20;
  const supply = { x: width / 2, y: top + SUPPLY / 2 };
  top += SUPPLY + 20;
  const seatings = othersOf(asked).map((seat) => {
    const folded = !asked.opened.has(seat);
    const seating = board(seat, 0, top, 1, SLIM, folded);
    top += seating.height + 18;
    return seating;
  });
  return {
    narrow: true,
    width,
    height: top,
    displays,
    centre: { x: width / 2, y: marketTop + 66 },
    heaps: grid(6, 134, 0),
    supply,
    seatings: [own, ...seatings].sort((a, b) => a.seat - b.seat),
  };
}

function board(seat: number, x: number, y: number, scale: number, shape: Shape, folded = false): Seating {
  const height = folded ? CHIP : shape.height * scale;
  return { seat, x, y, scale, shape, folded, width: shape.width * scale, height };
}

/** A part of the way round, clockwise from the top. */
function around(middle: Point, radius: number, part: number): Point {
  const angle = 2 * Math.PI * part - Math.PI / 2;
  return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
}

/** Six places in rows around the middle. */
function grid(across: number, pitch: number, rowPitch: number): readonly Point[] {
  const rows = 6 / across;
  return Array.from({ length: 6 }, (_, i) => ({
    x: ((i % across) - (across - 1) / 2) * pitch,
    y: (Math.floor(i / across) - (rows - 1) / 2) * rowPitch,
  }));
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
      const disc = layout.displays[where.source - 1] ?? layout.centre;
      const { x, y } = displayTile(where.index);
      return { x: disc.x + x, y: disc.y + y, size: DISPLAY_TILE };
    }
    case 'centre':
      return heap(layout, COLOURS.indexOf(where.colour));
    case 'marker':
      return heap(layout, COLOURS.length);
    case 'bag':
      return { x: layout.supply.x - 360, y: layout.supply.y, size: 40 };
    case 'lid':
      return { x: layout.supply.x + 290, y: layout.supply.y, size: 40 };
    case 'line':
      return onBoard(layout, where.seat, (shape) => lineSpot(shape, where.line, where.index));
    case 'wall':
      return onBoard(layout, where.seat, (shape) => wallSpot(shape, where.row, where.column));
    case 'floor':
      return onBoard(layout, where.seat, (shape) => floorSpot(shape, where.index));
  }
}

function heap(layout: Layout, index: number): Spot {
  const { x = 0, y = 0 } = layout.heaps[index] ?? {};
  return { x: layout.centre.x + x, y: layout.centre.y + y, size: DISPLAY_TILE };
}

/** On a folded board everything happens in its strip. */
function onBoard(layout: Layout, seat: number, find: (shape: Shape) => Spot): Spot {
  const seating = layout.seatings[seat];
  if (!seating) return { ...layout.centre, size: 0 };
  if (seating.folded) return { x: seating.x + seating.width / 2, y: seating.y + CHIP / 2, size: 40 };
  const spot = find(seating.shape);
  return {
    x: seating.x + seating.scale * spot.x,
    y: seating.y + seating.scale * spot.y,
    size: seating.scale * spot.size,
  };
}
