// What a press on a column does now: places the marker, pushes one down, turns the black die, or takes an exchanged point.
import type { AlhambraMove, AlhambraView, Chip, Colour, Field } from '@web/rules/types/alhambra';
import { type Picked, exchangedWith } from './picking';
import { columnOf } from './pieces';
import type { Spoken } from './spoken';
import type { ColumnTarget } from './targets';

export interface Gallery {
  readonly view: AlhambraView;
  readonly chips: readonly Chip[];
  readonly picked: Picked;
  readonly spoken: Spoken;
  readonly name: (figure: number) => string;
  /** The field that a marker gets; null where none is free; undefined while that is not known. */
  readonly landing: (way: 'place' | 'displace', colour: Colour) => Field | null | undefined;
  readonly can: (move: AlhambraMove) => boolean;
  readonly is: (move: AlhambraMove | null) => boolean;
  readonly pick: (next: Picked) => void;
  readonly play: (move: AlhambraMove, near: Element) => void;
  readonly point: (move: AlhambraMove) => void;
  readonly leave: () => void;
}

export function columnTarget(gallery: Gallery, colour: Colour): ColumnTarget | null {
  const { view, picked } = gallery;
  if (view.phase === 'turn') return turnTarget(gallery, colour);
  return view.phase === 'results' && picked.tool === 'exchange' ? exchangeTarget(gallery, colour) : null;
}

function turnTarget(gallery: Gallery, colour: Colour): ColumnTarget {
  const { picked, spoken, can, is, play, point, leave } = gallery;
  const kind = picked.tool === 'displace' || picked.tool === 'black-die' ? picked.tool : 'place';
  const move: AlhambraMove = { kind, colour };
  const field = kind === 'black-die' ? undefined : gallery.landing(kind, colour);
  return {
    label: kind === 'black-die' ? spoken.turnBlack(colour) : placing(gallery, colour, kind, field),
    legal: can(move),
    lit: can(move),
    chosen: undefined,
    hinted: is(move),
    field: field ?? null,
    out: field === null,
    act: (near) => play(move, near),
    point: () => point(move),
    leave,
  };
}

function placing({ view, spoken, name }: Gallery, colour: Colour, way: 'place' | 'displace', field: Field | null | undefined): string {
  const column = view.columns[columnOf(colour)];
  if (field === undefined) return column ? spoken.column(column, name) : spoken.building(colour);
  return way === 'displace' && field !== null ? spoken.displace(colour, field) : spoken.place(colour, field);
}

function exchangeTarget(gallery: Gallery, colour: Colour): ColumnTarget {
  const { view, chips, picked, spoken, pick, play, leave } = gallery;
  const open = colour !== view.results?.colour;
  const most = Math.min(chips.filter((chip) => chip === 'exchange').length, view.results?.left === 'chip' ? 1 : 2);
  return {
    label: spoken.exchange(colour),
    legal: open,
    lit: open && picked.exchanged.length < most,
    chosen: picked.exchanged.includes(colour),
    hinted: false,
    field: null,
    out: false,
    act: (near) => {
      if (open) pick({ ...picked, exchanged: exchangedWith(picked.exchanged, colour, most) });
      else play(taking(view.results?.left ?? 'points', null, [colour]), near);
    },
    point: () => {},
    leave,
  };
}

export function taking(prize: 'points' | 'chip', starter: number | null, exchanged: readonly Colour[]): AlhambraMove {
  return { kind: 'take', prize, exchanged, starter };
}

/** What the use of a chip would be, where it cannot be used now: the rules say why. */
export function example(tool: Chip, view: AlhambraView): AlhambraMove {
  const colour = view.dice.shown[0] ?? 'blue';
  if (tool === 'cancel') return { kind: 'cancel' };
  if (tool === 'exchange') return taking('points', null, ['blue']);
  return { kind: tool === 'displace' ? 'displace' : 'black-die', colour };
}
