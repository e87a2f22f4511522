// Where pieces lie in the picture: the middle of each place, and how large a piece is there.
import type { Colour, Field, Square } from '@web/rules/types/alhambra';
import { type Box, type Court, FINGER, type Layout, type Tray } from './layout';
import { ROWS, type Spot, TRACK, columnOf, fieldAt, squareAt } from './pieces';

/** Somewhere a piece can be. */
export type Where =
  | { readonly on: 'away' | 'cup' | 'black' | 'banner' }
  | { readonly on: 'die'; readonly index: number }
  | { readonly on: 'figure' | 'chips' | 'palace'; readonly figure: number }
  | { readonly on: 'bonus' | 'column'; readonly colour: Colour }
  | { readonly on: 'field'; readonly colour: Colour; readonly field: Field }
  | { readonly on: 'stone'; readonly colour: Colour; readonly height: number; readonly level: number }
  | { readonly on: 'offer'; readonly colour: Colour; readonly index: number; readonly of: number }
  | { readonly on: 'square'; readonly figure: number; readonly square: Square }
  | { readonly on: 'reserve'; readonly figure: number; readonly index: number; readonly of: number };

export interface Place extends Spot {
  readonly size: number;
}

export function columnBox({ arcade }: Layout, colour: Colour): Box {
  return arcade.columns[columnOf(colour)] ?? arcade.box;
}

export function fieldBox(layout: Layout, colour: Colour, field: Field): Box {
  const { head, row, field: width } = layout.arcade;
  const column = columnBox(layout, colour);
  const at = fieldAt(field);
  return { x: column.x + at.place * width, y: column.y + head + at.row * row, width, height: row };
}

/** A chip floats on the pool; where tiles lie there, it keeps to the corner. */
export function bonusSpot(layout: Layout, colour: Colour): Place {
  const { base, box } = layout.arcade;
  const column = columnBox(layout, colour);
  const bottom = box.y + box.height;
  if (layout.court) {
    const size = Math.min(0.42 * column.width, 54);
    return { x: column.x + column.width - size * 0.4, y: bottom - 36 - size * 0.34, size };
  }
  const size = Math.min(0.56 * base, 0.62 * column.width, 76);
  return { x: column.x + column.width / 2, y: bottom - base + size * 0.62 + 6, size };
}

/** Where the track of a column runs: up its pillar, or along its frieze. */
export function trackSpot(layout: Layout, colour: Colour, height: number, level: number): Place {
  const { arcade, friezes } = layout;
  const frieze = friezes[columnOf(colour)];
  if (frieze) {
    const pitch = (frieze.width - 76) / TRACK;
    const size = 0.74 * pitch;
    return { x: frieze.x + 76 + (height - 0.5) * pitch, y: frieze.y + frieze.height - 16 - level * rise(size), size };
  }
  const column = columnBox(layout, colour);
  const pitch = (ROWS * arcade.row) / TRACK;
  const size = Math.min(0.84 * arcade.pillar, 1.7 * pitch, 62);
  return {
    x: column.x + column.width + arcade.pillar / 2,
    y: arcade.box.y + arcade.box.height - arcade.base - (height - 0.72) * pitch - level * rise(size),
    size,
  };
}

/** How much higher the next stone of a tower lies. */
function rise(size: number): number {
  return 0.25 * size;
}

export function dieSpot({ tray }: Layout, index: number, kept: ReadonlySet<number>): Place {
  const { dice, abreast, rows, die } = tray;
  const before = (isKept: boolean): number => [...Array(index).keys()].filter((i) => kept.has(i) === isKept).length;
  const ledge = ledgeRows(tray, kept.size);
  const place = before(kept.has(index));
  const row = kept.has(index) ? Math.floor(place / abreast) : ledge + Math.floor(place / abreast);
  const left = dice.x + (dice.width - abreast * die) / 2;
  const pitch = Math.min(dice.height / rows, die * 1.16);
  const top = dice.y + (dice.height - rows * pitch) / 2;
  return { x: left + ((place % abreast) + 0.5) * die, y: top + (row + 0.5) * pitch, size: die };
}

/** Kept dice lie on the ledge, which is as long as it must be. */
export function ledgeRows({ abreast }: Tray, kept: number): number {
  return Math.max(1, Math.ceil(kept / abreast));
}

