// How long people may think: what a table can be opened with, measured by how long games of its title are.
import type { Pace } from '../remote/wire';

/** Ways to play by the clock, from quick to slow. */
export const PRESETS = ['none', 'brisk', 'calm', 'day', 'three-days', 'week'] as const;
export type Preset = (typeof PRESETS)[number];

const SECONDS_A_MOVE = { brisk: 4, calm: 12 } as const;
const HOURS_A_MOVE = { day: 24, 'three-days': 72, week: 168 } as const;

/** Banks that sound like a clock, in seconds. */
const BANKS = [60, 120, 180, 300, 480, 600, 900, 1200, 1800, 2700, 3600];

/** `moves` is how many decisions a seat makes in a game of this title with so many seats. */
export function pace(preset: Preset, moves: number, keeper: string): Pace | null {
  switch (preset) {
    case 'none':
      return null;
    case 'brisk':
    case 'calm': {
      // Half of the time lies in the bank, the other half comes move by move.
      const increment = SECONDS_A_MOVE[preset] / 2;
      return { kind: 'live', bank: nearest(moves * increment), increment, keeper };
    }
    default:
      return { kind: 'slow', hours: HOURS_A_MOVE[preset], keeper };
  }
}

function nearest(seconds: number): number {
  return BANKS.reduce((best, each) => (Math.abs(each - seconds) < Math.abs(best - seconds) ? each : best));
}
