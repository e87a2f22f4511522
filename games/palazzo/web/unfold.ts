// What happened, as a series of pictures. Events say everything that moves, so nothing is judged here.
import type { AuctionView, Card, PalazzoEvent, PalazzoView, Quarry, SiteView, Tile } from '@web/rules/types/palazzo';
import { type Frame, inTurn } from '@web/board/playback.svelte';
import type { Where } from './layout';
import { QUARRIES, handOf, placesOf, withCards, withTiles, without } from './pieces';

export interface Flight {
  /** What travels: a tile, a card, or the back of one. */
  readonly piece: { readonly tile: Tile } | { readonly card: Card | null };
  readonly from: Where;
  readonly to: Where;
  /** Part of the frame that passes before it leaves. */
  readonly late: number;
}

/** Something that is worth a look: with points, or just because a piece came there. */
export interface Pop {
  readonly at: Where;
  readonly points: number | null;
}

type PalazzoFrame = Frame<PalazzoView, Flight, Pop>;

const TRAVEL = 360;

export function framesOf(view: PalazzoView, events: readonly PalazzoEvent[]): readonly PalazzoFrame[] {
  return inTurn(view, events, frameOf);
}

/** The same without travel: every place that got a piece is worth a look. */
export function stills(frames: readonly PalazzoFrame[]): readonly Pop[] {
  const places = frames.flatMap((frame) => frame.flights.map(({ to }) => to));
  const seen = places.filter(({ on }) => on === 'depot' || on === 'quarry' || on === 'palace');
  return [...seen.map((at) => ({ at, points: null })), ...frames.flatMap(({ pops }) => pops)];
}

