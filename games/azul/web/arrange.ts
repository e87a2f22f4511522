// The ways in which displays and boards can be laid out; which one is taken depends on the room there is.
import type { Arrangement, Asked, Cloth, Layout, Point, Seating } from './layout';
import { type Box, DISC, FULL, LOW, MINI, PLATE, SLIM, type Shape } from './shape';

const GAP = 34;
/** Between the plates. */
const SLIT = 8;
const CELL = PLATE + SLIT;
/** The centre as a row of its own, and the way from heap to heap. */
const ROW = 128;
const HEAP = 112;
const SUPPLY = { width: 800, height: 84 };
const CHIP = 104;
/** What a ring of discs and broad lines are worth: a table is more than its tiles. */
const RING = 9;
const BROAD = 4;

/** A part of the picture that can be put anywhere. */
interface Market {
  readonly width: number;
  readonly height: number;
  readonly plates: boolean;
  readonly at: (x: number, y: number) => Pick<Layout, 'displays' | 'cloth' | 'heaps' | 'zoom'>;
}

/** The others as they follow in turn. */
function othersOf({ seats, near }: Asked): readonly number[] {
  return Array.from({ length: seats - 1 }, (_, i) => (near + 1 + i) % seats);
}

export function arrangements(asked: Asked, standing: boolean): readonly Arrangement[] {
  if (standing) return [4, 3].map((columns) => phone(asked, plates(asked.displays, columns, SLIM.width)));
  const markets = Array.from({ length: 10 }, (_, i) => plates(asked.displays, i + 2));
  const ring = ringOf(asked.displays);
  const sizes = [0.3, 0.36, 0.42, 0.5, 0.6, 0.72];
  return [
    ...sizes.flatMap((size) => [
      below(asked, ring, FULL, size, RING),
      aside(asked, ring, FULL, size, RING),
      under(asked, ring, FULL, size, RING),
    ]),
    ...markets.flatMap((market) => [
      beside(asked, market, SLIM),
      beside(asked, market, LOW),
      ...sizes.flatMap((size) =>
        [LOW, SLIM].flatMap((shape) => {
          const charm = shape === LOW ? BROAD : 0;
          return [
            below(asked, market, shape, size, charm),
            column(asked, market, shape, size, charm),
            under(asked, market, shape, size, charm),
            aside(asked, market, shape, size, charm),
          ];
        }),
      ),
    ]),
  ];
}

/** Market and own board side by side, with bag and lid below the market, and the others in a row below all. */
function below(asked: Asked, market: Market, shape: Shape, size: number, charm: number): Arrangement {
  const left = Math.max(market.width, SUPPLY.width * 0.8);
  const upper = Math.max(market.height + SUPPLY.height, shape.height);
  const row = rowOf(othersOf(asked), size);
  const width = Math.max(left + GAP + shape.width, row.width);
  const x = (width - left - GAP - shape.width) / 2;
  const boards = [
    board(asked.near, x + left + GAP, (upper - shape.height) / 2, 1, shape),
    ...row.at((width - row.width) / 2, upper + GAP * 0.7),
  ];
  const top = (upper - market.height - SUPPLY.height) / 2;
  return table(market, x + (left - market.width) / 2, top, boards, {
    width,
    height: upper + GAP * 0.7 + row.height,
    supply: { x: x + left / 2, y: top + market.height + SUPPLY.height / 2, scale: 0.8 },
    charm,
  });
}

/** The others in a column on the far side of the own board. */
function column(asked: Asked, market: Market, shape: Shape, size: number, charm: number): Arrangement {
  const left = Math.max(market.width, SUPPLY.width * 0.8);
  const others = othersOf(asked);
  const stack = columnOf(others, size);
  const height = Math.max(market.height + SUPPLY.height, shape.height, stack.height);
  const top = (height - market.height - SUPPLY.height) / 2;
  const boards = [
    board(asked.near, left + GAP, (height - shape.height) / 2, 1, shape),
    ...stack.at(left + GAP + shape.width + GAP, (height - stack.height) / 2),
  ];
  return table(market, (left - market.width) / 2, top, boards, {
    width: left + GAP + shape.width + GAP + stack.width,
    height,
    supply: { x: left / 2, y: top + market.height + SUPPLY.height / 2, scale: 0.8 },
    charm,
  });
}

