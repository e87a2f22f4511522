// What a step would bring, read off what the rules foresee.
import type { Foreseen } from '@rules';
import type { House, KensingtonView } from '@web/rules/types/kensington';
import { closedBy, houseOf, siteOf } from './site';
import { type Laid, laidOf } from './tiles';

export interface Gain {
  /** By kind, in the order of the rules; only what changes. */
  readonly kinds: readonly { readonly reason: string; readonly points: number }[];
  readonly points: number;
  readonly chips: number;
  /** Columns that would be closed. */
  readonly closed: number;
  readonly laid: readonly Laid[];
}

/** Null where nothing would be built. */
export function gainOf(view: KensingtonView, { view: after, events }: Foreseen<'kensington'>): Gain | null {
  const laid = events.flatMap((event): readonly Laid[] => {
    if (event.kind === 'built') return [{ tile: event.tile, x: event.x, y: event.y }];
    return event.kind === 'joined' ? event.pieces.map(laidOf) : [];
  });
  const [step] = events.filter((event) => event.kind === 'built' || event.kind === 'joined');
  const now = step && view.houses[step.seat];
  const then = step && after.houses[step.seat];
  if (!now || !then) return null;
  const kinds = changes(now, then);
  return {
    kinds,
    points: kinds.reduce((sum, { points }) => sum + points, 0),
    chips: events.filter((event) => event.kind === 'chip-earned' && event.seat === step.seat).length,
    closed: closedBy(view.shapes, siteOf(view.shapes, houseOf(now.tiles)), laid),
    laid,
  };
}

function changes(now: House, then: House): Gain['kinds'] {
  return then.points.flatMap(({ reason, points }) => {
    const before = now.points.find((line) => line.reason === reason)?.points ?? 0;
    return points === before ? [] : [{ reason, points: points - before }];
  });
}

export function totalOf({ points }: House): number {
  return points.reduce((sum, line) => sum + line.points, 0);
}
