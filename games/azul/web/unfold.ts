// What happened, as a series of pictures. Events say everything that moves, so nothing is judged here.
import type { AzulEvent, AzulView, BoardView, Colour, FloorItem } from '@web/rules/types/azul';
import type { Frame } from '@web/board/playback.svelte';
import { COLOURS, type Where } from './layout';

export interface Flight {
  readonly piece: FloorItem;
  readonly from: Where;
  readonly to: Where;
  /** Part of the frame that passes before it leaves. */
  readonly late: number;
}

/** Something that is worth a look: with points, or just because a tile came there. */
export interface Pop {
  readonly at: Where;
  readonly points: number | null;
}

export type AzulFrame = Frame<AzulView, Flight, Pop>;

/** Before and after one event, and what travels in between. */
interface Change {
  readonly lift: (view: AzulView) => AzulView;
  readonly land: (view: AzulView) => AzulView;
  readonly flights: readonly Flight[];
  readonly pops: readonly Pop[];
  readonly ms: number;
}

export function framesOf(view: AzulView, events: readonly AzulEvent[]): readonly AzulFrame[] {
  const frames: AzulFrame[] = [];
  let now = view;
  for (const together of abreast(events)) {
    const changes = together.map((event) => changeOf(now, event));
    const before = changes.reduce((seen, change) => change.lift(seen), now);
    now = changes.reduce((seen, change) => change.land(seen), before);
    frames.push({
      before,
      after: now,
      flights: changes.flatMap((change) => change.flights),
      pops: changes.flatMap((change) => change.pops),
      ms: Math.max(...changes.map((change) => change.ms)),
    });
  }
  return frames.filter((frame) => frame.ms > 0);
}

/** The same without travel: every place that got a tile is worth a look. */
export function stills(frames: readonly AzulFrame[]): readonly Pop[] {
  const places = frames.flatMap((frame) => frame.flights.map((flight) => flight.to));
  const seen = places.filter((at) => at.on === 'line' || at.on === 'floor' || at.on === 'wall');
  return [...seen.map((at) => ({ at, points: null })), ...frames.flatMap((frame) => frame.pops)];
}

const SCORING: readonly AzulEvent['kind'][] = ['tile-scored', 'line-fell', 'floor-scored'];

/** Players tile their walls at the same time: the first tile of each, then the second of each. */
function abreast(events: readonly AzulEvent[]): readonly (readonly AzulEvent[])[] {
  const groups: AzulEvent[][] = [];
  let tiling: Map<number, number> | undefined;
  let first = 0;
  for (const event of events) {
    if (!SCORING.includes(event.kind) || !('seat' in event)) {
      tiling = undefined;
      groups.push([event]);
      continue;
    }
    if (!tiling) {
      tiling = new Map();
      first = groups.length;
    }
    const nth = tiling.get(event.seat) ?? 0;
    tiling.set(event.seat, nth + 1);
    (groups[first + nth] ??= []).push(event);
  }
  return groups;
}

const TRAVEL = 340;
const STILL: Change = { lift: same, land: same, flights: [], pops: [], ms: 0 };

function changeOf(view: AzulView, event: AzulEvent): Change {
  switch (event.kind) {
    case 'took':
      return took(view, event);
    case 'marker-taken': {
      const { seat, space } = event;
      const to: Where = { on: 'floor', seat, index: (space ?? 1) - 1 };
      const flights: Flight[] = [{ piece: 'marker', from: { on: 'marker' }, to, late: 0 }];
      const land = (seen: AzulView): AzulView =>
        space === null ? seen : onBoard(seen, seat, (board) => withFloor(board, ['marker']));
      return { ...STILL, lift: (seen) => ({ ...seen, marker: seat }), land, flights, ms: 240 };
    }
    case 'tile-scored': {
      const { seat, row, column, colour, points } = event;
      const to: Where = { on: 'wall', seat, row, column };
      const from: Where = { on: 'line', seat, line: row, index: 0 };
      return {
        lift: (seen) => onBoard(seen, seat, (board) => withLine(board, row, null, 0)),
        land: (seen) =>
          onBoard(seen, seat, (board) => ({
            ...board,
            score: board.score + points,
            wall: [...board.wall, { row, column, colour }],
          })),
        flights: [{ piece: colour, from, to, late: 0 }],
        pops: [{ at: to, points }],
        ms: TRAVEL,
      };
    }
    case 'line-fell': {
      const { seat, row, colour, tiles } = event;
      const stay = event.fallen ?? 0;
      const taken = view.boards[seat]?.floor.length ?? 0;
      return {
        ...STILL,
        lift: (seen) => onBoard(seen, seat, (board) => withLine(board, row, null, 0)),
        land: (seen) => onBoard(seen, seat, (board) => withFloor(board, times(stay, colour))),
        flights: times(tiles, colour).map((piece, i) => ({
          piece,
          from: { on: 'line', seat, line: row, index: i },
          to: i < stay ? { on: 'floor', seat, index: taken + i } : { on: 'lid' },
          late: 0,
        })),
        ms: TRAVEL,
      };
    }
    case 'floor-scored': {
      const { seat, points } = event;
      const land = (seen: AzulView): AzulView =>
        onBoard(seen, seat, (board) => ({ ...board, floor: [], score: board.score + points }));
      return { ...STILL, land, pops: [{ at: { on: 'floor', seat, index: 3 }, points }], ms: 260 };
    }
    case 'rows-scored':
      return bonus(event, { on: 'wall', seat: event.seat, row: 2, column: 3 });
    case 'columns-scored':
      return bonus(event, { on: 'wall', seat: event.seat, row: 3, column: 3 });
    case 'colours-scored':
      return bonus(event, { on: 'wall', seat: event.seat, row: 4, column: 3 });
    case 'dealt': {
      const { displays, round, starter } = event;
      return {
        ...STILL,
        lift: (seen) => ({ ...emptied(seen), round, starter, marker: null }),
        land: (seen) => ({ ...seen, displays }),
        flights: displays.flatMap((tiles, display) =>
          tiles.map((piece, index) => ({
            piece,
            from: { on: 'bag' as const },
            to: { on: 'display' as const, source: display + 1, index },
            late: (0.5 * display) / displays.length,
          })),
        ),
        ms: 520,
      };
    }
    case 'refilled':
    case 'ended':
      return STILL;
  }
}

