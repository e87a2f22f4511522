// Where everything lies in the picture: the street with the house in front, the pavement with the own warehouse,
// the heap, and the neighbours. Measured from the room there is, two units to a pixel.
import type { Back, KensingtonView } from '@web/rules/types/kensington';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What others have on the street: their house in small, their name, their gates. */
export interface Plot {
  readonly seat: number;
  readonly box: Box;
  /** Where a house stands in small; null where there is no room for one. */
  readonly facade: Box | null;
  readonly name: Box;
  readonly gates: readonly [Box, Box];
  /** Where their drawn tile is seen. */
  readonly hand: Box;
}

export type Form = 'wide' | 'low' | 'tall';

export interface Layout {
  readonly form: Form;
  readonly width: number;
  readonly height: number;
  /** The sky and the houses, down to the ground. */
  readonly street: Box;
  /** The house in front has this part of the street. */
  readonly stage: Box;
  /** Where points, birds and chips are told. */
  readonly figures: Box;
  readonly birds: Box;
  /** Signs to look nearer, farther, and at the whole house. */
  readonly glasses: readonly [Box, Box, Box];
  /** Where one goes back to the own house. */
  readonly mine: Box;
  readonly pavement: Box;
  readonly hand: Box;
  readonly gates: readonly [Box, Box];
  readonly signs: Box;
  readonly heap: Box;
  readonly backs: readonly { readonly back: Back; readonly box: Box }[];
  readonly plots: readonly Plot[];
}

export const UNIT = 2;
const GAP = 12;
/** As wide and high as a fingertip. */
const FINGER = 44 * UNIT;
/** Narrower than this many pixels, everything lies in one column, unless the window is broad all the same. */
const NARROW = 560;
/** Lower than this, what can be taken lies beside the street and not below it. */
const LOW = 400;

export interface Space {
  readonly width: number;
  /** 0 where it is not known. */
  readonly height: number;
}

export function layOut(view: KensingtonView, near: number, space: Space): Layout {
  const width = Math.max(320, space.width || 960) * UNIT;
  const stands = width < NARROW * UNIT && (space.height === 0 || space.height > space.width);
  const form: Form = stands ? 'tall' : space.height > 0 && space.height < LOW ? 'low' : 'wide';
  const seats = view.houses.length;
  const others = Array.from({ length: seats - 1 }, (_, i) => (near + 1 + i) % seats);
  const backs = view.heap.map(({ back }) => back);
  if (form === 'tall') return tall(width, heightOf(space, 560, 480, 680), others, backs);
  if (form === 'low') return low(width, heightOf(space, 300, 212, LOW), others, backs);
  return wide(width, heightOf(space, Math.min(640, space.width * 0.56), 400, 900), others, backs);
}

function heightOf({ height }: Space, usual: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, height || usual)) * UNIT;
}

function wide(width: number, height: number, others: readonly number[], backs: readonly Back[]): Layout {
  const single = width / backs.length >= 62 * UNIT;
  const rows = single ? 1 : 2;
  const heapHeight = rows * (single ? 66 : 54) * UNIT;
  const heap = { x: 0, y: height - heapHeight, width, height: heapHeight };
  const foot = 88 * UNIT;
  const street = { x: 0, y: 0, width, height: height - heapHeight - GAP };
  const ground = street.height - foot;
  const share = [0, 190, 150, 128, 112][others.length] ?? 112;
  const plotWidth = Math.min(share * UNIT, (0.46 * width) / others.length);
  const right = width - plotWidth * others.length;
  const pavement = { x: 0, y: ground, width: right, height: foot };
  return {
    form: 'wide',
    width,
    height,
    street,
    stage: { x: 0, y: 0, width: right, height: ground },
    figures: { x: 20, y: 16, width: Math.min(right - 40, 760), height: 60 },
    birds: { x: right, y: 14, width: width - right - 12, height: 60 },
    ...onSky({ x: 20, y: 88, size: 60 }, right),
    ...ownGround(pavement, 150 * UNIT),
    heap,
    backs: grid(heap, backs, Math.ceil(backs.length / rows), rows),
    plots: others.map((seat, i) => plotOf(seat, { x: right + i * plotWidth, y: 84, width: plotWidth, height: street.height - 84 }, foot)),
  };
}

/** A phone that lies down: the heap and the others beside the street. */
function low(width: number, height: number, others: readonly number[], backs: readonly Back[]): Layout {
  const columns = 5;
  const side = Math.max(columns * FINGER + 20, width * 0.33);
  const left = width - side - GAP;
  const rows = Math.ceil(backs.length / columns);
  const rowHeight = Math.min(FINGER, (height * 0.58) / rows);
  const heap = { x: left + GAP, y: 0, width: side, height: rows * rowHeight };
  const foot = Math.min(72 * UNIT, height * 0.3);
  const street = { x: 0, y: 0, width: left, height };
  const ground = height - foot;
  const plotTop = heap.height + GAP;
  const plotWidth = side / others.length;
  return {
    form: 'low',
    width,
    height,
    street,
    stage: { x: 0, y: 0, width: left, height: ground },
    figures: { x: 14, y: 10, width: left * 0.58, height: 48 },
    birds: { x: left * 0.62, y: 10, width: left * 0.36, height: 48 },
    ...onSky({ x: 14, y: 66, size: 72 }, left),
    ...ownGround({ x: 0, y: ground, width: left, height: foot }, 116 * UNIT),
    heap,
    backs: grid(heap, backs, columns, rows),
    plots: others.map((seat, i) =>
      plotOf(seat, { x: left + GAP + i * plotWidth, y: plotTop, width: plotWidth, height: height - plotTop }, null),
    ),
  };
}

