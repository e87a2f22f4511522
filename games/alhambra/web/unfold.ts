// What happened, as a series of pictures. Events say everything that moves, so nothing is judged here.
import type { AlhambraEvent, AlhambraView, Chip, Colour, Field, Scoring, Tile } from '@web/rules/types/alhambra';
import { type Frame, inTurn } from '@web/board/playback.svelte';
import type { Where } from './layout';
import {
  alone,
  bestBack,
  built,
  columnIn,
  figureOf,
  heightOf,
  landed,
  markerGone,
  paid,
  roundOver,
  stoneOn,
  turnOver,
  withChip,
  withColumn,
  withFigure,
  withTile,
  withoutChip,
  withoutTile,
} from './changes';
import { COLOURS, fieldIndex, isAlcazaba, tileParts, without } from './pieces';

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

const TRAVEL = 340;
const THROW = 520;
const BEAT = 260;

export function framesOf(view: AlhambraView, events: readonly AlhambraEvent[]): readonly AlhambraFrame[] {
  return inTurn(view, events, frameOf);
}

/** The same without travel: every place that got a piece is worth a look. */
export function stills(frames: readonly AlhambraFrame[]): readonly Pop[] {
  const places = frames.flatMap((frame) => frame.flights.map(({ to }) => to));
  const seen = places.filter(({ on }) => on === 'field' || on === 'stone' || on === 'square');
  return [...seen.map((at) => ({ at, points: null })), ...frames.flatMap(({ pops }) => pops)];
}

