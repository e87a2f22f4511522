// What one does with tiles, as moves: what is held, and where it was let go. Whether it may be, the rules say.
import type { MoveSaid } from '@rules';
import type { AlhambraMove, ColumnView, Square, Tile } from '@web/rules/types/alhambra';
import type { Held } from './picking';
import type { PalaceTargets } from './targets';

type Legal = readonly MoveSaid<'alhambra'>[];

/** A tile of a column; of two that look the same the later one only where that is a choice. */
export function offered({ offer }: ColumnView, index: number, legal: Legal): Held | null {
  const tile = offer[index];
  if (tile === undefined) return null;
  const matters = legal.some(({ move }) => move.kind === 'store' && move.tile === tile && move.twin === 'later');
  return { from: 'offer', tile, index, twin: matters && offer.lastIndexOf(tile) === index ? 'later' : null };
}

/** Where there is only one thing to take, it is in the hand already. */
export function onlyOne(column: ColumnView, legal: Legal): Held | null {
  const takes = legal.flatMap(({ move }) => (move.kind === 'store' ? [move] : []));
  return takes.length === 1 && column.bonus !== 'start' ? offered(column, 0, legal) : null;
}

export function toSquare(held: Held | null, square: Square, built: boolean): AlhambraMove {
  if (held === null || held.from === 'palace') return { kind: 'remove', square };
  if (held.from === 'offer') return { kind: 'build', tile: held.tile, square, twin: held.twin };
  return { kind: built ? 'swap' : 'add', tile: held.tile, square };
}

export function toReserve(held: Held | null): AlhambraMove | null {
  if (held?.from === 'offer') return { kind: 'store', tile: held.tile, twin: held.twin };
  return held?.from === 'palace' ? { kind: 'remove', square: held.square } : null;
}

export function toCarlo(held: Held | null): AlhambraMove | null {
  return held?.from === 'offer' ? { kind: 'give', tile: held.tile, twin: held.twin } : null;
}

export interface Yard {
  readonly legal: Legal;
  readonly held: Held | null;
  readonly built: ReadonlySet<Square>;
  /** It is a turn, in which a palace may be changed. */
  readonly redesigning: boolean;
  readonly can: (move: AlhambraMove) => boolean;
  readonly is: (move: AlhambraMove | null) => boolean;
  readonly hold: (held: Held | null) => void;
  readonly play: (move: AlhambraMove, near: Element) => void;
  readonly point: (move: AlhambraMove) => void;
  readonly leave: () => void;
}

export function palaceTargets(yard: Yard): PalaceTargets {
  const { legal, held, built, redesigning, can, is, hold, play, point, leave } = yard;
  const laying = held !== null && held.from !== 'palace';
  const move = (square: Square): AlhambraMove => toSquare(held, square, built.has(square));
  const kept = toReserve(held);
  const useful = (tile: Tile): boolean =>
    redesigning && legal.some(({ move: each }) => (each.kind === 'add' || each.kind === 'swap') && each.tile === tile);
  return {
    live: (square) => (built.has(square) ? (laying ? held.from === 'reserve' : redesigning) : laying),
    legal: (square) => can(move(square)),
    hinted: (square) => is(move(square)) || is({ kind: 'remove', square }),
    act: (square, near) => {
      const chosen = move(square);
      if (laying || !can(chosen)) play(chosen, near);
      else hold(held?.from === 'palace' && held.square === square ? null : { from: 'palace', square });
    },
    point: (square) => point(move(square)),
    storing: kept !== null,
    storable: kept !== null && can(kept),
    store: (near) => kept && play(kept, near),
    pointStore: () => kept && point(kept),
    takeable: useful,
    take: (tile, index) => hold(held?.from === 'reserve' && held.index === index ? null : { from: 'reserve', tile, index }),
    leave,
  };
}
