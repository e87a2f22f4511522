// Where everything lies in the picture: the site, the own estate with desk and hand, the others.
import { stands } from '@web/board/room.svelte';
import type { Quarry } from '@web/rules/types/palazzo';
import { broad, low, phone, tall } from './arrange';
import { type Box, type Plot, type Spot, cardSpots, middleOf, plots, storeySpot, tileSpots } from './boxes';

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

/** Another player, all of whose palaces are seen. */
export interface Panel {
  readonly seat: number;
  readonly box: Box;
  /** The ground on which the palaces stand. */
  readonly estate: Box;
  /** Small cards, beside their name. */
  readonly purse: Box;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** It is higher than the window, on a phone that stands. */
  readonly scrolls: boolean;
  readonly depot: Box;
  readonly quarries: Readonly<Record<Quarry, Box>>;
  readonly stack: Box;
  readonly riders: Box;
  readonly bank: Box;
  /** The own place, with the name and the points of whose palaces are seen there. */
  readonly ground: Box;
  readonly head: Box;
  readonly near: number;
  /** Whose palaces those are: where there is room for one estate only, others can come to the front. */
  readonly front: number;
  readonly estate: Box;
  /** What must be done now: buttons, money that is turned up, tiles to build, bids. */
  readonly desk: Box;
  /** The own money. */
  readonly purse: Box;
  /** The box for tiles; over the desk it is only seen while something can go there. */
  readonly crate: Box;
  readonly crateOnDesk: boolean;
  /** For how many storeys the plots have room. */
  readonly storeys: number;
  readonly panels: readonly Panel[];
  /** The others where their palaces are not seen. */
  readonly chips: readonly (Box & { readonly seat: number })[];
}

export interface Asked {
  readonly seats: number;
  readonly near: number;
  readonly front: number;
  /** So many storeys has the tallest palace. */
  readonly tallest: number;
  /** In CSS pixels. */
  readonly room: { readonly width: number; readonly height: number };
}

/** Pixels for a unit, in a room of this size; more room makes everything larger. */
const COMMON = { unit: 0.5, area: 1020 * 552 };
/** What is written must be read. */
const LEAST = 0.42;
const ON_A_PHONE = 0.6;
/** In units: less height than this is for three columns. */
const LOW = 880;

/** A liquid layout: the picture has the proportions of the room, and the boxes share it. */
export function layOut(asked: Asked): Layout {
  const { room } = asked;
  if (room.width === 0) return layOut({ ...asked, room: { width: 1020, height: 552 } });
  if (stands(room)) return phone(asked, room.width / ON_A_PHONE, room.height / ON_A_PHONE);
  const unit = Math.max(LEAST, COMMON.unit * Math.sqrt((room.width * room.height) / COMMON.area));
  const width = room.width / unit;
  const height = room.height / unit;
  if (height < LOW) return low(asked, width, height);
  return width < 1.1 * height ? tall(asked, width, height) : broad(asked, width, height);
}

/** Plots for one storey more than there are, so that few palaces are drawn large. */
export function storeysFor(tallest: number): number {
  return Math.min(5, Math.max(3, tallest + 1));
}

/** The plots of whoever is in front; on the own ground there is always a free one, so that nothing jumps. */
export function frontPlots({ estate, near, front, storeys }: Layout, palaces: number): readonly Plot[] {
  return plots(estate, palaces + (front === near ? 1 : 0), storeys);
}

/** Where money lies that is turned up, below what is asked. */
export function displayBox({ desk }: Layout): Box {
  return { x: desk.x + 12, y: desk.y + 46, width: desk.width - 24, height: desk.height - 52 };
}

/** Where tiles lie that must be built; where the box stands on the desk, it is beside them. */
export function pendingBox({ desk, crateOnDesk, crate }: Layout): Box {
  return { ...desk, width: crateOnDesk ? crate.x - desk.x : desk.width };
}

/** Signs to press, side by side where the desk is long; the bids have the rest, while there are some. */
export interface Desk {
  readonly signs: readonly Box[];
  readonly rest: Box;
}

export function deskOf({ desk }: Layout, signs: number, bids: boolean): Desk {
  const gap = 12;
  const { x, y, width, height } = { x: desk.x + 14, y: desk.y + 10, width: desk.width - 28, height: desk.height - 20 };
  if (width < 1.5 * height) {
    const high = ((bids ? 0.54 : 1) * height + (bids ? 0 : gap)) / signs - gap;
    const top = y + signs * (high + gap);
    return {
      signs: Array.from({ length: signs }, (_, i) => ({ x, y: y + i * (high + gap), width, height: high })),
      rest: { x, y: top, width, height: y + height - top },
    };
  }
  const wide = ((bids ? 0.55 : 1) * width + (bids ? 0 : gap)) / signs - gap;
  const left = x + signs * (wide + gap);
  return {
    signs: Array.from({ length: signs }, (_, i) => ({ x: x + i * (wide + gap), y, width: wide, height })),
    rest: { x: left, y, width: x + width - left, height },
  };
}

/** Where that is in the picture. */
export function spotOf(layout: Layout, where: Where): Spot {
  switch (where.on) {
    case 'stack':
      return { ...middleOf(layout.stack), scale: 0.7 };
    case 'riders':
      return { ...middleOf(layout.riders), scale: 0.8 };
    case 'deck':
    case 'discard': {
      const { x, y, width, height } = layout.bank;
      const scale = Math.min(0.8, (height - 12) / 124);
      return { x: x + width / 2 + (where.on === 'deck' ? -1 : 1) * 50 * scale, y: y + height / 2, scale };
    }
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
      return { ...middleOf(deskOf(layout, 2, true).rest), scale: 0.5 };
    case 'hand':
      return inHand(layout, where.seat, where.index, where.of);
    case 'palace': {
      const plot = plotsOf(layout, where.seat, where.of)?.[where.palace - 1];
      return plot ? storeySpot(plot, where.storey) : inChip(layout, where.seat);
    }
  }
}

function plotsOf(layout: Layout, seat: number, palaces: number): readonly Plot[] | undefined {
  if (seat === layout.front) return frontPlots(layout, palaces);
  const panel = layout.panels.find((each) => each.seat === seat);
  return panel && plots(panel.estate, palaces, layout.storeys);
}

function inHand(layout: Layout, seat: number, index: number, of: number): Spot {
  if (seat === layout.near) return at(cardSpots(layout.purse, of), index, layout.purse);
  const panel = layout.panels.find((each) => each.seat === seat);
  return panel ? at(cardSpots(panel.purse, of), index, panel.purse) : inChip(layout, seat);
}

/** What happens where nothing of it is seen happens in the chip. */
function inChip(layout: Layout, seat: number): Spot {
  return { ...middleOf(layout.chips.find((each) => each.seat === seat) ?? layout.desk), scale: 0.3 };
}

function at(spots: readonly Spot[], index: number, box: Box): Spot {
  return spots[index] ?? { ...middleOf(box), scale: 1 };
}
