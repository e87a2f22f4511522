// What happened, as a series of pictures. Events say everything that moves, so nothing is judged here.
import type { Back, House, KensingtonEvent, KensingtonView, Tile } from '@web/rules/types/kensington';
import { type Frame, inTurn } from '@web/board/playback.svelte';
import { totalOf } from './foresee';
import { type Laid, backOf, fromTheLeft, laidOf, partsOf, pieceOf } from './tiles';

/** Something that a tile can lie on. */
export type Where =
  | { readonly on: 'heap'; readonly back: Back }
  | { readonly on: 'hand'; readonly seat: number }
  | { readonly on: 'gate'; readonly seat: number; readonly gate: number }
  | { readonly on: 'house'; readonly seat: number; readonly laid: Laid };

export interface Flight {
  /** Null while only its back is seen. */
  readonly tile: Tile | null;
  readonly back: Back | null;
  /** Whether it is turned over on its way. */
  readonly turns: boolean;
  readonly from: Where;
  readonly to: Where;
  readonly late: number;
}

/** Points beside what brought them, or a place that is worth a look. */
export interface Pop {
  readonly at: Where;
  readonly points: number | null;
}

export type KensingtonFrame = Frame<KensingtonView, Flight, Pop>;

const TRAVEL = 380;
const TURN = 420;
/** A chip is only counted. */
const COUNT = 120;

/** `end` is where the rules lead; what a step brought is the difference that its last frame tells. */
export function framesOf(view: KensingtonView, events: readonly KensingtonEvent[], end?: KensingtonView): readonly KensingtonFrame[] {
  const frames = inTurn(view, events, frameOf);
  return end ? frames.map((frame, i) => withPoints(frame, frames, i, view, end)) : frames;
}

/** The same without travel. */
export function stills(frames: readonly KensingtonFrame[]): readonly Pop[] {
  return frames.flatMap((frame) => [
    ...frame.flights.map(({ to }) => ({ at: to, points: null })),
    ...frame.pops,
  ]);
}

/** The last step of a seat tells what all of its steps brought. */
function withPoints(frame: KensingtonFrame, frames: readonly KensingtonFrame[], index: number, start: KensingtonView, end: KensingtonView): KensingtonFrame {
  const landed = builtOf(frame);
  if (!landed || landed.on !== 'house') return frame;
  const { seat } = landed;
  const again = frames.slice(index + 1).some((later) => {
    const other = builtOf(later);
    return other?.on === 'house' && other.seat === seat;
  });
  const before = start.houses[seat];
  const after = end.houses[seat];
  const points = before && after ? totalOf(after) - totalOf(before) : 0;
  return again || points === 0 ? frame : { ...frame, pops: [...frame.pops, { at: landed, points }] };
}

function builtOf(frame: KensingtonFrame): Where | undefined {
  return frame.flights.find(({ to }) => to.on === 'house')?.to;
}