function frameOf(view: PalazzoView, event: PalazzoEvent): PalazzoFrame | null {
  switch (event.kind) {
    case 'laid-out': {
      const quarries = event.quarries.map((tile) => [tile]);
      const before = drawn(view, [...event.quarries, event.depot]);
      const after = withSite(before, { quarries, depot: [event.depot] });
      const flights = [
        ...event.quarries.map((tile, i) => fly(tile, { on: 'stack' }, inQuarry(after, i, tile), 0.1 * i)),
        fly(event.depot, { on: 'stack' }, inDepot(after, event.depot), 0.4),
      ];
      return { before, after, flights, pops: [], ms: 520 };
    }
    case 'dealt':
      return still(view, gained(view, event.seat, event.cards, 'secret'));
    case 'dealt-unseen':
      return still(view, withPurse(view, event.seat, ({ known, secret }) => ({ known, secret: secret + event.count })));
    case 'turned-up': {
      const before = withBank(view, { deck: view.bank.deck - event.cards.length });
      const after = withBank(before, { display: withCards(view.bank.display, event.cards) });
      return travel(before, after, cards(event.cards, { on: 'deck' }, places(after.bank.display, event.cards, onDisplay)));
    }
    case 'reshuffled':
      return still(view, withBank(view, { deck: event.count, discard: [] }));
    case 'took': {
      const { seat } = event;
      const display = without(view.bank.display, event.cards);
      const before = withBank(view, { display });
      const after = gained(before, seat, event.cards, 'known');
      return travel(before, after, cards(event.cards, places(view.bank.display, event.cards, onDisplay), inHand(after, seat, event.cards)));
    }
    case 'came-to-depot': {
      const before = drawn(view, [event.tile]);
      const after = withSite(before, { depot: withTiles(view.site.depot, [event.tile]), price: event.price });
      return travel(before, after, [fly(event.tile, { on: 'stack' }, inDepot(after, event.tile))]);
    }
    case 'came-to-quarry': {
      const index = QUARRIES.indexOf(event.quarry);
      const before = drawn(view, [event.tile]);
      const after = withQuarry(before, event.quarry, (tiles) => withTiles(tiles, [event.tile]));
      return travel(before, after, [fly(event.tile, { on: 'stack' }, inQuarry(after, index, event.tile))]);
    }
    case 'rider-came': {
      const after = withSite(view, { riders: event.riders });
      return { before: view, after, flights: [], pops: [{ at: { on: 'riders' }, points: null }], ms: TRAVEL };
    }
    case 'bought': {
      const { seat, tiles } = event;
      const from = placesOf(view.site.depot, tiles).map((index) => onDepot(index, view.site.depot.length));
      const paid = spent(view, seat, event.cards);
      const before = withSite(paid, { depot: without(view.site.depot, tiles) });
      const after = { ...discarded(before, event.cards), pending: tiles };
      return travel(before, after, [
        ...tiles.map((tile, i) => fly(tile, from[i] ?? { on: 'stack' }, onPending(i, tiles.length), 0.06 * i)),
        ...cards(event.cards, inHand(view, seat, event.cards), { on: 'discard' }),
      ]);
    }
    case 'auction-opened':
    case 'sharing-began': {
      const after = withSite(view, { builder: event.quarry });
      return { before: view, after, flights: [], pops: [], ms: TRAVEL };
    }
    case 'raised': {
      const { seat, bid } = event;
      const before = spent(view, seat, event.cards);
      const after = withAuction(before, (auction) => ({
        ...auction,
        raises: [...auction.raises, { seat, cards: event.cards }],
        bids: auction.bids.map((each, i) => (i === seat ? bid : each)),
        leader: seat,
      }));
      return travel(before, after, cards(event.cards, inHand(view, seat, event.cards), { on: 'bid', seat }));
    }
    case 'passed': {
      const { seat } = event;
      const before = withAuction(view, (auction) => ({
        ...auction,
        raises: auction.raises.filter((raise) => raise.seat !== seat),
        bids: auction.bids.map((each, i) => (i === seat ? 0 : each)),
        out: [...auction.out, seat],
      }));
      const after = gained(before, seat, event.cards, 'known');
      return travel(before, after, cards(event.cards, { on: 'bid', seat }, inHand(after, seat, event.cards)));
    }
    case 'won': {
      const { seat, tiles } = event;
      const { builder } = view.site;
      const before = { ...withQuarry(view, builder, () => []), auction: null };
      const after = { ...discarded(before, event.cards), pending: tiles };
      return travel(before, after, [
        ...tiles.map((tile, i) =>
          fly(tile, { on: 'quarry', quarry: builder, index: i, of: tiles.length }, onPending(i, tiles.length), 0.06 * i),
        ),
        ...cards(event.cards, { on: 'bid', seat }, { on: 'discard' }),
      ]);
    }
    case 'picked': {
      const { builder } = view.site;
      const from = inQuarry(view, QUARRIES.indexOf(builder), event.tile);
      const before = withQuarry(view, builder, (tiles) => without(tiles, [event.tile]));
      return travel(before, { ...before, pending: [event.tile] }, [fly(event.tile, from, onPending(0, 1))]);
    }
    case 'left-over': {
      const index = QUARRIES.indexOf(view.site.builder);
      const before = withQuarry(view, view.site.builder, () => []);
      const after = withSite(before, { box: withTiles(view.site.box, event.tiles) });
      return travel(before, after, event.tiles.map((tile) => fly(tile, inQuarry(view, index, tile), { on: 'box' })));
    }
    case 'built':
    case 'founded': {
      const { seat, tile, palace, points } = event;
      const before = { ...view, pending: without(view.pending, [tile]) };
      const after = scored(
        withEstate(before, seat, (estate) =>
          event.kind === 'founded' ? [...estate, [tile]] : estate.map((each, i) => (i === palace - 1 ? rising([...each, tile]) : each)),
        ),
        seat,
        points,
      );
      const to = onPalace(after, seat, palace, tile);
      return { ...travel(before, after, [fly(tile, fromPending(view, tile), to)]), pops: popOf(to, points) };
    }
    case 'boxed': {
      const before = { ...view, pending: without(view.pending, [event.tile]) };
      const after = withSite(before, { box: withTiles(view.site.box, [event.tile]) });
      return travel(before, after, [fly(event.tile, fromPending(view, event.tile), { on: 'box' })]);
    }
    case 'split-off': {
      const { seat, tile, palace, points } = event;
      const paid = spent(view, seat, [event.card]);
      const before = withEstate(paid, seat, (estate) =>
        estate.map((each, i) => (i === palace - 1 ? without(each, [tile]) : each)),
      );
      const after = scored(discarded(withEstate(before, seat, (estate) => [...estate, [tile]]), [event.card]), seat, points);
      const to = onPalace(after, seat, after.estates[seat]?.length ?? 1, tile);
      return rebuilt(view, before, after, event, onPalace(view, seat, palace, tile), to);
    }
    case 'joined': {
      const { seat, tile, palace, points } = event;
      const single = singleOf(view, seat, tile);
      const paid = spent(view, seat, [event.card]);
      const before = withEstate(paid, seat, (estate) => estate.filter((_, i) => i !== single));
      const number = palace - 1 > single ? palace - 1 : palace;
      const after = scored(
        discarded(
          withEstate(before, seat, (estate) =>
            estate.map((each, i) => (i === number - 1 ? rising([...each, tile]) : each)),
          ),
          [event.card],
        ),
        seat,
        points,
      );
      const from = onPalace(view, seat, single + 1, tile);
      return rebuilt(view, before, after, event, from, onPalace(after, seat, number, tile));
    }
    case 'cleared': {
      const { seat, tile, points } = event;
      const single = singleOf(view, seat, tile);
      const paid = spent(view, seat, [event.card]);
      const before = withEstate(paid, seat, (estate) => estate.filter((_, i) => i !== single));
      const boxed = withSite(before, { box: withTiles(view.site.box, [tile]) });
      const after = scored(discarded(boxed, [event.card]), seat, points);
      return rebuilt(view, before, after, event, onPalace(view, seat, single + 1, tile), { on: 'box' });
    }
    case 'begins':
    case 'nothing-to-auction':
    case 'standstill':
    case 'scored':
    case 'hand-shown':
      return null;
  }
}

