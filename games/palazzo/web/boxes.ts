// Boxes, and how tiles, cards and palaces lie in them: as large as the box allows, however many there are.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The middle of a piece, and how large it is drawn. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const STOREY = { width: 190, height: 80 };
export const CARD = { width: 84, height: 118 };
/** What is written above tiles. */
export const CAPTION = 42;
/** Where there is much room, pieces are drawn larger than their measure, but not without end. */
const LARGEST = 1.35;

export function middleOf({ x, y, width, height }: Box): { readonly x: number; readonly y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

export function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

/** Tiles in rows that fill a box below its caption; many tiles lie smaller. */
export function tileSpots(box: Box, n: number, caption = CAPTION): readonly Spot[] {
  const area = { x: box.x + 10, y: box.y + caption, width: box.width - 20, height: box.height - caption - 12 };
  const pitch = { x: STOREY.width + 8, y: STOREY.height + 8 };
  let best = { columns: 1, scale: 0 };
  for (let columns = 1; columns <= Math.max(1, n); columns++) {
    const rows = Math.ceil(n / columns);
    const scale = Math.min(LARGEST, (area.width + 8) / (columns * pitch.x), (area.height + 8) / (rows * pitch.y));
    if (scale > best.scale + 0.001) best = { columns, scale };
  }
  const { columns, scale } = best;
  const rows = Math.ceil(n / columns);
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, n - row * columns);
    return {
      x: area.x + area.width / 2 + ((i % columns) - (inRow - 1) / 2) * pitch.x * scale,
      y: area.y + area.height / 2 + (row - (rows - 1) / 2) * pitch.y * scale,
      scale,
    };
  });
}

/** The edges of a tile that lies there. */
export function tileBox({ x, y, scale }: Spot): Box {
  const width = STOREY.width * scale;
  const height = STOREY.height * scale;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

const CARD_ROW = CARD.height + 12;
/** Cards that lie closer than this begin another row, if there is room for one. */
const CLOSEST = 74;

/** Cards side by side, in as many rows as they need; without room for these, one over the other. */
export function cardSpots({ x, y, width, height }: Box, n: number): readonly Spot[] {
  const scale = Math.min(1, height / CARD_ROW);
  const fitting = 1 + Math.floor((width - CARD.width * scale) / (CLOSEST * scale));
  const rows = Math.max(1, Math.min(Math.ceil(n / fitting), Math.floor(height / CARD_ROW)));
  const inRow = Math.max(1, Math.ceil(n / rows));
  const used = Math.ceil(n / inRow);
  const pitch = Math.min((CARD.width + 10) * scale, (width - CARD.width * scale) / Math.max(1, inRow - 1));
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / inRow);
    const here = Math.min(inRow, n - row * inRow);
    return {
      x: x + width / 2 + ((i % inRow) - (here - 1) / 2) * pitch,
      y: y + height / 2 + (row - (used - 1) / 2) * CARD_ROW,
      scale,
    };
  });
}

/** A plot for each palace, the ground at its foot; as many rows as let the tiles be largest. */
export interface Plot {
  readonly x: number;
  readonly ground: number;
  readonly scale: number;
}

const TALLEST = 5;
const PLOT_WIDTH = STOREY.width + 22;
/** What stands above and below the storeys: a roof, and a number. */
const EAVES = 66;

/** For palaces of so many storeys. */
export function plots({ x, y, width, height }: Box, n: number, storeys = TALLEST): readonly Plot[] {
  const plotHeight = storeys * STOREY.height + EAVES;
  let best = { rows: 1, scale: 0 };
  for (let rows = 1; rows <= 4; rows++) {
    const columns = Math.ceil(n / rows);
    const scale = Math.min(LARGEST, width / (columns * PLOT_WIDTH), height / (rows * plotHeight));
    if (scale > best.scale + 0.001) best = { rows, scale };
  }
  const { rows, scale } = best;
  const columns = Math.max(1, Math.ceil(n / rows));
  const rowHeight = height / rows;
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, n - row * columns);
    return {
      x: x + width / 2 + ((i % columns) - (inRow - 1) / 2) * PLOT_WIDTH * scale,
      ground: y + (row + 1) * rowHeight - 30 * scale,
      scale,
    };
  });
}

export function storeySpot(plot: Plot, storey: number): Spot {
  const { x, ground, scale } = plot;
  return { x, y: ground - (storey + 0.5) * STOREY.height * scale, scale };
}
