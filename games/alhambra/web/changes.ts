// A view after one small change. What is written here is only where pieces lie, never whether they may.
import type { AlhambraView, Chip, Colour, ColumnView, Field, FigureView, Square, Tile } from '@web/rules/types/alhambra';
import type { Where } from './spots';
import { columnOf, fieldIndex, replaced, tileParts, without } from './pieces';

const CHIPS: readonly Chip[] = ['one', 'two', 'three', 'exchange', 'displace', 'cancel', 'black-die', 'start'];

/** Somebody at the table, or Carlo, who sits behind the last of them. */
export function figureOf(view: AlhambraView, { seat }: { readonly seat: number | null }): number {
  return seat ?? view.setup.seats;
}

export function columnIn(view: AlhambraView, colour: Colour): ColumnView {
  const column = view.columns[columnOf(colour)];
  if (!column) throw new Error(`There is no column ${colour}`);
  return column;
}

export function withColumn(
  view: AlhambraView,
  colour: Colour,
  change: (column: ColumnView) => Partial<ColumnView>,
): AlhambraView {
  return { ...view, columns: replaced(view.columns, columnOf(colour), (each) => ({ ...each, ...change(each) })) };
}

export function withFigure(
  view: AlhambraView,
  figure: number,
  change: (figure: FigureView) => Partial<FigureView>,
): AlhambraView {
  return { ...view, figures: replaced(view.figures, figure, (each) => ({ ...each, ...change(each) })) };
}

/** The dice lie ready for the next turn. */
export function turnOver(view: AlhambraView): AlhambraView {
  return { ...view, phase: 'throw', dice: { shown: [], thrown: 0, black: null, before: null } };
}

export function landed(view: AlhambraView, figure: number, colour: Colour, field: Field): AlhambraView {
  const played = withFigure(view, figure, ({ inHand }) => ({ inHand: inHand - 1 }));
  return withColumn(played, colour, ({ markers }) => ({ markers: [...markers, { field, figure }] }));
}

export function markerGone(view: AlhambraView, figure: number, colour: Colour, field: Field): AlhambraView {
  return withColumn(view, colour, ({ markers }) => ({
    markers: markers.filter((each) => each.field !== field || each.figure !== figure),
  }));
}

/** All markers come back, and what nobody took is gone. */
export function roundOver(view: AlhambraView): AlhambraView {
  const lying = (figure: number): number =>
    view.columns.reduce((sum, { markers }) => sum + markers.filter((each) => each.figure === figure).length, 0);
  return {
    ...view,
    phase: 'round',
    results: null,
    caliph: view.next,
    columns: view.columns.map((column) => ({ ...column, markers: [], bonus: null, offer: [] })),
    figures: view.figures.map((each, figure) => ({
      ...each,
      inHand: each.inHand + each.out + each.redesigns + lying(figure),
      out: 0,
      redesigns: 0,
    })),
  };
}

export function withChip(view: AlhambraView, figure: number, chip: Chip): AlhambraView {
  return withFigure(view, figure, ({ chips }) => ({
    chips: [...chips, chip].sort((a, b) => CHIPS.indexOf(a) - CHIPS.indexOf(b)),
  }));
}

export function withoutChip(view: AlhambraView, figure: number, chip: Chip): AlhambraView {
  return withFigure({ ...view, gone: [...view.gone, chip] }, figure, ({ chips }) => ({ chips: without(chips, chip) }));
}

export function heightOf(view: AlhambraView, colour: Colour, figure: number): number {
  return columnIn(view, colour).stones.find((each) => each.figure === figure)?.height ?? 0;
}

/** Where a stone stands: how high, and how many lie below it. */
export function stoneOn(view: AlhambraView, colour: Colour, figure: number): Where {
  const { stones } = columnIn(view, colour);
  const height = heightOf(view, colour, figure);
  const tower = stones.filter((each) => each.height === height);
  return { on: 'stone', colour, height, level: tower.findIndex((each) => each.figure === figure) };
}

export function paid(view: AlhambraView, figure: number, points: number): AlhambraView {
  return withFigure(view, figure, (each) => ({ points: each.points + points }));
}

export function withTile(view: AlhambraView, tile: Tile): AlhambraView {
  return withColumn(view, tileParts(tile).colour, ({ offer }) => ({ offer: [...offer, tile] }));
}

/** A tile leaves its column with the best marker there, which goes back to its owner. */
export function withoutTile(view: AlhambraView, tile: Tile): AlhambraView {
  const { colour } = tileParts(tile);
  return bestBack(
    withColumn(view, colour, ({ offer }) => ({ offer: without(offer, tile) })),
    colour,
  );
}

export function bestBack(view: AlhambraView, colour: Colour): AlhambraView {
  const markers = [...columnIn(view, colour).markers].sort((a, b) => fieldIndex(a.field) - fieldIndex(b.field));
  const best = markers[0];
  if (!best) return view;
  const gone = withColumn(view, colour, () => ({ markers: markers.slice(1) }));
  return withFigure(gone, best.figure, ({ inHand }) => ({ inHand: inHand + 1 }));
}

export function built(
  view: AlhambraView,
  seat: number,
  { tile, square }: { readonly tile: Tile; readonly square: Square },
): AlhambraView {
  return withFigure(view, seat, ({ palace }) => ({ palace: [...palace, { square, tile }] }));
}

/** The palace without what lies on a square. */
export function alone(view: AlhambraView, seat: number, square: Square): AlhambraView {
  return withFigure(view, seat, ({ palace }) => ({ palace: palace.filter((each) => each.square !== square) }));
}
