// What was picked up so far. Nothing here knows a rule.
import type { AlhambraEvent, Colour, Square, Tile } from '@web/rules/types/alhambra';
import { COLOURS, type Tool, without } from './pieces';

/** A tile that was picked up, and from where. */
export type Held =
  | { readonly from: 'offer'; readonly tile: Tile; readonly index: number; readonly twin: 'later' | null }
  | { readonly from: 'reserve'; readonly tile: Tile; readonly index: number }
  | { readonly from: 'palace'; readonly square: Square };

export interface Picked {
  /** The chip that waits for its column. */
  readonly tool: Tool | null;
  /** Where points go that an exchange moves. */
  readonly exchanged: readonly Colour[];
  /** The start player chip waits for a name. */
  readonly naming: boolean;
  readonly held: Held | null;
}

export const NOTHING: Picked = { tool: null, exchanged: [], naming: false, held: null };

/** The dice that show these colours, as far as they are there. */
export function indicesOf(shown: readonly Colour[], colours: readonly Colour[]): ReadonlySet<number> {
  let left = colours;
  const found = new Set<number>();
  shown.forEach((die, i) => {
    if (!left.includes(die)) return;
    left = without(left, die);
    found.add(i);
  });
  return found;
}

export function toggled(kept: ReadonlySet<number>, index: number): ReadonlySet<number> {
  const next = new Set(kept);
  if (!next.delete(index)) next.add(index);
  return next;
}

/** What was kept before the last throw of the turn that is going on: it is kept again unless it is picked up. */
export function keptBefore(events: readonly AlhambraEvent[], last: readonly Colour[]): readonly Colour[] {
  return events.reduce((kept: readonly Colour[], event) => {
    if (event.kind === 'kept') return event.dice;
    return event.kind === 'placed' || event.kind === 'missed' || event.kind === 'displaced' || (event.kind === 'thrown' && event.number === 1)
      ? []
      : kept;
  }, last);
}

/** Colours as the rules write them: in the order of the columns. */
function inOrder(colours: readonly Colour[]): readonly Colour[] {
  return [...colours].sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b));
}

/** One more point goes there; a press on a column that has all that can be moved takes them back. */
export function exchangedWith(exchanged: readonly Colour[], colour: Colour, most: number): readonly Colour[] {
  if (exchanged.length < most) return inOrder([...exchanged, colour]);
  return exchanged.includes(colour) ? exchanged.filter((each) => each !== colour) : inOrder([...exchanged.slice(1), colour]);
}
