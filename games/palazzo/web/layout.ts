// Where everything lies in the picture: site and supply, the own estate with desk and hand, the others.
import type { PalazzoView, Quarry } from '@web/rules/types/palazzo';
import { QUARRIES, handOf } from './pieces';

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

/** Something that a tile or a card can lie on. */
export type Where =
  | { readonly on: 'stack' | 'box' | 'deck' | 'discard' | 'riders' }
  | { readonly on: 'depot' | 'pending' | 'display'; readonly index: number; readonly of: number }
  | { readonly on: 'quarry'; readonly quarry: Quarry; readonly index: number; readonly of: number }
  | { readonly on: 'hand'; readonly seat: number; readonly index: number; readonly of: number }
  | { readonly on: 'bid'; readonly seat: number }
  | {
      readonly on: 'palace';
      readonly seat: number;
      /** From 1, as in the moves. */
      readonly palace: number;
      readonly of: number;
      /** From the ground, beginning with 0. */
      readonly storey: number;
    };

export interface Panel {
  readonly seat: number;
  readonly own: boolean;
  readonly box: Box;
  /** The ground on which the palaces stand. */
  readonly estate: Box;
  /** Where the cards lie; of others small ones, beside their name. */
  readonly purse: Box;
}

export interface Layout {
  readonly narrow: boolean;
  readonly width: number;
  readonly height: number;
  readonly depot: Box;
  readonly quarries: Readonly<Record<Quarry, Box>>;
  readonly supply: Box;
  /** What must be done now: buttons, money that is turned up, tiles to build, bids. */
  readonly desk: Box;
  readonly crate: Box;
  readonly panels: readonly Panel[];
}

export const STOREY = { width: 190, height: 80 };
export const CARD = { width: 84, height: 118 };
const GAP = 20;
const HEAD = 74;

const SITE = 892;
const OWN = 880;
const SLIM = 600;
/** So many cards in a row can still be told apart by a finger. */
const CARDS_FOR_FINGERS = 7;

export function layOut(view: PalazzoView, near: number, narrow: boolean): Layout {
  const seats = view.estates.length;
  const others = Array.from({ length: seats - 1 }, (_, i) => (near + 1 + i) % seats);
  return narrow ? slim(view, near, others) : wide(near, others);
}

function wide(near: number, others: readonly number[]): Layout {
  const width = SITE + GAP + OWN;
  const supply = { x: 0, y: 0, width: SITE, height: 128 };
  const side = STOREY.width + 30;
  const across = { width: SITE - 2 * side - 2 * GAP, height: 232 };
  const depotHeight = 420;
  const left = side + GAP;
  const top = supply.height + GAP;
  const middle = top + across.height + GAP;
  const quarries = {
    north: { x: left, y: top, ...across },
    east: { x: SITE - side, y: middle, width: side, height: depotHeight },
    south: { x: left, y: middle + depotHeight + GAP, ...across },
    west: { x: 0, y: middle, width: side, height: depotHeight },
  };
  const siteHeight = middle + depotHeight + GAP + across.height;
  const x = SITE + GAP;
  const estateHeight = 520;
  const deskTop = HEAD + estateHeight + GAP;
  const purseHeight = CARD.height + 36;
  const desk = { x, y: deskTop, width: OWN, height: siteHeight - purseHeight - GAP - deskTop };
  const own: Panel = {
    seat: near,
    own: true,
    box: { x, y: 0, width: OWN, height: siteHeight },
    estate: { x: x + 24, y: HEAD, width: OWN - 48, height: estateHeight },
    purse: { x: x + 24, y: desk.y + desk.height + GAP, width: OWN - 48, height: purseHeight },
  };
  const rowTop = siteHeight + GAP;
  const share = (width - GAP * (others.length - 1)) / others.length;
  const panels = others.map((seat, i) => panelOf(seat, i * (share + GAP), rowTop, share, OTHERS));
  return {
    narrow: false,
    width,
    height: rowTop + OTHERS,
    depot: { x: left, y: middle, width: across.width, height: depotHeight },
    quarries,
    supply,
    desk,
    crate: { x: 24, y: quarries.south.y + 40, width: side - 48, height: 150 },
    panels: [own, ...panels].sort((a, b) => a.seat - b.seat),
  };
}