function frameOf(view: AlhambraView, event: AlhambraEvent): AlhambraFrame | null {
  switch (event.kind) {
    case 'began':
      return still(view, { ...view, caliph: event.first, next: event.first });
    case 'round-began':
      return still(view, { ...view, round: event.round, caliph: event.caliph, next: event.caliph });
    case 'chips-laid': {
      const after = { ...view, columns: view.columns.map((each, i) => ({ ...each, bonus: event.chips[i] ?? null })) };
      return travel(
        view,
        after,
        event.chips.map((chip, i) => fly({ chip }, { on: 'away' }, { on: 'bonus', colour: COLOURS[i]! }, 0.06 * i)),
        THROW,
      );
    }
    case 'carlo-rolled':
      return still(view, view);
    case 'carlo-placed': {
      const figure = view.setup.seats;
      const after = landed(view, figure, event.colour, event.field);
      return travel(view, after, [toField(figure, event.colour, event.field)], BEAT);
    }
    case 'kept': {
      const after: AlhambraView = { ...view, phase: 'throw', dice: { ...view.dice, shown: event.dice } };
      return { before: after, after, flights: [], pops: [], ms: BEAT };
    }
    case 'thrown':
      return thrown(view, event);
    case 'cancelled': {
      const dice = { ...view.dice, shown: event.shown, thrown: event.number - 1, before: null };
      const after = withoutChip({ ...view, dice }, event.seat, 'cancel');
      return travel(view, after, [fly({ chip: 'cancel' }, chips(event.seat), { on: 'cup' })]);
    }
    case 'black-die-turned': {
      const after = withoutChip({ ...view, dice: { ...view.dice, black: event.colour, before: null } }, event.seat, 'black-die');
      return travel(view, after, [fly({ chip: 'black-die' }, chips(event.seat), { on: 'black' })]);
    }
    case 'placed': {
      const after = landed(turnOver(view), event.seat, event.colour, event.field);
      return travel(view, after, [toField(event.seat, event.colour, event.field)]);
    }
    case 'missed': {
      const after = withFigure(turnOver(view), event.seat, ({ inHand, out }) => ({ inHand: inHand - 1, out: out + 1 }));
      return { ...travel(view, after, []), pops: [{ at: { on: 'figure', figure: event.seat }, points: null }] };
    }
    case 'displaced': {
      const paying = withoutChip(turnOver(view), event.seat, 'displace');
      const after = landed(paying, event.seat, event.colour, event.field);
      return travel(view, after, [toField(event.seat, event.colour, event.field)]);
    }
    case 'pushed': {
      const figure = figureOf(view, event);
      const before = markerGone(view, figure, event.colour, event.from);
      const after = withColumn(before, event.colour, ({ markers }) => ({
        markers: [...markers, { field: event.to, figure }],
      }));
      return travel(before, after, [
        fly({ marker: figure }, onField(event.colour, event.from), onField(event.colour, event.to)),
      ]);
    }
    case 'pushed-out': {
      const figure = figureOf(view, event);
      const after = withFigure(markerGone(view, figure, event.colour, '1/3'), figure, ({ out }) => ({ out: out + 1 }));
      return travel(after, after, [fly({ marker: figure }, onField(event.colour, '1/3'), { on: 'figure', figure })]);
    }
    case 'prize-taken': {
      const at = onField(event.colour, ranked(view, event.colour)[event.place - 1] ?? '1/3');
      const left = event.prize === 'points' ? 'chip' : 'points';
      const after: AlhambraView = { ...view, phase: 'results', results: { colour: event.colour, left } };
      return { before: after, after, flights: [], pops: [{ at, points: null }], ms: BEAT };
    }
    case 'exchanged':
      return still(view, withoutChip(view, event.seat, 'exchange'));
    case 'stone-moved':
      return climbed(view, event);
    case 'chip-taken': {
      const figure = figureOf(view, event);
      const before = withColumn(view, event.colour, () => ({ bonus: null }));
      return travel(before, withChip(before, figure, event.chip), [
        fly({ chip: event.chip }, { on: 'bonus', colour: event.colour }, chips(figure)),
      ]);
    }
    case 'chip-left': {
      const before = withColumn(view, event.colour, () => ({ bonus: null }));
      const after = { ...before, gone: [...before.gone, event.chip] };
      return travel(before, after, [fly({ chip: event.chip }, { on: 'bonus', colour: event.colour }, { on: 'away' })]);
    }
    case 'starter-named':
      return named(view, event.starter);
    case 'round-ended':
      return still(view, roundOver(view));
    case 'scoring-began':
      return {
        before: view,
        after: view,
        flights: [],
        pops: [{ at: { on: 'banner' }, points: null, scoring: event.scoring }],
        ms: 60,
      };
    case 'stone-scored': {
      const figure = figureOf(view, event);
      const at = stoneOn(view, event.colour, figure);
      return scored(view, figure, event.points, at);
    }
    case 'tiles-scored': {
      const figure = figureOf(view, event);
      return scored(view, figure, event.points, { on: 'column', colour: event.colour });
    }
    case 'chips-scored':
      return scored(view, figureOf(view, event), event.points, chips(figureOf(view, event)));
    case 'wall-scored':
      return scored(view, event.seat, event.points, { on: 'palace', figure: event.seat });
    case 'pile-turned': {
      const after = event.tiles.reduce((now, tile) => withTile(now, tile), view);
      return travel(view, after, event.tiles.map((tile, i) => fly({ tile }, { on: 'away' }, inOffer(after, tile), 0.06 * i)), THROW);
    }
    case 'bag-drawn': {
      const after = withTile({ ...view, bag: view.bag - 1 }, event.tile);
      return travel(view, after, [fly({ tile: event.tile }, { on: 'away' }, inOffer(after, event.tile))], BEAT);
    }
    case 'start-chip-laid': {
      const after = withColumn(view, event.colour, () => ({ bonus: 'start' }));
      return travel(view, after, [fly({ chip: 'start' }, { on: 'away' }, { on: 'bonus', colour: event.colour })]);
    }
    case 'later-twin-taken': {
      // The later of the two leaves: drawn first, it is the one that is taken out next.
      const { tile } = event;
      return still(
        view,
        withColumn(view, tileParts(tile).colour, ({ offer }) => {
          const later = offer.lastIndexOf(tile);
          return { offer: [tile, ...offer.filter((_, i) => i !== later)] };
        }),
      );
    }
    case 'tile-built': {
      const before = withoutTile(view, event.tile);
      const after = built(before, event.seat, event);
      return travel(before, after, [fly({ tile: event.tile }, inOffer(view, event.tile), onSquare(event))]);
    }
    case 'tile-stored':
      return stored(view, event.seat, event.tile);
    case 'tile-given':
    case 'carlo-took':
      return stored(view, view.setup.seats, event.tile);
    case 'tiles-left': {
      const before = withColumn(view, event.colour, () => ({ offer: [] }));
      const after = { ...before, aside: [...before.aside, ...event.tiles] };
      return travel(before, after, event.tiles.map((tile) => fly({ tile }, inOffer(view, tile), { on: 'away' })));
    }
    case 'tile-added': {
      const { seat, tile } = event;
      const before = withFigure(redesigned(view, seat), seat, ({ reserve }) => ({ reserve: without(reserve, tile) }));
      return travel(before, built(before, seat, event), [fly({ tile }, inReserve(view, seat, tile), onSquare(event))]);
    }
    case 'tile-removed': {
      const { seat, tile, square } = event;
      const before = alone(redesigned(view, seat), seat, square);
      const after = withFigure(before, seat, ({ reserve }) => ({ reserve: [...reserve, tile] }));
      return travel(before, after, [fly({ tile }, onSquare(event), inReserve(after, seat, tile))]);
    }
    case 'tile-swapped': {
      const { seat, tile, old, square } = event;
      const leaving = withFigure(redesigned(view, seat), seat, ({ reserve }) => ({ reserve: without(reserve, tile) }));
      const before = alone(leaving, seat, square);
      const stored = withFigure(before, seat, ({ reserve }) => ({ reserve: [...reserve, old] }));
      return travel(before, built(stored, seat, event), [
        fly({ tile }, inReserve(view, seat, tile), onSquare(event)),
        fly({ tile: old }, onSquare(event), inReserve(stored, seat, old)),
      ]);
    }
    case 'ended':
      return still(view, { ...view, phase: 'over' });
  }
}