/** The others in a row below the market, the own board beside both. */
function under(asked: Asked, market: Market, shape: Shape, size: number, charm: number): Arrangement {
  const row = rowOf(othersOf(asked), size);
  const left = Math.max(market.width, row.width, SUPPLY.width * 0.8);
  const column = market.height + SUPPLY.height + GAP * 0.5 + row.height;
  const height = Math.max(column, shape.height);
  const top = (height - column) / 2;
  const boards = [
    board(asked.near, left + GAP, (height - shape.height) / 2, 1, shape),
    ...row.at((left - row.width) / 2, top + market.height + SUPPLY.height + GAP * 0.5),
  ];
  return table(market, (left - market.width) / 2, top, boards, {
    width: left + GAP + shape.width,
    height,
    supply: { x: left / 2, y: top + market.height + SUPPLY.height / 2, scale: 0.8 },
    charm,
  });
}

/** A window that stands: the others beside the market, the own board below. */
function aside(asked: Asked, market: Market, shape: Shape, size: number, charm: number): Arrangement {
  const stack = columnOf(othersOf(asked), size);
  const upper = Math.max(market.height, stack.height);
  const width = Math.max(market.width + GAP + stack.width, shape.width);
  const x = (width - market.width - GAP - stack.width) / 2;
  const ownTop = upper + SUPPLY.height;
  const boards = [
    board(asked.near, (width - shape.width) / 2, ownTop, 1, shape),
    ...stack.at(x + market.width + GAP, (upper - stack.height) / 2),
  ];
  return table(market, x, (upper - market.height) / 2, boards, {
    width,
    height: ownTop + shape.height,
    supply: { x: width / 2, y: upper + SUPPLY.height / 2, scale: 0.9 },
    charm,
  });
}

/** A phone that lies down: market and one board, and the others as chips above the market. */
function beside(asked: Asked, market: Market, shape: Shape): Arrangement {
  const height = Math.max(market.height + CHIP + SLIT, shape.height);
  const top = (height - market.height - CHIP - SLIT) / 2;
  const boards = [board(asked.front, market.width + GAP, (height - shape.height) / 2, 1, shape)];
  return table(market, 0, top + CHIP + SLIT, boards, {
    width: market.width + GAP + shape.width,
    height,
    supply: null,
    charm: 0,
    chips: chipsOf(othersOf(asked), { x: 0, y: top, width: market.width, height: CHIP }),
  });
}

/** A phone that stands: the own board first, then the market, the others as chips, and bag and lid. */
function phone(asked: Asked, market: Market): Arrangement {
  const width = Math.max(SLIM.width, market.width);
  const marketTop = SLIM.height + SLIT;
  const chipsTop = marketTop + market.height + SLIT;
  const supplyTop = chipsTop + CHIP + SLIT;
  const boards = [board(asked.front, (width - SLIM.width) / 2, 0, 1, SLIM)];
  const arranged = table(market, (width - market.width) / 2, marketTop, boards, {
    width,
    height: supplyTop + SUPPLY.height,
    supply: { x: width / 2, y: supplyTop + SUPPLY.height / 2, scale: 1 },
    charm: 0,
    chips: chipsOf(othersOf(asked), { x: 0, y: chipsTop, width, height: CHIP }),
  });
  return { ...arranged, layout: { ...arranged.layout, scrolls: true } };
}

interface Rest extends Pick<Layout, 'width' | 'height' | 'supply'> {
  readonly charm: number;
  readonly chips?: Layout['chips'];
}

function table(market: Market, x: number, y: number, boards: readonly Seating[], rest: Rest): Arrangement {
  const { charm, chips = [], ...layout } = rest;
  const [own, other] = boards;
  return {
    layout: { ...layout, ...market.at(x, y), plates: market.plates, scrolls: false, seatings: boards, chips },
    own: (own?.scale ?? 0) * (own?.shape.pitch ?? 0),
    others: (other?.scale ?? 0) * (other?.shape.pitch ?? 0),
    charm,
  };
}

function board(seat: number, x: number, y: number, scale: number, shape: Shape): Seating {
  return { seat, x, y, scale, shape, width: shape.width * scale, height: shape.height * scale };
}

