// How the boxes share a room: side by side where it is broad, in three columns where it is low, one below the other
// where it stands.
import type { Quarry } from '@web/rules/types/palazzo';
import { type Box, CARD } from './boxes';
import { type Asked, type Layout, type Panel, storeysFor } from './layout';

const GAP = 16;
const HEAD = 66;
const PURSE = CARD.height + 24;
const STRIP = 92;
const CHIP = 76;

/** The others as they follow in turn. */
function othersOf({ seats, near }: Asked): readonly number[] {
  return Array.from({ length: seats - 1 }, (_, i) => (near + 1 + i) % seats);
}

type Site = Pick<Layout, 'depot' | 'quarries' | 'stack' | 'riders' | 'bank'>;
type Own = Pick<Layout, 'ground' | 'head' | 'estate' | 'desk' | 'purse'>;

/** The site on the left, the own place on the right; one opponent below it, several in a row below all. */
export function broad(asked: Asked, width: number, height: number): Layout {
  const others = othersOf(asked);
  const alone = others.length === 1;
  const row = alone ? 0.25 * height : 0.27 * height;
  const upper = height - row - GAP;
  const left = 0.46 * width;
  const ownWidth = width - left - GAP;
  const site = cross({ x: 0, y: 0, width: left, height: alone ? height : upper });
  const panels = alone
    ? rowOf(others, { x: left + GAP, y: upper + GAP, width: ownWidth, height: row })
    : rowOf(others, { x: 0, y: upper + GAP, width, height: row });
  return table(asked, width, height, site, ownIn({ x: left + GAP, y: 0, width: ownWidth, height: upper }), panels);
}

/** A window that stands: the site above, the own place below it, the others at the foot. */
export function tall(asked: Asked, width: number, height: number): Layout {
  const row = 0.18 * height;
  const site = cross({ x: 0, y: 0, width, height: 0.37 * height });
  const top = 0.37 * height + GAP;
  const own = ownIn({ x: 0, y: top, width, height: height - top - row - GAP });
  return table(asked, width, height, site, own, rowOf(othersOf(asked), { x: 0, y: height - row, width, height: row }));
}

function table(asked: Asked, width: number, height: number, site: Cross, own: Own, panels: readonly Panel[]): Layout {
  const { near } = asked;
  const { crate, ...rest } = site;
  return {
    ...{ width, height, scrolls: false, near, front: near, storeys: storeysFor(asked.tallest) },
    ...rest,
    ...own,
    crate,
    crateOnDesk: false,
    panels,
    chips: [],
  };
}

interface Cross extends Site {
  readonly crate: Box;
}

/** The depot in the middle of the four quarries; what comes from nowhere and goes there stands in the corners. */
function cross({ x, y, width, height }: Box): Cross {
  const side = 0.27 * width;
  const edge = 0.24 * height;
  const left = x + side + GAP;
  const top = y + edge + GAP;
  const inner = { width: width - 2 * (side + GAP), height: height - 2 * (edge + GAP) };
  const right = x + width - side;
  const bottom = y + height - edge;
  return {
    depot: { x: left, y: top, ...inner },
    quarries: {
      north: { x: left, y, width: inner.width, height: edge },
      east: { x: right, y: top, width: side, height: inner.height },
      south: { x: left, y: bottom, width: inner.width, height: edge },
      west: { x, y: top, width: side, height: inner.height },
    },
    stack: { x, y, width: side, height: edge },
    riders: { x: right, y, width: side, height: edge },
    bank: { x: right, y: bottom, width: side, height: edge },
    crate: { x, y: bottom, width: side, height: edge },
  };
}

/** Palaces, desk and hand below each other. */
function ownIn(ground: Box): Own {
  const { x, y, width, height } = ground;
  const desk = Math.max(150, 0.19 * height);
  const estate = height - HEAD - desk - PURSE - 2 * GAP;
  return {
    ground,
    head: { x, y, width, height: HEAD },
    estate: { x: x + 18, y: y + HEAD, width: width - 36, height: estate },
    desk: { x: x + 14, y: y + HEAD + estate + GAP / 2, width: width - 28, height: desk },
    purse: { x: x + 18, y: y + height - PURSE - 6, width: width - 36, height: PURSE },
  };
}