export function blackSpot({ tray }: Layout): Place {
  const { cup } = tray;
  const size = 0.8 * Math.min(tray.die, cup.height);
  const bar = cup.width > 3 * cup.height;
  return { x: bar ? cup.x + cup.width - 0.7 * size : cup.x + cup.width / 2, y: bar ? cup.y + cup.height / 2 : cup.y + 0.6 * size, size };
}

function cupSpot({ tray }: Layout): Spot {
  return { x: tray.cup.x + tray.cup.width / 2, y: tray.cup.y + tray.cup.height / 2 };
}

/** Tiles of a column in the order in which they were laid, reading from left to right. */
export function offerSpot(layout: Layout, colour: Colour, index: number, of: number): Place {
  const { base, box } = layout.arcade;
  const column = columnBox(layout, colour);
  const abreast = of <= 1 ? 1 : of <= 4 ? 2 : 3;
  const rows = Math.max(1, Math.ceil(of / abreast));
  const size = Math.min((column.width - 4) / abreast, (base - 40) / rows, 92);
  return {
    x: column.x + column.width / 2 + ((index % abreast) - (Math.min(of, abreast) - 1) / 2) * size,
    y: box.y + box.height - base + 4 + (Math.floor(index / abreast) + 0.5) * size,
    size: size * 0.94,
  };
}

export function squareSpot(court: Court, square: Square): Place {
  const { x, y } = squareAt(square);
  return {
    x: court.x + (x - court.left + 0.5) * court.size,
    y: court.y + (y - court.top + 0.5) * court.size,
    size: court.size,
  };
}

export function reserveSpot(box: Box, index: number, of: number): Place {
  if (box.height > box.width) {
    const size = Math.min(FINGER, (box.height - 50) / Math.max(1, of));
    return { x: box.x + box.width / 2, y: box.y + 44 + (index + 0.5) * size, size: Math.min(size * 0.94, box.width - 14) };
  }
  const size = Math.min(FINGER, (box.width - 150) / Math.max(1, of));
  return { x: box.x + 140 + (index + 0.5) * size, y: box.y + box.height / 2, size: Math.min(size * 0.94, box.height - 14) };
}

/** The middle of a place and how large a piece is there. */
export function spotOf(layout: Layout, where: Where, kept: ReadonlySet<number>, shown: number): Place {
  const { arcade, figures } = layout;
  switch (where.on) {
    case 'away':
    case 'banner':
      return { x: arcade.box.x + arcade.box.width / 2, y: arcade.box.y + 0.4 * arcade.box.height, size: 80 };
    case 'cup':
      return { ...cupSpot(layout), size: 60 };
    case 'black':
      return blackSpot(layout);
    case 'die':
      return dieSpot(layout, where.index, kept);
    case 'figure':
      return portrait(figures[where.figure] ?? arcade.box);
    case 'chips': {
      const box = figures[where.figure] ?? arcade.box;
      return { x: box.x + 0.6 * box.width, y: box.y + box.height / 2, size: 44 };
    }
    case 'bonus':
      return bonusSpot(layout, where.colour);
    case 'column': {
      const column = columnBox(layout, where.colour);
      return { x: column.x + column.width / 2, y: column.y + arcade.head, size: 60 };
    }
    case 'field': {
      const box = fieldBox(layout, where.colour, where.field);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, size: markerSize(layout) };
    }
    case 'stone':
      return trackSpot(layout, where.colour, where.height, where.level);
    case 'offer':
      return offerSpot(layout, where.colour, where.index, where.of);
    case 'square':
      if (layout.court && where.figure === shown) return squareSpot(layout.court, where.square);
      return portrait(figures[where.figure] ?? arcade.box);
    case 'reserve':
      if (layout.reserve && where.figure === shown) return reserveSpot(layout.reserve, where.index, where.of);
      return portrait(figures[where.figure] ?? arcade.box);
    case 'palace': {
      const { court } = layout;
      if (!court || where.figure !== shown) return portrait(figures[where.figure] ?? arcade.box);
      return { x: court.box.x + court.box.width / 2, y: court.box.y + court.box.height / 2, size: 100 };
    }
  }
}

export function markerSize({ arcade }: Layout): number {
  return Math.min(0.92 * arcade.field, 0.9 * arcade.row, 64);
}

export function portrait(box: Box): Place {
  const size = Math.min(box.height - 8, 64);
  return { x: box.x + 8 + size / 2, y: box.y + box.height / 2, size };
}
