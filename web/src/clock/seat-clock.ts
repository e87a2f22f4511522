// The clocks of a table as this page heard them; from there it counts on by itself.
import type { ClockFace, Pace } from '../remote/wire';

/** Clocks, and when they were heard by a clock that nobody can set. */
export interface HeardClocks extends ClockFace {
  readonly heardAt: number;
}

export interface SeatClock {
  /** In milliseconds, when it was heard. */
  readonly left: number;
  readonly heardAt: number;
  readonly runs: boolean;
  readonly slow: boolean;
}

export function seatClock(clocks: HeardClocks | null, pace: Pace | null, seat: number): SeatClock | null {
  const left = clocks?.left[seat];
  if (!clocks || !pace || left === undefined) return null;
  return { left, heardAt: clocks.heardAt, runs: clocks.running === seat, slow: pace.kind === 'slow' };
}
