// What happened, as a series of pictures. Events say everything that moves, so nothing is judged here.
import type { Action, BossaEvent, BossaView, Group, LineView, PlaceView, Tile } from '@web/rules/types/bossa';
import { type Frame, inTurn } from '@web/board/playback.svelte';
import { type Where, byDots } from './layout';

export interface Flight {
  readonly tile: Tile;
  readonly from: Where;
  readonly to: Where;
  /** Part of the frame that passes before it leaves. */
  readonly late: number;
}

/** A place that is worth a look because something came there. */
export interface Mark {
  readonly at: Where;
}

export type BossaFrame = Frame<BossaView, Flight, Mark>;

const TRAVEL = 340;

export function framesOf(view: BossaView, events: readonly BossaEvent[]): readonly BossaFrame[] {
  return inTurn(view, events, frameOf);
}

/** The same without travel. */
export function stills(frames: readonly BossaFrame[]): readonly Mark[] {
  return frames.flatMap((frame) => frame.flights.map(({ to }) => ({ at: to })));
}

function frameOf(view: BossaView, event: BossaEvent): BossaFrame | null {
  switch (event.kind) {
    case 'dealt': {
      const { seat, tiles } = event;
      const after = withHand({ ...view, pile: view.pile - tiles.length }, seat, tiles);
      return travel(view, after, tiles, { on: 'pile' }, inHand(after, seat));
    }
    case 'rolled': {
      const { white, black, first } = event;
      const after = {
        ...view,
        first,
        turn: first,
        white: { ...view.white, die: white },
        black: { ...view.black, die: black },
      };
      return { before: view, after, flights: [], pops: [], ms: 200 };
    }
    case 'drew': {
      const { seat, tile } = event;
      const before = { ...view, pile: view.pile - 1 };
      const after = withHand(before, seat, [...handOf(view, seat), tile]);
      return travel(before, after, [tile], { on: 'pile' }, inHand(after, seat));
    }
    case 'placed': {
      const { seat, line, side, value, tiles } = event;
      const before = withoutTiles(view, seat, tiles);
      const place: PlaceView = { value, layers: [groupOf(view, event)] };
      const grown: LineView = { ...before[line], [side]: [...before[line][side], place] };
      const after = spent({ ...before, [line]: grown }, event);
      return travel(before, after, tiles, inHand(view, seat), onPlace(event));
    }
    case 'stacked': {
      const { seat, line, value, tiles } = event;
      const before = withoutTiles(view, seat, tiles);
      const cover = (places: readonly PlaceView[]): readonly PlaceView[] =>
        places.map((place) =>
          place.value === value
            ? { ...place, layers: [...place.layers, groupOf(view, event)] }
            : place,
        );
      const old = before[line];
      const covered = { ...old, up: cover(old.up), down: cover(old.down) };
      const after = withUsed(spent({ ...before, [line]: covered }, event), seat, 'stack');
      return travel(before, after, tiles, inHand(view, seat), onPlace(event));
    }
    case 'discarded': {
      const { seat, tile } = event;
      const before = withoutTiles(view, seat, [tile]);
      const discard = [...view.discard, tile].sort(byDots);
      const after = withUsed({ ...before, discard }, seat, 'redraw');
      return travel(before, after, [tile], inHand(view, seat), { on: 'discard' });
    }
    case 'swapped':
      return swapped(view, event);
    case 'token-kept':
      return still(view, withToken(view, event.seat, event.token));
    case 'token-chosen':
      return still(view, withToken(view, event.seat, 'hidden'));
    case 'tokens-shown':
      return still(view, { ...view, tokens: event.tokens });
    case 'hand-emptied':
    case 'stuck':
    case 'pile-empty':
      return null;
  }
}

function swapped(view: BossaView, event: BossaEvent & { kind: 'swapped' }): BossaFrame {
  const { seat, given, taken } = event;
  const other = 1 - seat;
  const before = withoutTiles(withoutTiles(view, seat, [given]), other, [taken]);
  const mine = withHand(before, seat, [...handOf(before, seat), taken]);
  const both = withHand(mine, other, [...handOf(mine, other), given]);
  const after = withUsed(both, seat, 'swap');
  const there = travel(before, after, [given], inHand(view, seat), inHand(after, other));
  const back = travel(before, after, [taken], inHand(view, other), inHand(after, seat));
  return { ...there, flights: [...there.flights, ...back.flights] };
}

type Finder = Where | ((tile: Tile, index: number) => Where);

function travel(
  before: BossaView,
  after: BossaView,
  tiles: readonly Tile[],
  from: Finder,
  to: Finder,
): BossaFrame {
  const at = (finder: Finder, tile: Tile, index: number): Where =>
    typeof finder === 'function' ? finder(tile, index) : finder;
  const flights = tiles.map((tile, i) => ({
    tile,
    from: at(from, tile, i),
    to: at(to, tile, i),
    late: 0.08 * i,
  }));
  return { before, after, flights, pops: [], ms: TRAVEL };
}

function still(before: BossaView, after: BossaView): BossaFrame {
  return { before, after, flights: [], pops: [], ms: 0 };
}

function inHand(view: BossaView, seat: number): (tile: Tile) => Where {
  const hand = handOf(view, seat);
  return (tile) => ({ on: 'hand', seat, index: hand.indexOf(tile), of: hand.length });
}

function onPlace({ line, value, tiles }: { line: 'white' | 'black'; value: number; tiles: readonly Tile[] }) {
  return (_: Tile, index: number): Where => ({ on: 'place', line, value, index, of: tiles.length });
}

/** Which token lies on a tile is told by what its owner held. */
function groupOf(view: BossaView, event: { seat: number; tiles: readonly Tile[]; token: Tile | null }): Group {
  const { tiles, token, seat } = event;
  const marked = token === null ? [] : [token];
  const held = view.tokens[seat];
  return {
    tiles,
    doubled: held === 'doubler' ? marked : [],
    inverted: held === 'inverter' ? marked : [],
  };
}

function spent(view: BossaView, event: { seat: number; token: Tile | null }): BossaView {
  return event.token === null ? view : withToken(view, event.seat, 'spent');
}

function withToken(view: BossaView, seat: number, token: BossaView['tokens'][number]): BossaView {
  return { ...view, tokens: view.tokens.map((each, i) => (i === seat ? token : each)) };
}

function withUsed(view: BossaView, seat: number, action: Action): BossaView {
  return { ...view, used: view.used.map((each, i) => (i === seat ? [...each, action] : each)) };
}

function handOf(view: BossaView, seat: number): readonly Tile[] {
  return view.hands[seat] ?? [];
}

function withHand(view: BossaView, seat: number, tiles: readonly Tile[]): BossaView {
  const hand = [...tiles].sort(byDots);
  return { ...view, hands: view.hands.map((each, i) => (i === seat ? hand : each)) };
}

function withoutTiles(view: BossaView, seat: number, tiles: readonly Tile[]): BossaView {
  return withHand(view, seat, handOf(view, seat).filter((tile) => !tiles.includes(tile)));
}
