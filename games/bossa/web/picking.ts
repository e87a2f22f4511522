// What was picked up so far, and what the legal moves make of it. Nothing here knows a rule.
import type { MoveSaid } from '@rules';
import type { Action, BossaMove, Tile } from '@web/rules/types/bossa';
import { keyOf } from '@web/board/moves';

/** Without an action tiles are placed at the ends of the lines. */
export type Mode = 'place' | Action;

export interface Picked {
  readonly mode: Mode;
  /** Own tiles, in the order in which they were picked. */
  readonly tiles: readonly Tile[];
  /** The tile among them that carries the token. */
  readonly token: Tile | null;
  /** The token waits for a tile. */
  readonly putting: boolean;
}

export const NOTHING: Picked = { mode: 'place', tiles: [], token: null, putting: false };

export type Legal = readonly MoveSaid<'bossa'>[];

/** The same move, whatever order its tiles were picked in. */
function sameMove(a: BossaMove, b: BossaMove): boolean {
  return keyOf(sorted(a)) === keyOf(sorted(b));
}

function sorted(move: BossaMove): BossaMove {
  return 'tiles' in move ? { ...move, tiles: [...move.tiles].sort() } : move;
}

/** The move as the rules have it if it is legal, else undefined. */
export function legalMove(legal: Legal, move: BossaMove): BossaMove | undefined {
  return legal.find((each) => sameMove(each.move, move))?.move;
}

/** Own tiles with which what is picked can still become a legal move. */
export function useful(legal: Legal, picked: Picked): ReadonlySet<Tile> {
  const tiles = legal.flatMap(({ move }): readonly Tile[] => {
    if (move.kind !== picked.mode) return [];
    if (move.kind === 'redraw') return [move.tile];
    if (move.kind === 'swap') return [move.own];
    if (picked.putting && picked.token === null) {
      const fits = move.token !== null && picked.tiles.every((tile) => move.tiles.includes(tile));
      return fits && move.token ? [move.token] : [];
    }
    const fits =
      move.token === picked.token && picked.tiles.every((tile) => move.tiles.includes(tile));
    return fits ? move.tiles : [];
  });
  return new Set(tiles);
}

/** A press on an own tile. */
export function toggled(picked: Picked, tile: Tile): Picked {
  const { mode, tiles, token, putting } = picked;
  const has = tiles.includes(tile);
  if (putting) return { mode, tiles: has ? tiles : [...tiles, tile], token: tile, putting: false };
  if (has) {
    return { ...picked, tiles: tiles.filter((each) => each !== tile), token: token === tile ? null : token };
  }
  return { ...picked, tiles: mode === 'swap' ? [tile] : [...tiles, tile] };
}

/** A press on an action: its way of picking begins, or ends. */
export function withMode(picked: Picked, mode: Mode): Picked {
  const next = picked.mode === mode ? 'place' : mode;
  const tiles = next === 'place' || next === 'stack' ? picked.tiles : picked.tiles.slice(-1);
  const keeps = next === 'place' || next === 'stack';
  return { mode: next, tiles, token: keeps ? picked.token : null, putting: false };
}

/** A press on the token: it waits for a tile, or comes back. */
export function withToken(picked: Picked): Picked {
  if (picked.putting || picked.token !== null) return { ...picked, token: null, putting: false };
  return { ...picked, mode: picked.mode === 'stack' ? 'stack' : 'place', putting: true };
}
