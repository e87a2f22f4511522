// Where everything lies in the picture, for the room there is. Two units are a pixel of the screen.
import type { BuiltTile } from '@web/rules/types/alhambra';
import { ABREAST, COLOURS, ROWS, squareAt } from './pieces';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Form = 'wide' | 'square' | 'slim';

export interface Asked {
  readonly alcazaba: boolean;
  readonly figures: number;
  /** The room in pixels. */
  readonly width: number;
  readonly height: number;
  /** A phone that stands: everything one below the other, and the page scrolls. */
  readonly slim: boolean;
  /** The own hand has chips that are tools. */
  readonly tools: boolean;
  /** A palace is what matters now: on a phone it comes before the columns. */
  readonly building: boolean;
  readonly palace: readonly BuiltTile[];
}

export interface Arcade {
  readonly box: Box;
  readonly head: number;
  readonly base: number;
  readonly row: number;
  /** The arches between their pillars. */
  readonly columns: readonly Box[];
  /** Pillars carry the building tracks where there is room for them. */
  readonly pillar: number;
  readonly field: number;
}

export interface Tray {
  readonly box: Box;
  readonly cup: Box;
  readonly dice: Box;
  readonly abreast: number;
  readonly rows: number;
  readonly die: number;
}

/** The part of the ground on which a palace is seen. */
export interface Court {
  readonly box: Box;
  readonly size: number;
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  readonly x: number;
  readonly y: number;
}

export interface Layout {
  readonly form: Form;
  readonly width: number;
  readonly height: number;
  readonly arcade: Arcade;
  readonly tray: Tray;
  readonly tools: Box;
  readonly figures: readonly Box[];
  /** The building tracks, where pillars are too thin for them. */
  readonly friezes: readonly Box[];
  readonly court: Court | null;
  readonly reserve: Box | null;
}

const UNIT = 2;
const GAP = 14;
/** A fingertip: 44 pixels. */
export const FINGER = 44 * UNIT;
const NARROWEST = 620;
const LOWEST = 290;
const HIGHEST = 860;
/** Wider than this, the dice lie beside the gallery, else before it. */
const BROAD = 1.6;

export function layOut(asked: Asked): Layout {
  if (asked.slim) return slim(asked);
  // In a window that is smaller than all of it, everything is drawn smaller.
  const zoom = Math.max(1, NARROWEST / asked.width, LOWEST / asked.height);
  const width = UNIT * zoom * asked.width;
  const height = UNIT * Math.min(HIGHEST, zoom * asked.height);
  if (width / height >= BROAD) return asked.alcazaba ? wideCourt(asked, width, height) : wide(asked, width, height);
  return asked.alcazaba ? squareCourt(asked, width, height) : square(asked, width, height);
}

function wide(asked: Asked, width: number, height: number): Layout {
  const side = clamp(0.3 * width, 500, 640);
  const x = width - side;
  const others = asked.figures * 88 + (asked.tools ? FINGER + 14 + GAP : 0) + GAP;
  const tray = { x, y: 0, width: side, height: clamp(height - others, Math.max(296, 0.42 * height), 500) };
  const tools = { x, y: tray.height + GAP, width: side, height: asked.tools ? FINGER + 14 : 0 };
  const below = tools.y + tools.height + (asked.tools ? GAP : 0);
  return {
    form: 'wide',
    width,
    height,
    arcade: arcadeIn({ x: 0, y: 0, width: x - 2 * GAP, height }, true),
    tray: trayIn(tray),
    tools,
    figures: figuresIn({ x, y: below, width: side, height: height - below }, asked.figures),
    friezes: [],
    court: null,
    reserve: null,
  };
}