function took(view: AzulView, event: AzulEvent & { kind: 'took' }): Change {
  const { seat, source, colour, line, left } = event;
  const board = view.boards[seat];
  const spilt = event.spilt ?? 0;
  const onFloor = line === 0 ? event.tiles - spilt : (event.fallen ?? 0);
  const laid = event.tiles - onFloor - spilt;
  const filled = board?.lines[line - 1]?.tiles ?? 0;
  const taken = board?.floor.length ?? 0;
  const tiles = source === 0 ? view.centre : (view.displays[source - 1] ?? []);
  const flights: Flight[] = [];
  let nth = 0;
  tiles.forEach((piece, index) => {
    const from: Where =
      source === 0 ? { on: 'centre', colour: piece } : { on: 'display', source, index };
    if (piece !== colour) {
      const to: Where = { on: 'centre', colour: piece };
      if (source !== 0) flights.push({ piece, from, to, late: 0.12 });
      return;
    }
    flights.push({ piece, from, to: goal(nth), late: 0.06 * nth });
    nth++;
  });

  function goal(i: number): Where {
    if (i < laid) return { on: 'line', seat, line, index: filled + i };
    return i < laid + onFloor ? { on: 'floor', seat, index: taken + i - laid } : { on: 'lid' };
  }

  return {
    lift: (seen) =>
      source === 0
        ? { ...seen, centre: seen.centre.filter((each) => each !== colour) }
        : { ...seen, displays: seen.displays.map((each, i) => (i === source - 1 ? [] : each)) },
    land: (seen) => {
      const centre = [...seen.centre, ...left].sort(
        (a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b),
      );
      return onBoard({ ...seen, centre }, seat, (each) =>
        withFloor(
          laid > 0 ? withLine(each, line, colour, filled + laid) : each,
          times(onFloor, colour),
        ),
      );
    },
    flights,
    pops: [],
    ms: TRAVEL,
  };
}

function bonus(event: { seat: number; points: number }, at: Where): Change {
  const { seat, points } = event;
  const land = (seen: AzulView): AzulView =>
    onBoard(seen, seat, (board) => ({ ...board, score: board.score + points }));
  return { ...STILL, land, pops: [{ at, points }], ms: 420 };
}

function same(view: AzulView): AzulView {
  return view;
}

function emptied(view: AzulView): AzulView {
  return { ...view, displays: view.displays.map(() => []), centre: [] };
}

function onBoard(view: AzulView, seat: number, change: (board: BoardView) => BoardView): AzulView {
  return { ...view, boards: view.boards.map((board, i) => (i === seat ? change(board) : board)) };
}

function withLine(board: BoardView, line: number, colour: Colour | null, tiles: number): BoardView {
  return {
    ...board,
    lines: board.lines.map((each, i) => (i === line - 1 ? { ...each, colour, tiles } : each)),
  };
}

function withFloor(board: BoardView, items: readonly FloorItem[]): BoardView {
  return { ...board, floor: [...board.floor, ...items] };
}

function times<T>(n: number, item: T): readonly T[] {
  return Array.from({ length: n }, () => item);
}