/** A window that is low: the site, the palaces, the desk, and the hand below these two. */
export function low(asked: Asked, width: number, height: number): Layout {
  const left = 0.38 * width;
  const strip = stripIn({ x: 0, y: 0, width: left, height: STRIP });
  const rest = height - STRIP - GAP / 2;
  const depot = { x: 0, y: STRIP + GAP / 2, width: left, height: 0.36 * rest };
  const below = depot.y + depot.height + GAP / 2;
  const pair = { width: (left - GAP / 2) / 2, height: (height - below - GAP / 2) / 2 };
  const second = pair.width + GAP / 2;
  const third = below + pair.height + GAP / 2;
  const quarries: Record<Quarry, Box> = {
    north: { x: 0, y: below, ...pair },
    east: { x: second, y: below, ...pair },
    west: { x: 0, y: third, ...pair },
    south: { x: second, y: third, ...pair },
  };
  const x = left + GAP;
  const ground = { x, y: 0, width: width - x, height };
  const estate = { x: x + 14, y: HEAD, width: 0.56 * ground.width - 14, height: height - HEAD - PURSE - 14 };
  const deskLeft = estate.x + estate.width + GAP;
  const desk = { x: deskLeft, y: CHIP + GAP, width: width - deskLeft - 14, height: height - CHIP - GAP - PURSE - 18 };
  return {
    ...{ width, height, scrolls: false, near: asked.near, front: asked.front, storeys: storeysFor(asked.tallest) },
    ...strip,
    depot,
    quarries,
    ground,
    head: { x, y: 0, width: deskLeft - x, height: HEAD },
    estate,
    desk,
    purse: { x: x + 14, y: height - PURSE - 8, width: ground.width - 28, height: PURSE },
    crate: { x: desk.x + desk.width - 132, y: desk.y + desk.height - 124, width: 124, height: 116 },
    crateOnDesk: true,
    panels: [],
    chips: chipsIn(othersOf(asked), { x: deskLeft, y: 8, width: width - deskLeft - 14, height: CHIP }),
  };
}

/** A phone that stands: what one chooses from, the desk and the hand are on the first screen, the palaces below. */
export function phone(asked: Asked, width: number, height: number): Layout {
  let top = 0;
  const row = (high: number, gap = GAP / 2): Box => {
    const box = { x: 0, y: top, width, height: high };
    top += high + gap;
    return box;
  };
  const chips = row(CHIP);
  const pair = { width: (width - GAP / 2) / 2, height: 132 };
  const upper = row(pair.height);
  const lower = row(pair.height);
  const second = pair.width + GAP / 2;
  const depot = row(Math.max(170, Math.min(230, 0.2 * height)), GAP);
  const groundTop = top;
  top += 10;
  const desk = row(176);
  const purse = row(PURSE);
  const head = row(HEAD, 0);
  const estate = row(340, 0);
  const ground = { x: 0, y: groundTop, width, height: top - groundTop };
  top += GAP;
  const strip = stripIn(row(STRIP, 0));
  const within = ({ x, ...box }: Box, by: number): Box => ({ ...box, x: x + by, width: width - 2 * by });
  return {
    ...{ width, height: top, scrolls: true, near: asked.near, front: asked.front, storeys: storeysFor(asked.tallest) },
    ...strip,
    depot,
    quarries: {
      north: { ...upper, ...pair },
      east: { ...upper, ...pair, x: second },
      west: { ...lower, ...pair },
      south: { ...lower, ...pair, x: second },
    },
    ground,
    head,
    estate: within(estate, 12),
    desk: within(desk, 8),
    purse: within(purse, 12),
    crate: { x: width - 148, y: desk.y + desk.height - 124, width: 128, height: 116 },
    crateOnDesk: true,
    panels: [],
    chips: chipsIn(othersOf(asked), chips),
  };
}

function stripIn({ x, y, width, height }: Box): Pick<Layout, 'stack' | 'riders' | 'bank'> {
  const third = (width - GAP) / 3;
  const at = (i: number): Box => ({ x: x + i * (third + GAP / 2), y, width: third, height });
  return { stack: at(0), riders: at(1), bank: at(2) };
}

function rowOf(seats: readonly number[], { x, y, width, height }: Box): readonly Panel[] {
  const share = (width - GAP * (seats.length - 1)) / seats.length;
  return seats.map((seat, i) => {
    const box = { x: x + i * (share + GAP), y, width: share, height };
    return {
      seat,
      box,
      estate: { x: box.x + 14, y: y + 62, width: share - 28, height: height - 72 },
      purse: { x: box.x + share * 0.42, y: y + 8, width: share * 0.38, height: 48 },
    };
  });
}

function chipsIn(seats: readonly number[], { x, y, width, height }: Box): Layout['chips'] {
  const share = (width - 8 * (seats.length - 1)) / seats.length;
  return seats.map((seat, i) => ({ seat, x: x + i * (share + 8), y, width: share, height }));
}