function wideCourt(asked: Asked, width: number, height: number): Layout {
  // In a low window the palace takes the room that dice do not need while one builds.
  const tight = height < 800;
  const arcade = { x: 0, y: 0, width: (tight && asked.building ? 0.36 : 0.44) * width, height };
  const x = arcade.width + 2 * GAP;
  const right = width - x;
  const low = tight && asked.building ? 184 : clamp(0.4 * height, 284, 420);
  const tray = { x, y: height - low, width: Math.max(486, 0.6 * right), height: low };
  const people = { x: x + tray.width + GAP, y: tray.y, width: right - tray.width - GAP, height: low };
  const ground = { x, y: 0, width: right, height: height - low - GAP };
  return {
    form: 'wide',
    width,
    height,
    arcade: arcadeIn(arcade, false, true),
    tray: trayIn(tray),
    tools: { x: tray.x, y: tray.y, width: 0, height: 0 },
    figures: figuresIn(people, asked.figures),
    friezes: [],
    ...courtIn(ground, asked.palace, true),
  };
}

function square(asked: Asked, width: number, height: number): Layout {
  const tools = asked.tools ? FINGER + 14 : 0;
  const low = Math.max(296, 0.27 * height);
  const upper = height - low - GAP;
  const trayWidth = 0.56 * width;
  const x = trayWidth + GAP;
  const people = { x, y: upper + GAP, width: width - x, height: low - tools };
  return {
    form: 'square',
    width,
    height,
    arcade: arcadeIn({ x: 0, y: 0, width, height: upper }, true),
    tray: trayIn({ x: 0, y: upper + GAP, width: trayWidth, height: low }),
    tools: { x, y: height - tools + (tools ? 8 : 0), width: width - x, height: Math.max(0, tools - 8) },
    figures: figuresIn(people, asked.figures),
    friezes: [],
    court: null,
    reserve: null,
  };
}

function squareCourt(asked: Asked, width: number, height: number): Layout {
  const low = Math.max(296, 0.26 * height);
  const upper = height - low - GAP;
  const half = 0.5 * width;
  const trayWidth = 0.58 * width;
  return {
    form: 'square',
    width,
    height,
    arcade: arcadeIn({ x: 0, y: 0, width: half - GAP, height: upper }, false, true),
    tray: trayIn({ x: 0, y: upper + GAP, width: trayWidth, height: low }),
    tools: { x: 0, y: height, width: 0, height: 0 },
    figures: figuresIn({ x: trayWidth + GAP, y: upper + GAP, width: width - trayWidth - GAP, height: low }, asked.figures),
    friezes: [],
    ...courtIn({ x: half, y: 0, width: half, height: upper }, asked.palace),
  };
}

/** One below the other: columns, dice, and then what one looks at more rarely. */
function slim(asked: Asked): Layout {
  const width = UNIT * Math.max(320, asked.width);
  let y = 0;
  const next = (height: number): Box => {
    const box = { x: 0, y, width, height };
    if (height > 0) y += height + GAP;
    return box;
  };
  const dice = 2 * FINGER + FINGER + 34;
  const rows = asked.alcazaba ? 592 : 548;
  const first = asked.building ? next(dice) : null;
  const ground = asked.alcazaba && asked.building ? next(680) : null;
  const arcade = next(rows);
  const tray = first ?? next(dice);
  const tools = next(asked.tools ? FINGER + 14 : 0);
  const court = ground ?? (asked.alcazaba ? next(680) : null);
  const friezes = asked.alcazaba ? [] : COLOURS.map(() => next(66)).map((box, i) => ({ ...box, y: box.y - i * 8 }));
  y -= asked.alcazaba ? 0 : 40;
  const people = figuresIn(next(62 * Math.ceil(asked.figures / 2)), asked.figures);
  return {
    form: 'slim',
    width,
    height: y,
    arcade: arcadeIn(arcade, false, asked.alcazaba),
    tray: trayIn(tray),
    tools,
    figures: people,
    friezes,
    ...(court ? courtIn(court, asked.palace) : { court: null, reserve: null }),
  };
}

