// What happened, as a series of pictures. Events say everything that moves, so nothing is judged here.
import type { AlhambraEvent, AlhambraView } from '@web/rules/types/alhambra';
import { inTurn } from '@web/board/playback.svelte';
import { BEAT, THROW, chips, climbed, fly, inOffer, inReserve, named, onField, onSquare, ranked, redesigned, scored, still, stored, thrown, toField, travel, type AlhambraFrame, type Pop } from './beats';
import { alone, built, figureOf, landed, markerGone, roundOver, stoneOn, turnOver, withChip, withColumn, withFigure, withTile, withoutChip, withoutTile } from './changes';
import { COLOURS, tileParts, without } from './pieces';

export function framesOf(view: AlhambraView, events: readonly AlhambraEvent[]): readonly AlhambraFrame[] {
  return inTurn(view, events, frameOf);
}

/** The same without travel: every place that got a piece is worth a look. */
export function stills(frames: readonly AlhambraFrame[]): readonly Pop[] {
  const places = frames.flatMap((frame) => frame.flights.map(({ to }) => to));
  const seen = places.filter(({ on }) => on === 'field' || on === 'stone' || on === 'square' || on === 'die');
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
