// What the rules foresee, as the board shows it: where a marker would stand, and what would make room for it.
import type { AlhambraEvent, Colour, Field, Tile } from '@web/rules/types/alhambra';

/** Where the marker of a move lands; `field` is null where none is free. */
export interface Landing {
  readonly colour: Colour;
  readonly field: Field | null;
}

export function landingOf(events: readonly AlhambraEvent[]): Landing | null {
  for (const event of events) {
    if (event.kind === 'placed' || event.kind === 'displaced') return { colour: event.colour, field: event.field };
    if (event.kind === 'missed') return { colour: event.colour, field: null };
  }
  return null;
}

/** Stones that would climb: where they come from and where they get to. */
export interface Climb {
  readonly figure: number;
  readonly colour: Colour;
  readonly from: number;
  readonly to: number;
}

/** What the move itself would do; what others get by it afterwards is another story. */
export function climbsOf(events: readonly AlhambraEvent[], seats: number): readonly Climb[] {
  const climbs: Climb[] = [];
  let prizes = 0;
  for (const event of events) {
    if (event.kind === 'prize-taken' && ++prizes > 1) break;
    if (event.kind === 'stone-moved') {
      climbs.push({ figure: event.seat ?? seats, colour: event.colour, from: event.from, to: event.to });
    }
  }
  return climbs;
}

/** A tile as it would lie in the own palace. */
export interface Laid {
  readonly square: string;
  readonly tile: Tile | null;
}

export function laidOf(events: readonly AlhambraEvent[], seat: number): Laid | null {
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.kind === 'tile-built' || event.kind === 'tile-added' || event.kind === 'tile-swapped') {
      return { square: event.square, tile: event.tile };
    }
    if (event.kind === 'tile-removed') return { square: event.square, tile: null };
  }
  return null;
}

/** What Carlo would take at once behind the move. */
export function carloTakes(events: readonly AlhambraEvent[]): readonly Tile[] {
  return events.flatMap((event) => (event.kind === 'carlo-took' ? [event.tile] : []));
}