function frameOf(view: KensingtonView, event: KensingtonEvent): KensingtonFrame | null {
  switch (event.kind) {
    case 'began':
      return still(view, { ...view, first: event.first, turn: event.first });
    case 'picked': {
      const { seat, paid } = event;
      const back = backOf(event);
      const paying = withHouse(view, seat, (house) => ({ ...house, chips: house.chips - paid }));
      const after = { ...paying, turn: seat, supply: view.supply + paid, picked: back };
      const flight = { tile: null, back, turns: false, from: { on: 'heap', back }, to: { on: 'hand', seat }, late: 0 } as const;
      return { before: { ...after, picked: null }, after, flights: [flight], pops: [], ms: TRAVEL };
    }
    case 'drew': {
      const { seat, tile } = event;
      const birds = view.birds + (partsOf(tile).ornament === 'bird' ? 1 : 0);
      const lifted = { ...view, picked: null, heap: counted(view, view.picked, tile, -1), birds };
      const after = { ...lifted, hand: { ...view.hand, tile } };
      const hand = { on: 'hand', seat } as const;
      const flight = { tile, back: view.picked, turns: true, from: hand, to: hand, late: 0 };
      return { before: lifted, after, flights: [flight], pops: [], ms: TURN };
    }
    case 'stole': {
      const { seat, tile, from } = event;
      const gate = gateWith(view.houses[from], tile);
      const paid = withHouse(view, seat, (house) => ({ ...house, chips: house.chips - 1 }));
      const before = withHouse(paid, from, (house) => ({ ...withGate(house, gate, null), chips: house.chips + 1 }));
      const after = { ...before, hand: { ...view.hand, tile, stolen: true } };
      return travel(before, after, [{ tile, from: { on: 'gate', seat: from, gate }, to: { on: 'hand', seat } }]);
    }
    case 'built': {
      const { seat, tile, x, y } = event;
      return steps(view, seat, [{ tile, x, y }]);
    }
    case 'joined':
      return steps(view, event.seat, event.pieces.map(laidOf));
    case 'chip-earned': {
      const { seat, chips } = event;
      const after = withHouse({ ...view, supply: view.supply - 1 }, seat, (house) => ({ ...house, chips }));
      return { ...still(view, after), ms: COUNT };
    }
    case 'stored': {
      const { seat, tile, gate } = event;
      const before = { ...view, hand: { ...view.hand, tile: null, stolen: false } };
      const after = withHouse(before, seat, (house) => withGate(house, gate, tile));
      return travel(before, after, [{ tile, from: { on: 'hand', seat }, to: { on: 'gate', seat, gate } }]);
    }
    case 'returned': {
      const { seat, tile } = event;
      const back = backWith(view, tile);
      const birds = view.birds - (partsOf(tile).ornament === 'bird' ? 1 : 0);
      const before = { ...view, hand: { ...view.hand, tile: null, stolen: false }, birds };
      const after = { ...before, heap: counted(view, back, tile, 1) };
      return travel(before, after, [{ tile, from: { on: 'hand', seat }, to: { on: 'heap', back } }]);
    }
    case 'last-round':
      return still(view, { ...view, ender: event.seat });
    case 'ended':
      return still(view, { ...view, ending: event.ending });
    case 'nothing-to-draw':
    case 'scored':
      return null;
  }
}

/** Tiles leave the hand or the gates, the drawn one before a stored one that looks the same. */
function steps(view: KensingtonView, seat: number, laid: readonly Laid[]): KensingtonFrame {
  let before = view;
  const moves = laid.map((place) => {
    const { tile } = place;
    let from: Where = { on: 'hand', seat };
    if (before.hand.tile === tile) {
      before = { ...before, hand: { ...before.hand, tile: null, stolen: false } };
    } else {
      const gate = gateWith(before.houses[seat], tile);
      from = { on: 'gate', seat, gate };
      before = withHouse(before, seat, (house) => withGate(house, gate, null));
    }
    return { tile, from, to: { on: 'house', seat, laid: place } as const };
  });
  const after = withHouse(before, seat, (house) => ({
    ...house,
    tiles: [...house.tiles, ...laid.map(pieceOf)].sort(fromTheLeft),
  }));
  return travel(before, after, moves);
}

function travel(
  before: KensingtonView,
  after: KensingtonView,
  moves: readonly { readonly tile: Tile; readonly from: Where; readonly to: Where }[],
): KensingtonFrame {
  const flights = moves.map((move, i) => ({ ...move, back: null, turns: false, late: 0.12 * i }));
  return { before, after, flights, pops: [], ms: TRAVEL };
}

function still(before: KensingtonView, after: KensingtonView): KensingtonFrame {
  return { before, after, flights: [], pops: [], ms: 0 };
}

function withHouse(view: KensingtonView, seat: number, change: (house: House) => House): KensingtonView {
  return { ...view, houses: view.houses.map((house, i) => (i === seat ? change(house) : house)) };
}

function gateWith(house: House | undefined, tile: Tile): number {
  return house?.firstGate === tile ? 0 : 1;
}

function withGate(house: House, gate: number, tile: Tile | null): House {
  return gate === 0 ? { ...house, firstGate: tile } : { ...house, secondGate: tile };
}

/** The back of a tile: that under which the heap counts it. */
function backWith(view: KensingtonView, tile: Tile): Back {
  return view.heap.find(({ tiles }) => tile in tiles)?.back ?? '';
}

function counted(view: KensingtonView, back: Back | null, tile: Tile, by: number): KensingtonView['heap'] {
  const where = back ?? backWith(view, tile);
  return view.heap.map((heap) =>
    heap.back === where
      ? { ...heap, left: heap.left + by, tiles: { ...heap.tiles, [tile]: (heap.tiles[tile] ?? 0) + by } }
      : heap,
  );
}
