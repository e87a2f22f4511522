// What others did since the own last move, for those who looked away.
import type { AlhambraEvent, Colour, Field, Square } from '@web/rules/types/alhambra';

export interface Fresh {
  /** Where others put their markers: `red 5/2`. */
  readonly fields: ReadonlySet<string>;
  /** Where others built: `1 0,-2`, the seat and the square. */
  readonly squares: ReadonlySet<string>;
}

export const NOTHING_NEW: Fresh = { fields: new Set(), squares: new Set() };

export function fieldKey(colour: Colour, field: Field): string {
  return `${colour} ${field}`;
}

export function squareKey(seat: number, square: Square): string {
  return `${seat} ${square}`;
}

/** An own move, or the end of a round, makes all of it old. */
export function freshBy(fresh: Fresh, events: readonly AlhambraEvent[], viewer: number): Fresh {
  return events.reduce((now, event): Fresh => {
    switch (event.kind) {
      case 'placed':
      case 'displaced':
        if (event.seat === viewer) return NOTHING_NEW;
        return { ...now, fields: new Set([...now.fields, fieldKey(event.colour, event.field)]) };
      case 'missed':
        return event.seat === viewer ? NOTHING_NEW : now;
      case 'tile-built':
      case 'tile-added':
      case 'tile-swapped':
        if (event.seat === viewer) return NOTHING_NEW;
        return { ...now, squares: new Set([...now.squares, squareKey(event.seat, event.square)]) };
      case 'round-ended':
        return { ...now, fields: new Set() };
      default:
        return now;
    }
  }, fresh);
}
