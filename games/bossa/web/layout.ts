// Where the lines, the hands and the pile lie in the picture.
import { stands } from '@web/board/room.svelte';
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
  readonly tiles: Box;
  readonly actions: Box;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** It is higher than the window, on a phone that stands. */
  readonly scrolls: boolean;
  /** Whether the river runs across: then higher values lie farther to the right, else farther up. */
  readonly across: boolean;
  /** The board with both lines, and the values that it shows. */
  readonly river: Box;
  readonly lowest: number;
  readonly highest: number;
  /** The two banks, where the lines are laid, and the water between them with the numbers. */
  readonly banks: Readonly<Record<Line, Box>>;
  readonly water: Box;
  /** Where the name of a line stands, and how large it may be. */
  readonly titles: Readonly<Record<Line, Point>>;
  readonly pile: Box;
  readonly panels: readonly Panel[];
}

export interface Asked {
  readonly near: number;
  /** In CSS pixels. */
  readonly room: { readonly width: number; readonly height: number };
}

/** So many values are always seen, so that the board does not jump with every stone. */
const FEWEST = 7;
const GAP = 20;
const RIM = 3;
/** Pixels for a unit, in a room of this size; more room makes everything larger, but what is written must be read. */
const COMMON = { unit: 0.5, area: 1020 * 552 };
const LEAST = 0.4;
/** As wide as a phone that stands; seven stones with the room of a fingertip each. */
const PHONE = 818;
const LARGEST_STONE = 150;

/** The picture has the proportions of the room; a river runs across where the room is broad, and down where it stands. */
export function layOut(view: BossaView, asked: Asked): Layout {
  const { room } = asked;
  if (room.width === 0) return layOut(view, { ...asked, room: { width: 1020, height: 552 } });
  const range = rangeOf(view);
  const standing = stands(room);
  const unit = standing
    ? room.width / PHONE
    : Math.max(LEAST, COMMON.unit * Math.sqrt((room.width * room.height) / COMMON.area));
  const width = room.width / unit;
  const height = room.height / unit;
  return standing || width < height ? down(asked.near, range, width, height, standing) : across(asked.near, range, width, height);
}

/** From one below the lower end to one above the higher end, and never below one. */
export function rangeOf({ white, black }: BossaView): { lowest: number; highest: number } {
  const low = Math.min(...[white, black].map((line) => line.die - line.down.length)) - 1;
  const high = Math.max(...[white, black].map((line) => line.die + line.up.length)) + 1;
  const lowest = Math.max(1, low);
  return { lowest, highest: Math.max(high, lowest + FEWEST - 1) };
}

interface Range {
  readonly lowest: number;
  readonly highest: number;
}

/** The river above, the own corner below it on the left, the other's on the right. */
function across(near: number, range: Range, width: number, height: number): Layout {
  const river = { x: 0, y: 0, width, height: 0.5 * height };
  const stream = 66;
  const margin = 12;
  const left = 150;
  const bank = (river.height - stream - 2 * margin) / 2;
  const x = left;
  const long = width - left - margin;
  const top = river.height + GAP;
  const low = height - top;
  const ownWidth = 0.6 * width;
  const pile = { x: ownWidth + GAP, y: height - 96, width: width - ownWidth - GAP, height: 96 };
  return {
    ...{ width, height, scrolls: false, across: true, ...range },
    river,
    banks: {
      white: { x, y: margin, width: long, height: bank },
      black: { x, y: margin + bank + stream, width: long, height: bank },
    },
    water: { x, y: margin + bank, width: long, height: stream },
    titles: {
      white: { x: left / 2, y: margin + bank / 2 },
      black: { x: left / 2, y: margin + bank * 1.5 + stream },
    },
    pile,
    panels: panels(
      near,
      { x: 0, y: top, width: ownWidth, height: low },
      { x: ownWidth + GAP, y: top, width: width - ownWidth - GAP, height: low - pile.height - GAP / 2 },
    ),
  };
}

/** The river, then the own corner: that is what one plays with. The other's corner follows. */
function down(near: number, range: Range, width: number, height: number, scrolls: boolean): Layout {
  const own = scrolls ? 366 : 0.27 * height;
  const other = scrolls ? 206 : 0.17 * height;
  const pile = 96;
  const head = 62;
  const foot = 12;
  const rows = range.highest - range.lowest + 1;
  // On a phone the river leaves the own corner its place on the screen, however long the lines are.
  const most = scrolls ? height - own - GAP : height - own - other - pile - 3 * GAP;
  const river = { x: 0, y: 0, width, height: Math.min(most, scrolls ? rows * 106 + head + foot : most) };
  const side = 0.445 * width;
  const high = river.height - head - foot;
  const margin = 10;
  const top = river.height + GAP;
  const rest = top + own + GAP;
  const bottom = rest + other + GAP;
  return {
    ...{ width, height: bottom + pile, scrolls, across: false, ...range },
    river,
    banks: {
      white: { x: margin, y: head, width: side, height: high },
      black: { x: width - margin - side, y: head, width: side, height: high },
    },
    water: { x: margin + side, y: head, width: width - 2 * (margin + side), height: high },
    titles: {
      white: { x: margin + side / 2, y: 36 },
      black: { x: width - margin - side / 2, y: 36 },
    },
    pile: { x: 0, y: bottom, width, height: pile },
    panels: panels(near, { x: 0, y: top, width, height: own }, { x: 0, y: rest, width, height: other }),
  };
}