/** A phone that stands. */
function tall(width: number, height: number, others: readonly number[], backs: readonly Back[]): Layout {
  const columns = Math.max(1, Math.floor(width / (FINGER + 8)));
  const rows = Math.ceil(backs.length / columns);
  const heapHeight = rows * (FINGER + 8);
  const plotHeight = 70 * UNIT;
  const foot = 102 * UNIT;
  const street = { x: 0, y: 0, width, height: height - heapHeight - plotHeight - 2 * GAP };
  const ground = street.height - foot;
  const heap = { x: 0, y: street.height + GAP, width, height: heapHeight };
  const plotTop = heap.y + heapHeight + GAP;
  const plotWidth = width / others.length;
  return {
    form: 'tall',
    width,
    height,
    street,
    stage: { x: 0, y: 0, width, height: ground },
    figures: { x: 12, y: 10, width: width - 24, height: 52 },
    birds: { x: width * 0.46, y: 68, width: width * 0.52, height: 46 },
    ...onSky({ x: 12, y: 70, size: 80 }, width),
    ...ownGround({ x: 0, y: ground, width, height: foot }, 96 * UNIT),
    heap,
    backs: grid(heap, backs, columns, rows),
    plots: others.map((seat, i) => plotOf(seat, { x: i * plotWidth, y: plotTop, width: plotWidth, height: plotHeight }, null)),
  };
}

function onSky({ x, y, size }: { x: number; y: number; size: number }, width: number): Pick<Layout, 'glasses' | 'mine'> {
  const glass = (i: number): Box => ({ x: x + i * (size + 6), y, width: size, height: size });
  return {
    glasses: [glass(0), glass(1), glass(2)],
    mine: { x: width / 2 - 120, y: y + size + 14, width: 240, height: 80 },
  };
}

/** The own pavement: the tile in hand, the two gates, and the signs that say what can be done. */
function ownGround(pavement: Box, signsWidth: number): Pick<Layout, 'pavement' | 'hand' | 'gates' | 'signs'> {
  const { x, y, width, height } = pavement;
  const inner = height - 2 * GAP;
  const room = width - signsWidth - 5 * GAP;
  const gate = Math.min(room / 3.2, inner * 1.25);
  const hand = { x: x + GAP, y: y + GAP, width: gate * 1.2, height: inner };
  const first = { x: hand.x + hand.width + GAP, y: y + GAP, width: gate, height: inner };
  const second = { ...first, x: first.x + gate + GAP / 2 };
  const left = second.x + gate + GAP;
  const signs = { x: left, y: y + GAP, width: Math.min(signsWidth * 1.6, x + width - left - GAP), height: inner };
  return { pavement, hand, gates: [first, second], signs };
}

/** `foot` is how much of it lies below the ground; without it the house stands beside the gates, if anywhere. */
function plotOf(seat: number, box: Box, foot: number | null): Plot {
  const { x, y, width, height } = box;
  const nameHeight = 25 * UNIT;
  const pad = 6;
  if (foot !== null) {
    const ground = y + height - foot;
    const gatesTop = ground + nameHeight + 4;
    const gate = { y: gatesTop, width: (width - 3 * pad) / 2, height: foot - nameHeight - 4 - GAP };
    return {
      seat,
      box,
      facade: { x: x + pad, y, width: width - 2 * pad, height: ground - y },
      name: { x: x + pad, y: ground + 2, width: width - 2 * pad, height: nameHeight },
      gates: [
        { x: x + pad, ...gate },
        { x: x + 2 * pad + gate.width, ...gate },
      ],
      hand: { x: x + width / 2 - 55, y: y + 10, width: 110, height: 110 },
    };
  }
  const gatesTop = y + nameHeight + 2;
  const roomy = width >= 300 * UNIT * 0.6;
  const facade = roomy ? { x: x + pad, y: gatesTop, width: width * 0.45 - pad, height: y + height - gatesTop - pad } : null;
  const left = roomy ? x + width * 0.46 : x;
  const gatesWidth = x + width - left;
  const gatesHeight = y + height - gatesTop - pad;
  // One above the other where they would be too narrow for a finger side by side.
  const stacked = gatesWidth / 2 < 1.05 * FINGER && gatesHeight >= 1.5 * FINGER;
  const gate = {
    width: stacked ? gatesWidth - 2 * pad : (gatesWidth - 3 * pad) / 2,
    height: stacked ? gatesHeight / 2 - 2 : gatesHeight,
  };
  const first = { x: left + pad, y: gatesTop, ...gate };
  const second = stacked
    ? { ...first, y: gatesTop + gate.height + 4 }
    : { ...first, x: first.x + gate.width + pad };
  return {
    seat,
    box,
    facade,
    name: { x: x + pad, y, width: width - 2 * pad, height: nameHeight },
    gates: [first, second],
    hand: facade ?? first,
  };
}

function grid(box: Box, backs: readonly Back[], columns: number, rows: number): Layout['backs'] {
  const width = box.width / columns;
  const height = box.height / rows;
  return backs.map((back, i) => ({
    back,
    box: { x: box.x + (i % columns) * width + 3, y: box.y + Math.floor(i / columns) * height + 3, width: width - 6, height: height - 6 },
  }));
}

export function centreOf({ x, y, width, height }: Box): { readonly x: number; readonly y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

/** How large a tile is drawn so that it fills a box, as a part of its natural size. */
export function fitting(box: Box, cells: { readonly width: number; readonly height: number }, most = 1): number {
  return Math.min(most, (box.width * 0.84) / (cells.width * 100), (box.height * 0.84) / (cells.height * 100));
}