function rebuilt(
  view: PalazzoView,
  before: PalazzoView,
  after: PalazzoView,
  { seat, tile, card, points }: { seat: number; tile: Tile; card: Card; points: number },
  from: Where,
  to: Where,
): PalazzoFrame {
  const flights = [fly(tile, from, to), ...cards([card], inHand(view, seat, [card]), { on: 'discard' })];
  return { ...travel(before, after, flights), pops: popOf(to.on === 'box' ? from : to, points) };
}

function popOf(at: Where, points: number): readonly Pop[] {
  return points === 0 ? [] : [{ at, points }];
}

function travel(before: PalazzoView, after: PalazzoView, flights: readonly Flight[]): PalazzoFrame {
  return { before, after, flights, pops: [], ms: TRAVEL };
}

function still(before: PalazzoView, after: PalazzoView): PalazzoFrame {
  return { before, after, flights: [], pops: [], ms: 0 };
}

function fly(tile: Tile, from: Where, to: Where, late = 0): Flight {
  return { piece: { tile }, from, to, late };
}

type Places = Where | readonly Where[];

function cards(moved: readonly Card[], from: Places, to: Places): readonly Flight[] {
  const pick = (all: Places, i: number): Where => ('on' in all ? all : (all[i] ?? { on: 'deck' }));
  return moved.map((card, i) => ({ piece: { card }, from: pick(from, i), to: pick(to, i), late: 0.06 * i }));
}

// Where pieces lie.

function onDepot(index: number, of: number): Where {
  return { on: 'depot', index, of };
}

function onPending(index: number, of: number): Where {
  return { on: 'pending', index, of };
}

function onDisplay(index: number, of: number): Where {
  return { on: 'display', index, of };
}

function fromPending(view: PalazzoView, tile: Tile): Where {
  return onPending(view.pending.indexOf(tile), view.pending.length);
}

function inDepot({ site }: PalazzoView, tile: Tile): Where {
  return onDepot(site.depot.indexOf(tile), site.depot.length);
}

function inQuarry({ site }: PalazzoView, quarry: number, tile: Tile): Where {
  const tiles = site.quarries[quarry] ?? [];
  return { on: 'quarry', quarry: QUARRIES[quarry] ?? 'north', index: tiles.indexOf(tile), of: tiles.length };
}

