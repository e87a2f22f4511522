// Where the lines, the hands and the pile lie in the picture.
import type { BossaView, Line, LineView, Tile } from '@web/rules/types/bossa';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Spot extends Point {
  readonly size: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Something that a stone can lie on. */
export type Where =
  | { readonly on: 'hand'; readonly seat: number; readonly index: number; readonly of: number }
  | {
      readonly on: 'place';
      readonly line: Line;
      readonly value: number;
      readonly index: number;
      readonly of: number;
    }
  | { readonly on: 'pile' }
  | { readonly on: 'discard' };

/** A player's corner: name, tiles, actions. */
export interface Panel extends Box {
  readonly seat: number;
  readonly own: boolean;
  readonly tilesTop: number;
  readonly tile: number;
  readonly actions: Box;
}

export interface Layout {
  readonly narrow: boolean;
  readonly width: number;
  readonly height: number;
  /** The board with both lines, and the values that it shows. */
  readonly river: Box;
  readonly lowest: number;
  readonly highest: number;
  readonly pitch: number;
  readonly columns: Readonly<Record<Line, Box>>;
  /** Between the columns: the numbers. */
  readonly scale: number;
  readonly pile: Point;
  readonly panels: readonly Panel[];
}

const PITCH = 106;
const HEAD = 74;
const FOOT = 26;
const STONE = 96;
/** So many values are always seen, so that the board does not jump with every stone. */
const FEWEST_ROWS = 7;
const GAP = 36;
const RIM = 3;

export function layOut(view: BossaView, near: number, narrow: boolean): Layout {
  const { lowest, highest } = rangeOf(view);
  const rows = highest - lowest + 1;
  return narrow ? slim(near, lowest, highest, rows) : wide(near, lowest, highest, rows);
}

/** From one below the lower end to one above the higher end, and never below one. */
export function rangeOf({ white, black }: BossaView): { lowest: number; highest: number } {
  const low = Math.min(...[white, black].map((line) => line.die - line.down.length)) - 1;
  const high = Math.max(...[white, black].map((line) => line.die + line.up.length)) + 1;
  const lowest = Math.max(1, low);
  return { lowest, highest: Math.max(high, lowest + FEWEST_ROWS - 1) };
}

function wide(near: number, lowest: number, highest: number, rows: number): Layout {
  const left = 640;
  const height = Math.max(HEAD + rows * PITCH + FOOT, 960);
  const river = { x: left + GAP, y: 0, width: 724, height };
  const own = { x: 0, y: height - 452, width: left, height: 452 };
  const other = { x: 0, y: 0, width: left, height: 252 };
  return {
    narrow: false,
    width: river.x + river.width,
    height,
    river,
    lowest,
    highest,
    pitch: (height - HEAD - FOOT) / rows,
    columns: columnsOf(river, 304),
    scale: river.x + river.width / 2,
    pile: { x: 0, y: (other.height + own.y) / 2 },
    panels: panels(near, own, other, 104),
  };
}

/** On a phone the lines and the own hand come first: that is what one plays with. */
function slim(near: number, lowest: number, highest: number, rows: number): Layout {
  const width = 818;
  const river = { x: 0, y: 0, width, height: HEAD + rows * PITCH + FOOT };
  const own = { x: 0, y: river.height + 14, width, height: 420 };
  const pile = own.y + own.height + 62;
  const other = { x: 0, y: pile + 66, width, height: 246 };
  return {
    narrow: true,
    width,
    height: other.y + other.height,
    river,
    lowest,
    highest,
    pitch: PITCH,
    columns: columnsOf(river, 366),
    scale: width / 2,
    pile: { x: 0, y: pile },
    panels: panels(near, own, other, 104),
  };
}

function columnsOf(river: Box, width: number): Readonly<Record<Line, Box>> {
  const y = river.y + HEAD;
  const height = river.height - HEAD - FOOT;
  const margin = 10;
  return {
    white: { x: river.x + margin, y, width, height },
    black: { x: river.x + river.width - margin - width, y, width, height },
  };
}

function panels(near: number, own: Box, other: Box, tile: number): readonly Panel[] {
  const mine: Panel = {
    ...own,
    seat: near,
    own: true,
    tile,
    tilesTop: own.y + 96,
    actions: { x: own.x + 22, y: own.y + own.height - 172, width: own.width - 44, height: 150 },
  };
  const theirs: Panel = {
    ...other,
    seat: 1 - near,
    own: false,
    tile: STONE,
    tilesTop: other.y + 104,
    actions: { x: other.x + other.width - 330, y: other.y + 16, width: 306, height: 72 },
  };
  return near === 0 ? [mine, theirs] : [theirs, mine];
}

/** The row of a value; the highest lies on top. */
export function rowBox(layout: Layout, line: Line, value: number): Box {
  const column = layout.columns[line];
  const y = column.y + (layout.highest - value) * layout.pitch;
  return { x: column.x, y, width: column.width, height: layout.pitch };
}

/** Tiles lie side by side; many of them move together. */
export function placeSpot(layout: Layout, line: Line, value: number, index: number, of: number): Spot {
  const box = rowBox(layout, line, value);
  const pitch = Math.min(STONE + 2, (box.width - 16 - STONE) / Math.max(1, of - 1));
  return {
    x: box.x + box.width / 2 + (index - (of - 1) / 2) * pitch,
    y: box.y + box.height / 2,
    size: STONE,
  };
}

export function handSpot(panel: Panel, index: number, of: number): Spot {
  const room = panel.width - 40;
  const pitch = Math.min(panel.tile + 8, room / Math.max(1, of));
  return {
    x: panel.x + 24 + (index + 0.5) * pitch,
    y: panel.tilesTop + panel.tile / 2,
    size: Math.min(panel.tile, pitch - 2 * RIM),
  };
}

/** What a finger may hit around a stone. */
export function stoneBox({ x, y, size }: Spot): Box {
  const side = size + 2 * RIM;
  return { x: x - side / 2, y: y - side / 2, width: side, height: side };
}

export function pileSpot({ pile }: Layout): Spot {
  return { x: pile.x + 76, y: pile.y, size: 84 };
}

export function discardSpot({ pile }: Layout): Spot {
  return { x: pile.x + 300, y: pile.y, size: 72 };
}

export function spotOf(layout: Layout, where: Where): Spot {
  switch (where.on) {
    case 'place':
      return placeSpot(layout, where.line, where.value, where.index, where.of);
    case 'hand': {
      const panel = layout.panels[where.seat];
      return panel ? handSpot(panel, where.index, where.of) : pileSpot(layout);
    }
    case 'pile':
      return pileSpot(layout);
    case 'discard':
      return discardSpot(layout);
  }
}

/** The value that the next place at this end would have. */
export function nextValue(line: LineView, side: 'up' | 'down'): number {
  return side === 'up' ? line.die + line.up.length + 1 : line.die - line.down.length - 1;
}

/** By number of dots, then of black ones: as hands are written. */
export function byDots(a: Tile, b: Tile): number {
  const sum = (tile: Tile): number => Number(tile[0]) + Number(tile[1]);
  return sum(a) - sum(b) || Number(a[1]) - Number(b[1]);
}
