// Where a tile at hand may come to rest: by itself, or together with others that are laid on trial.
import type { MoveSaid } from '@rules';
import type { KensingtonMove, Tile } from '@web/rules/types/kensington';
import { type Site, restOf } from './site';
import { type Laid, type Shapes, formOfTile, fromTheLeft, laidOf, pieceOf } from './tiles';

export interface Landing extends Laid {
  /** It needs another tile that is built with it. */
  readonly joint: boolean;
}

type Legal = readonly MoveSaid<'kensington'>[];

export function landingsOf(shapes: Shapes, site: Site, legal: Legal, tile: Tile, laid: readonly Laid[], together: boolean): readonly Landing[] {
  const single = laid.length > 0 || together ? [] : singles(shapes, site, legal, tile);
  return single.length > 0 ? single : joints(legal, tile, laid);
}

function singles(shapes: Shapes, site: Site, legal: Legal, tile: Tile): readonly Landing[] {
  const form = formOfTile(shapes, tile);
  return legal
    .flatMap(({ move }) => (move.kind === 'build' && move.tile === tile ? [move.x] : []))
    .sort((a, b) => a - b)
    .map((x) => ({ tile, x, y: restOf(site, form, x), joint: false }));
}

/** Places for it in legal steps of several tiles that agree with what is laid. */
function joints(legal: Legal, tile: Tile, laid: readonly Laid[]): readonly Landing[] {
  const found = new Map<string, Landing>();
  for (const { move } of legal) {
    const rest = move.kind === 'join' ? without(move.pieces, laid.map(pieceOf)) : null;
    for (const piece of rest ?? []) {
      const place = laidOf(piece);
      if (place.tile === tile) found.set(piece, { ...place, joint: true });
    }
  }
  return [...found.values()].sort((a, b) => a.x - b.x || a.y - b.y);
}

/** What is left of a list; null if it does not have all of them. */
function without(pieces: readonly string[], taken: readonly string[]): readonly string[] | null {
  const left = [...pieces];
  for (const each of taken) {
    const index = left.indexOf(each);
    if (index < 0) return null;
    left.splice(index, 1);
  }
  return left;
}

/** Whether the tiles on trial are part of a step that the rules allow. */
export function leadsOn(legal: Legal, laid: readonly Laid[]): boolean {
  return legal.some(({ move }) => move.kind === 'join' && without(move.pieces, laid.map(pieceOf)) !== null);
}

/** The step that the tiles on trial would be. */
export function stepOf(laid: readonly Laid[]): KensingtonMove | null {
  const [only] = laid;
  if (!only) return null;
  if (laid.length === 1) return { kind: 'build', tile: only.tile, x: only.x };
  return { kind: 'join', pieces: laid.map(pieceOf).sort(fromTheLeft) };
}

/** What a pointer must be in for a landing, in cells: they share the sky without overlapping. */
export interface Strip {
  readonly from: number;
  readonly to: number;
  readonly bottom: number;
  readonly top: number;
}

/** From the ground to the sky, and as wide as a finger if nobody else is near; `finger` and `sky` are in cells. */
export function stripsOf(shapes: Shapes, landings: readonly Landing[], finger: number, sky: number): readonly Strip[] {
  const middle = ({ tile, x }: Laid): number => x + formOfTile(shapes, tile).width / 2;
  const columns = [...new Set(landings.map(middle))].sort((a, b) => a - b);
  return landings.map((landing) => {
    const here = middle(landing);
    const index = columns.indexOf(here);
    const half = Math.max(0.5, finger / 2);
    const before = columns[index - 1];
    const after = columns[index + 1];
    const above = landings.filter((each) => middle(each) === here && each.y > landing.y);
    const below = landings.filter((each) => middle(each) === here && each.y < landing.y);
    const least = Math.min(...above.map(({ y }) => y));
    const most = Math.max(...below.map(({ y }) => y));
    return {
      from: Math.max(here - half, before === undefined ? -Infinity : (before + here) / 2),
      to: Math.min(here + half, after === undefined ? Infinity : (here + after) / 2),
      bottom: below.length > 0 ? (most + landing.y + 1) / 2 : 0,
      top: above.length > 0 ? (landing.y + least + 1) / 2 : sky,
    };
  });
}