interface Several {
  readonly width: number;
  readonly height: number;
  readonly at: (x: number, y: number) => readonly Seating[];
}

function rowOf(seats: readonly number[], scale: number): Several {
  const pitch = MINI.width * scale + GAP;
  return {
    width: pitch * seats.length - GAP,
    height: MINI.height * scale,
    at: (x, y) => seats.map((seat, i) => board(seat, x + i * pitch, y, scale, MINI)),
  };
}

function columnOf(seats: readonly number[], scale: number): Several {
  const pitch = MINI.height * scale + GAP * 0.6;
  return {
    width: MINI.width * scale,
    height: pitch * seats.length - GAP * 0.6,
    at: (x, y) => seats.map((seat, i) => board(seat, x, y + i * pitch, scale, MINI)),
  };
}

function chipsOf(seats: readonly number[], { x, y, width, height }: Box): Layout['chips'] {
  const pitch = (width + SLIT) / seats.length;
  return seats.map((seat, i) => ({ seat, x: x + i * pitch, y, width: pitch - SLIT, height }));
}

/** Plates in rows; the centre ends the last of them, or is a row of its own. They shrink to fit `most`. */
function plates(displays: number, columns: number, most = Number.POSITIVE_INFINITY): Market {
  const rows = Math.ceil(displays / columns);
  const last = displays - (rows - 1) * columns;
  const shares = last <= columns - 2;
  const across = columns * CELL - SLIT;
  const zoom = Math.min(1, most / across);
  const rowHeight = across >= 6 * HEAP ? ROW : PLATE;
  const inRow = (row: number): number => (row < rows - 1 || shares ? columns : last);
  const cloth: Cloth = {
    x: shares ? last * CELL : 0,
    y: shares ? (rows - 1) * CELL : rows * CELL,
    width: shares ? across - last * CELL : across,
    height: shares ? PLATE : rowHeight,
    round: 34,
  };
  return {
    width: across * zoom,
    height: (cloth.y + cloth.height) * zoom,
    plates: true,
    at: (x, y) => {
      const put = (at: Point): Point => ({ x: x + at.x * zoom, y: y + at.y * zoom });
      return {
        displays: Array.from({ length: displays }, (_, i) => {
          const row = Math.floor(i / columns);
          return put({
            x: across / 2 + ((i % columns) - (inRow(row) - 1) / 2) * CELL,
            y: row * CELL + PLATE / 2,
          });
        }),
        cloth: { ...put(cloth), width: cloth.width * zoom, height: cloth.height * zoom, round: cloth.round * zoom },
        heaps: heapsIn(cloth, cloth.height === ROW ? 6 : 3).map(put),
        zoom,
      };
    },
  };
}

/** A ring wide enough for its displays and for the centre. */
function ringOf(displays: number): Market {
  const radius = Math.max(DISC + 212, (DISC + 8) / Math.sin(Math.PI / displays));
  const side = 2 * (radius + DISC);
  const cloth = 196;
  return {
    width: side,
    height: side,
    plates: false,
    at: (x, y) => {
      const middle = { x: x + side / 2, y: y + side / 2 };
      const box = { x: middle.x - cloth, y: middle.y - cloth, width: 2 * cloth, height: 2 * cloth };
      return {
        displays: Array.from({ length: displays }, (_, i) => around(middle, radius, i / displays)),
        cloth: { ...box, round: cloth },
        heaps: heapsIn(box, 3),
        zoom: 1,
      };
    },
  };
}

/** Six places in rows around the middle. */
function heapsIn({ x, y, width, height }: Box, across: number): readonly Point[] {
  const rows = 6 / across;
  const pitch = across === 3 ? HEAP : Math.min(150, width / across);
  return Array.from({ length: 6 }, (_, i) => ({
    x: x + width / 2 + ((i % across) - (across - 1) / 2) * pitch,
    y: y + height / 2 + (Math.floor(i / across) - (rows - 1) / 2) * (DISC - 27),
  }));
}

/** A part of the way round, clockwise from the top. */
function around(middle: Point, radius: number, part: number): Point {
  const angle = 2 * Math.PI * part - Math.PI / 2;
  return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
}