/** The own actions lie below the tiles; those of the other are only looked at, beside the name. */
function panels(near: number, own: Box, other: Box): readonly Panel[] {
  const actions = Math.min(150, 0.4 * own.height);
  const head = 70;
  const mine: Panel = {
    ...own,
    seat: near,
    own: true,
    tiles: { x: own.x + 20, y: own.y + head, width: own.width - 40, height: own.height - head - actions - 26 },
    actions: { x: own.x + 20, y: own.y + own.height - actions - 16, width: own.width - 40, height: actions },
  };
  const theirs: Panel = {
    ...other,
    seat: 1 - near,
    own: false,
    tiles: { x: other.x + 20, y: other.y + head + 6, width: other.width - 40, height: other.height - head - 22 },
    actions: { x: other.x + 0.5 * other.width, y: other.y + 6, width: 0.5 * other.width - 14, height: 66 },
  };
  return near === 0 ? [mine, theirs] : [theirs, mine];
}

/** The place of a value on its bank. */
export function placeBox({ across, banks, lowest, highest }: Layout, line: Line, value: number): Box {
  const bank = banks[line];
  const places = highest - lowest + 1;
  const pitch = (across ? bank.width : bank.height) / places;
  return across
    ? { ...bank, x: bank.x + (value - lowest) * pitch, width: pitch }
    : { ...bank, y: bank.y + (highest - value) * pitch, height: pitch };
}

/** Where the number of a value stands, in the water between the banks. */
export function numberSpot(layout: Layout, value: number): Spot {
  const { x, y, width, height } = placeBox(layout, 'white', value);
  const { water, across } = layout;
  return across
    ? { x: x + width / 2, y: water.y + water.height / 2, size: Math.min(50, width * 0.7) }
    : { x: water.x + water.width / 2, y: y + height / 2, size: Math.min(50, height * 0.6) };
}

/** Tiles of a place lie side by side, in rows where that makes them larger; many of them move together. */
export function placeSpot(layout: Layout, line: Line, value: number, index: number, of: number): Spot {
  const { x, y, width, height } = placeBox(layout, line, value);
  const room = { width: width - 10, height: height - 10 };
  let best = { columns: 1, size: 0 };
  for (let columns = 1; columns <= Math.max(1, of); columns++) {
    const size = Math.min(LARGEST_STONE, room.width / columns, room.height / Math.ceil(of / columns));
    if (size > best.size + 0.5) best = { columns, size };
  }
  const { columns, size } = best;
  const rows = Math.ceil(of / columns);
  const row = Math.floor(index / columns);
  const inRow = Math.min(columns, of - row * columns);
  return {
    x: x + width / 2 + ((index % columns) - (inRow - 1) / 2) * size,
    y: y + height / 2 + (row - (rows - 1) / 2) * size,
    size: size * 0.98,
  };
}

/** The die lies where its line began. */
export function dieSpot(layout: Layout, line: Line, value: number): Spot {
  const { x, y, width, height } = placeBox(layout, line, value);
  return { x: x + width / 2, y: y + height / 2, size: Math.min(120, 0.92 * width, 0.92 * height) };
}

export function handSpot({ tiles, own }: Panel, index: number, of: number): Spot {
  const pitch = Math.min(tiles.height + 8, (own ? 150 : 120) + 8, tiles.width / Math.max(1, of));
  const size = Math.min(tiles.height, pitch - 2 * RIM);
  return { x: tiles.x + (index + 0.5) * pitch, y: tiles.y + tiles.height / 2, size };
}

/** What a finger may hit around a stone. */
export function stoneBox({ x, y, size }: Spot): Box {
  const side = size + 2 * RIM;
  return { x: x - side / 2, y: y - side / 2, width: side, height: side };
}

export function pileSpot({ pile }: Layout): Spot {
  return { x: pile.x + 70, y: pile.y + pile.height / 2 + 6, size: Math.min(84, pile.height - 10) };
}

/** What was thrown away, as it lies beside the pile. */
export function discardSpot({ pile }: Layout, index = 0, of = 1): Spot {
  const left = pile.x + 260;
  const size = Math.min(72, pile.height - 16);
  const pitch = Math.min(size + 4, (pile.width - 280) / Math.max(1, of));
  return { x: left + index * pitch, y: pile.y + pile.height / 2, size };
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