const OTHERS = 380;
const OTHERS_SLIM = 300;

function panelOf(seat: number, x: number, y: number, width: number, height: number): Panel {
  return {
    seat,
    own: false,
    box: { x, y, width, height },
    estate: { x: x + 18, y: y + 66, width: width - 36, height: height - 84 },
    purse: { x: x + width * 0.42, y: y + 12, width: width * 0.36, height: 50 },
  };
}

/** On a phone a tile must be as large as a fingertip, so everything lies in one column. */
function slim(view: PalazzoView, near: number, others: readonly number[]): Layout {
  const width = SLIM;
  const palaces = (view.estates[near]?.length ?? 0) + 1;
  const rows = Math.max(1, Math.ceil(palaces / 3));
  const estateHeight = rows * 412;
  const estate = { x: 10, y: HEAD, width: width - 20, height: estateHeight };
  const deskHeight = view.auction ? 112 + 52 * view.estates.length : 186;
  const desk = { x: 0, y: HEAD + estateHeight + GAP, width, height: deskHeight };
  const hand = Math.ceil(handOf(view).length / CARDS_FOR_FINGERS);
  const purse = { x: 10, y: desk.y + desk.height + GAP, width: width - 20, height: Math.max(1, hand) * CARD_ROW + 24 };
  const own: Panel = {
    seat: near,
    own: true,
    box: { x: 0, y: 0, width, height: purse.y + purse.height },
    estate,
    purse,
  };
  const rowsOf = (n: number): number => Math.max(1, Math.ceil(n / 3)) * (STOREY.height + 10) + 50;
  const supply = { x: 0, y: own.box.height + GAP, width, height: 128 };
  let top = supply.y + supply.height + GAP;
  const depot = { x: 0, y: top, width, height: rowsOf(view.site.depot.length) };
  top += depot.height + GAP / 2;
  const quarries = Object.fromEntries(
    QUARRIES.map((quarry, i) => {
      const box = { x: 0, y: top, width, height: rowsOf(view.site.quarries[i]?.length ?? 0) };
      top += box.height + GAP / 2;
      return [quarry, box];
    }),
  ) as Record<Quarry, Box>;
  const panels = others.map((seat) => {
    const panel = panelOf(seat, 0, top, width, OTHERS_SLIM);
    top += OTHERS_SLIM + GAP / 2;
    return panel;
  });
  return {
    narrow: true,
    width,
    height: top,
    depot,
    quarries,
    supply,
    desk,
    crate: { x: width - 156, y: desk.y + 20, width: 144, height: 120 },
    panels: [own, ...panels].sort((a, b) => a.seat - b.seat),
  };
}

/** Tiles in rows that fill a box below its caption; many tiles lie closer. */
export function tileSpots({ x, y, width, height }: Box, n: number): readonly Spot[] {
  const caption = 42;
  const columns = Math.max(1, Math.floor((width + 6) / (STOREY.width + 8)));
  const rows = Math.max(1, Math.ceil(n / columns));
  const room = height - caption - 14;
  const pitch = Math.min(STOREY.height + 10, rows > 1 ? (room - STOREY.height) / (rows - 1) : room);
  const used = STOREY.height + (rows - 1) * pitch;
  const first = y + caption + (room - used) / 2 + STOREY.height / 2;
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, n - row * columns);
    return {
      x: x + width / 2 + ((i % columns) - (inRow - 1) / 2) * (STOREY.width + 8),
      y: first + row * pitch,
      scale: 1,
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

const PLOT = { width: STOREY.width + 22, height: 5 * STOREY.height + 66 };

export function plots({ x, y, width, height }: Box, n: number): readonly Plot[] {
  let best = { rows: 1, scale: 0 };
  for (let rows = 1; rows <= 4; rows++) {
    const columns = Math.ceil(n / rows);
    const scale = Math.min(1, width / (columns * PLOT.width), height / (rows * PLOT.height));
    if (scale > best.scale + 0.001) best = { rows, scale };
  }
  const { rows, scale } = best;
  const columns = Math.max(1, Math.ceil(n / rows));
  const rowHeight = height / rows;
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, n - row * columns);
    return {
      x: x + width / 2 + ((i % columns) - (inRow - 1) / 2) * PLOT.width * scale,
      ground: y + (row + 1) * rowHeight - 30 * scale,
      scale,
    };
  });
}

