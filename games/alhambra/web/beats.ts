// One beat of what happened: what leaves, what travels, and what lies there afterwards.
import type { AlhambraEvent, AlhambraView, Chip, Colour, Field, Scoring, Tile } from '@web/rules/types/alhambra';
import type { Frame } from '@web/board/playback.svelte';
import { bestBack, columnIn, figureOf, heightOf, paid, stoneOn, turnOver, withColumn, withFigure, withoutTile } from './changes';
import { fieldIndex, isAlcazaba, tileParts, without } from './pieces';
import type { Where } from './spots';

export type Piece =
  | { readonly marker: number }
  | { readonly stone: number }
  | { readonly chip: Chip }
  | { readonly tile: Tile }
  | { readonly die: Colour };

export interface Flight {
  readonly piece: Piece;
  readonly from: Where;
  readonly to: Where;
  /** Part of the frame that passes before it leaves. */
  readonly late: number;
}

/** Something that is worth a look: with points, or because a piece came there; or a scoring that begins. */
export interface Pop {
  readonly at: Where;
  readonly points: number | null;
  readonly scoring?: Scoring;
}

export type AlhambraFrame = Frame<AlhambraView, Flight, Pop>;

export const TRAVEL = 340;
export const THROW = 520;
export const BEAT = 260;

export function thrown(view: AlhambraView, event: AlhambraEvent & { kind: 'thrown' }): AlhambraFrame {
  const old = event.dice.reduce(without<Colour>, event.shown);
  const after: AlhambraView = {
    ...view,
    phase: 'turn',
    actor: event.seat,
    dice: { ...view.dice, shown: event.shown, thrown: event.number },
  };
  const before: AlhambraView = { ...after, dice: { ...after.dice, shown: old } };
  const flights = event.shown.flatMap((die, index): Flight[] => {
    // Of dice that show the same, those that were kept come first.
    const earlier = event.shown.slice(0, index).filter((each) => each === die).length;
    const fresh = earlier >= old.filter((each) => each === die).length;
    return fresh ? [fly({ die }, { on: 'cup' }, { on: 'die', index }, 0.03 * index)] : [];
  });
  return { before, after, flights, pops: [], ms: THROW };
}

export function climbed(view: AlhambraView, event: AlhambraEvent & { kind: 'stone-moved' }): AlhambraFrame {
  const { colour, from, to } = event;
  const figure = figureOf(view, event);
  const at: Where = { on: 'figure', figure };
  if (from === to) return { before: view, after: view, flights: [], pops: [{ at, points: null }], ms: BEAT };
  const start = heightOf(view, colour, figure) > 0 ? stoneOn(view, colour, figure) : at;
  const before = withColumn(view, colour, ({ stones }) => ({ stones: stones.filter((each) => each.figure !== figure) }));
  const after = withColumn(before, colour, ({ stones }) => {
    const below = stones.filter((each) => each.height >= to);
    return { stones: [...below, { height: to, figure }, ...stones.filter((each) => each.height < to)] };
  });
  return travel(before, after, [fly({ stone: figure }, start, stoneOn(after, colour, figure))]);
}

export function named(view: AlhambraView, starter: number): AlhambraFrame {
  const colour = view.columns.find(({ bonus }) => bonus === 'start')?.colour ?? 'blue';
  const taken = withColumn(view, colour, () => ({ bonus: null }));
  const before = isAlcazaba(view) ? bestBack(taken, colour) : taken;
  return travel(before, { ...before, next: starter }, [
    fly({ chip: 'start' }, { on: 'bonus', colour }, { on: 'figure', figure: starter }),
  ]);
}

export function stored(view: AlhambraView, figure: number, tile: Tile): AlhambraFrame {
  const before = withoutTile(view, tile);
  const after = withFigure(before, figure, ({ reserve }) => ({ reserve: [...reserve, tile] }));
  return travel(before, after, [fly({ tile }, inOffer(view, tile), inReserve(after, figure, tile))]);
}

export function scored(view: AlhambraView, figure: number, points: number, at: Where): AlhambraFrame {
  const pops = points === 0 ? [] : [{ at, points }];
  return { before: view, after: paid(view, figure, points), flights: [], pops, ms: BEAT };
}

export function redesigned(view: AlhambraView, seat: number): AlhambraView {
  return withFigure(turnOver(view), seat, ({ inHand, redesigns }) => ({ inHand: inHand - 1, redesigns: redesigns + 1 }));
}

/** The fields with markers, the best first. */
export function ranked(view: AlhambraView, colour: Colour): readonly Field[] {
  return columnIn(view, colour).markers.map(({ field }) => field).sort((a, b) => fieldIndex(a) - fieldIndex(b));
}

export function fly(piece: Piece, from: Where, to: Where, late = 0): Flight {
  return { piece, from, to, late };
}

export function onField(colour: Colour, field: Field): Where {
  return { on: 'field', colour, field };
}

export function toField(figure: number, colour: Colour, field: Field): Flight {
  return fly({ marker: figure }, { on: 'figure', figure }, onField(colour, field));
}

export function chips(figure: number): Where {
  return { on: 'chips', figure };
}

export function onSquare({ seat, square }: { seat: number; square: string }): Where {
  return { on: 'square', figure: seat, square };
}

export function inReserve(view: AlhambraView, figure: number, tile: Tile): Where {
  const reserve = view.figures[figure]?.reserve ?? [];
  return { on: 'reserve', figure, index: reserve.lastIndexOf(tile), of: reserve.length };
}

export function inOffer(view: AlhambraView, tile: Tile): Where {
  const { colour } = tileParts(tile);
  const { offer } = columnIn(view, colour);
  return { on: 'offer', colour, index: offer.lastIndexOf(tile), of: offer.length };
}

export function travel(before: AlhambraView, after: AlhambraView, flights: readonly Flight[], ms = TRAVEL): AlhambraFrame {
  return { before, after, flights, pops: [], ms };
}

export function still(before: AlhambraView, after: AlhambraView): AlhambraFrame {
  return { before, after, flights: [], pops: [], ms: 0 };
}