function arcadeIn(box: Box, pillars: boolean, offers = false): Arcade {
  const margin = 26;
  const pitch = (box.width - margin) / COLOURS.length;
  const pillar = pillars ? Math.max(44, 0.3 * pitch) : Math.max(8, 0.07 * pitch);
  const head = clamp(0.16 * box.height, 62, 180);
  const base = clamp((offers ? 0.2 : 0.13) * box.height, offers ? 116 : 84, offers ? 220 : 130);
  const columns = COLOURS.map((_, i) => ({
    x: box.x + margin + i * pitch,
    y: box.y,
    width: pitch - pillar,
    height: box.height,
  }));
  return {
    box,
    head,
    base,
    row: (box.height - head - base) / ROWS,
    columns,
    pillar,
    field: (pitch - pillar) / ABREAST,
  };
}

/** Dice on the left and the cup on the right; where all dice lie in a row, the cup is a bar below them. */
function trayIn(box: Box): Tray {
  const bar = box.width / 8 >= 0.93 * FINGER && box.width / box.height > 2.3;
  const inner = { x: box.x + 10, y: box.y + 10, width: box.width - 20, height: box.height - 20 };
  if (bar) {
    const height = inner.height - FINGER - 6;
    const cup = { ...inner, y: inner.y + height + 6, height: FINGER };
    return { box, cup, dice: { ...inner, height }, abreast: 8, rows: 2, die: Math.min(inner.width / 8, height / 2) };
  }
  const cupWidth = Math.max(124, 0.27 * inner.width);
  const width = inner.width - cupWidth - 10;
  // As large as they get: eight in a row need two rows, fewer need three.
  const sizeOf = (many: number): number => Math.min(width / many, inner.height / (many === 8 ? 2 : 3), 130);
  const abreast = [4, 5, 6, 7, 8].reduce((best, many) => (sizeOf(many) > sizeOf(best) ? many : best));
  const rows = abreast === 8 ? 2 : 3;
  return {
    box,
    cup: { x: inner.x + width + 10, y: inner.y, width: cupWidth, height: inner.height },
    dice: { ...inner, width },
    abreast,
    rows,
    die: sizeOf(abreast),
  };
}

function figuresIn(box: Box, figures: number): readonly Box[] {
  const fits = box.height / figures >= 46 && box.width / box.height < 3.2;
  const columns = fits ? 1 : 2;
  const rows = Math.ceil(figures / columns);
  const height = Math.min(92, box.height / rows);
  const width = (box.width - (columns - 1) * 8) / columns;
  return Array.from({ length: figures }, (_, i) => ({
    x: box.x + Math.floor(i / rows) * (width + 8),
    y: box.y + (i % rows) * height,
    width,
    height: height - 6,
  }));
}

/** The palace as large as it fits, with room for one more tile all round; below it or beside it lies the reserve. */
function courtIn(box: Box, palace: readonly BuiltTile[], beside = false): { court: Court; reserve: Box } {
  const store = FINGER + 16;
  const ground = beside
    ? { ...box, width: box.width - store - 8 }
    : { ...box, height: box.height - store - 8 };
  const squares = [{ x: 0, y: 0 }, ...palace.map(({ square }) => squareAt(square))];
  const xs = squares.map(({ x }) => x);
  const ys = squares.map(({ y }) => y);
  const left = Math.min(...xs) - 1;
  const top = Math.min(...ys) - 1;
  const columns = Math.max(...xs) + 2 - left;
  const rows = Math.max(...ys) + 2 - top;
  const size = Math.min((ground.width - 16) / columns, (ground.height - 16) / rows, 170);
  return {
    court: {
      box: ground,
      size,
      left,
      top,
      columns,
      rows,
      x: ground.x + (ground.width - columns * size) / 2,
      y: ground.y + (ground.height - rows * size) / 2,
    },
    reserve: beside
      ? { ...box, x: box.x + ground.width + 8, width: store }
      : { ...box, y: box.y + ground.height + 8, height: store },
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