/** On the own ground there is always a free plot, so that nothing jumps when it is needed. */
export function plotsOf(panel: Panel, palaces: number): readonly Plot[] {
  return plots(panel.estate, palaces + (panel.own ? 1 : 0));
}

export function storeySpot(plot: Plot, storey: number): Spot {
  const { x, ground, scale } = plot;
  return { x, y: ground - (storey + 0.5) * STOREY.height * scale, scale };
}

/** Where money lies that is turned up. */
export function displayBox({ desk }: Layout): Box {
  return { ...desk, x: desk.x + 24, width: desk.width - 48 };
}

/** Where tiles lie that must be built; on a phone the box stands beside them. */
export function pendingBox({ desk, crate, narrow }: Layout): Box {
  const { x, y, width, height } = desk;
  return narrow
    ? { x: x + 10, y: y - 26, width: crate.x - x - 20, height: height + 26 }
    : { x: x + 24, y, width: width - 48, height };
}

/** Bids lie beside the buttons, or below them. */
export function bidsBox({ desk, narrow }: Layout): Box {
  const { x, y, width, height } = desk;
  return narrow
    ? { x: x + 10, y: y + 106, width: width - 20, height: height - 112 }
    : { x: x + width * 0.38, y: y + 8, width: width * 0.59, height: height - 16 };
}

export function deskButton(layout: Layout, index: number): Box {
  const { x, y, width, height } = layout.desk;
  return layout.narrow
    ? { x: x + 10 + index * ((width - 30) / 2 + 10), y, width: (width - 30) / 2, height: 96 }
    : { x: x + 28, y: y + 8 + index * ((height - 8) / 2), width: width * 0.33, height: (height - 24) / 2 };
}

/** Where that is in the picture. */
export function spotOf(layout: Layout, where: Where): Spot {
  switch (where.on) {
    case 'stack':
      return { x: layout.supply.x + 90, y: layout.supply.y + 72, scale: 0.8 };
    case 'riders':
      return { x: layout.supply.x + 300, y: layout.supply.y + 72, scale: 0.8 };
    case 'deck':
      return { x: layout.supply.x + layout.supply.width - 190, y: layout.supply.y + 68, scale: 0.7 };
    case 'discard':
      return { x: layout.supply.x + layout.supply.width - 70, y: layout.supply.y + 68, scale: 0.7 };
    case 'box':
      return { ...middleOf(layout.crate), scale: 0.5 };
    case 'depot':
      return at(tileSpots(layout.depot, where.of), where.index, layout.depot);
    case 'quarry': {
      const box = layout.quarries[where.quarry];
      return at(tileSpots(box, where.of), where.index, box);
    }
    case 'pending':
      return at(tileSpots(pendingBox(layout), where.of), where.index, layout.desk);
    case 'display':
      return at(cardSpots(displayBox(layout), where.of), where.index, layout.desk);
    case 'bid':
      return { ...middleOf(bidsBox(layout)), scale: 0.5 };
    case 'hand': {
      const panel = layout.panels[where.seat];
      return panel
        ? at(cardSpots(panel.purse, where.of), where.index, panel.purse)
        : { ...middleOf(layout.desk), scale: 0.5 };
    }
    case 'palace': {
      const panel = layout.panels[where.seat];
      const plot = panel && plotsOf(panel, where.of)[where.palace - 1];
      return plot ? storeySpot(plot, where.storey) : { ...middleOf(layout.desk), scale: 0.5 };
    }
  }
}

function at(spots: readonly Spot[], index: number, box: Box): Spot {
  return spots[index] ?? { ...middleOf(box), scale: 1 };
}

function middleOf({ x, y, width, height }: Box): { readonly x: number; readonly y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}