function onPalace({ estates }: PalazzoView, seat: number, palace: number, tile: Tile): Where {
  const estate = estates[seat] ?? [];
  return { on: 'palace', seat, palace, of: estate.length, storey: Math.max(0, estate[palace - 1]?.indexOf(tile) ?? 0) };
}

/** A palace of this one tile; two alike are the same to the eye. */
function singleOf({ estates }: PalazzoView, seat: number, tile: Tile): number {
  return (estates[seat] ?? []).findIndex((palace) => palace.length === 1 && palace[0] === tile);
}

function places(all: readonly Card[], some: readonly Card[], at: (index: number, of: number) => Where): readonly Where[] {
  return placesOf(all, some).map((index) => at(index, all.length));
}

/** The own cards have a place each; of others one sees only that they hold some. */
function inHand(view: PalazzoView, seat: number, some: readonly Card[]): readonly Where[] {
  if (seat === view.seat) return places(handOf(view), some, (index, of) => ({ on: 'hand', seat, index, of }));
  return some.map(() => ({ on: 'hand', seat, index: 0, of: 1 }));
}

// What the table is like afterwards.

function withSite(view: PalazzoView, site: Partial<SiteView>): PalazzoView {
  return { ...view, site: { ...view.site, ...site } };
}

function withBank(view: PalazzoView, bank: Partial<PalazzoView['bank']>): PalazzoView {
  return { ...view, bank: { ...view.bank, ...bank } };
}

function withQuarry(view: PalazzoView, quarry: Quarry, change: (tiles: readonly Tile[]) => readonly Tile[]): PalazzoView {
  const quarries = view.site.quarries.map((tiles, i) => (QUARRIES[i] === quarry ? change(tiles) : tiles));
  return withSite(view, { quarries });
}

function withAuction(view: PalazzoView, change: (auction: AuctionView) => AuctionView): PalazzoView {
  return { ...view, auction: view.auction && change(view.auction) };
}

type Purse = PalazzoView['purses'][number];

function withPurse(view: PalazzoView, seat: number, change: (purse: Purse) => Purse): PalazzoView {
  return { ...view, purses: view.purses.map((purse, i) => (i === seat ? change(purse) : purse)) };
}

function withEstate(
  view: PalazzoView,
  seat: number,
  change: (estate: PalazzoView['estates'][number]) => PalazzoView['estates'][number],
): PalazzoView {
  return { ...view, estates: view.estates.map((estate, i) => (i === seat ? change(estate) : estate)) };
}

function scored(view: PalazzoView, seat: number, points: number): PalazzoView {
  return { ...view, points: view.points.map((each, i) => (i === seat ? each + points : each)) };
}

function rising(tiles: readonly Tile[]): readonly Tile[] {
  return [...tiles].sort((a, b) => Number(a.charAt(1)) - Number(b.charAt(1)));
}

/** Out of the stack that holds the tile. */
function drawn(view: PalazzoView, tiles: readonly Tile[]): PalazzoView {
  let left = tiles;
  const stacks = view.site.stacks.map((stack) => {
    const rest = without(stack, left);
    left = without(left, without(stack, rest));
    return rest;
  });
  return withSite(view, { stacks });
}

function gained(view: PalazzoView, seat: number, some: readonly Card[], as: 'known' | 'secret'): PalazzoView {
  const own = as === 'secret' && seat === view.seat ? withCards(view.own, some) : view.own;
  return withPurse({ ...view, own }, seat, ({ known, secret }) =>
    as === 'known' ? { known: withCards(known, some), secret } : { known, secret: secret + some.length },
  );
}

/** Cards that everybody knows are spent first. */
function spent(view: PalazzoView, seat: number, some: readonly Card[]): PalazzoView {
  const purse = view.purses[seat];
  if (!purse) return view;
  const known = without(purse.known, some);
  const secrets = without(some, without(purse.known, known));
  const own = seat === view.seat ? without(view.own, secrets) : view.own;
  return withPurse({ ...view, own }, seat, ({ secret }) => ({ known, secret: secret - secrets.length }));
}

function discarded(view: PalazzoView, some: readonly Card[]): PalazzoView {
  return withBank(view, { discard: withCards(view.bank.discard, some) });
}