function thrown(view: AlhambraView, event: AlhambraEvent & { kind: 'thrown' }): AlhambraFrame {
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

function climbed(view: AlhambraView, event: AlhambraEvent & { kind: 'stone-moved' }): AlhambraFrame {
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

function named(view: AlhambraView, starter: number): AlhambraFrame {
  const colour = view.columns.find(({ bonus }) => bonus === 'start')?.colour ?? 'blue';
  const taken = withColumn(view, colour, () => ({ bonus: null }));
  const before = isAlcazaba(view) ? bestBack(taken, colour) : taken;
  return travel(before, { ...before, next: starter }, [
    fly({ chip: 'start' }, { on: 'bonus', colour }, { on: 'figure', figure: starter }),
  ]);
}

function stored(view: AlhambraView, figure: number, tile: Tile): AlhambraFrame {
  const before = withoutTile(view, tile);
  const after = withFigure(before, figure, ({ reserve }) => ({ reserve: [...reserve, tile] }));
  return travel(before, after, [fly({ tile }, inOffer(view, tile), inReserve(after, figure, tile))]);
}

function scored(view: AlhambraView, figure: number, points: number, at: Where): AlhambraFrame {
  const pops = points === 0 ? [] : [{ at, points }];
  return { before: view, after: paid(view, figure, points), flights: [], pops, ms: BEAT };
}

function redesigned(view: AlhambraView, seat: number): AlhambraView {
  return withFigure(turnOver(view), seat, ({ inHand, redesigns }) => ({ inHand: inHand - 1, redesigns: redesigns + 1 }));
}

/** The fields with markers, the best first. */
function ranked(view: AlhambraView, colour: Colour): readonly Field[] {
  return columnIn(view, colour).markers.map(({ field }) => field).sort((a, b) => fieldIndex(a) - fieldIndex(b));
}

function fly(piece: Piece, from: Where, to: Where, late = 0): Flight {
  return { piece, from, to, late };
}

function onField(colour: Colour, field: Field): Where {
  return { on: 'field', colour, field };
}

function toField(figure: number, colour: Colour, field: Field): Flight {
  return fly({ marker: figure }, { on: 'figure', figure }, onField(colour, field));
}

function chips(figure: number): Where {
  return { on: 'chips', figure };
}

function onSquare({ seat, square }: { seat: number; square: string }): Where {
  return { on: 'square', figure: seat, square };
}

function inReserve(view: AlhambraView, figure: number, tile: Tile): Where {
  const reserve = view.figures[figure]?.reserve ?? [];
  return { on: 'reserve', figure, index: reserve.lastIndexOf(tile), of: reserve.length };
}

function inOffer(view: AlhambraView, tile: Tile): Where {
  const { colour } = tileParts(tile);
  const { offer } = columnIn(view, colour);
  return { on: 'offer', colour, index: offer.lastIndexOf(tile), of: offer.length };
}

function travel(before: AlhambraView, after: AlhambraView, flights: readonly Flight[], ms = TRAVEL): AlhambraFrame {
  return { before, after, flights, pops: [], ms };
}

function still(before: AlhambraView, after: AlhambraView): AlhambraFrame {
  return { before, after, flights: [], pops: [], ms: 0 };
}
