import { expect, it } from 'vitest';
import { counted, until } from '../face';
import { pace, PRESETS } from '../presets';
import { seatClock } from '../seat-clock';

it('a short time is counted in minutes and seconds, and nobody sees zero before it is over', () => {
  expect([125_000, 60_000, 59_001, 1, 0].map(counted)).toEqual(['2:05', '1:00', '1:00', '0:01', '0:00']);
});

it('a long time ends on a day, and today at an hour', () => {
  const now = new Date(2026, 10, 19, 10, 30).getTime();
  const hour = 3_600_000;
  expect(until(5 * hour, now, 'it')).toBe('15:30');
  const later = until(30 * hour, now, 'en-GB');
  expect(later).toContain('20');
  expect(later).toContain('Nov');
  expect(later).toContain('16:30');
});

it('every pace is one that the server takes, and slower ones give more time', () => {
  for (const moves of [5, 7, 30, 75, 110]) {
    const paces = PRESETS.map((preset) => pace(preset, moves, 'skilled'));
    expect(paces[0]).toBeNull();
    for (const each of paces.slice(1)) {
      if (each?.kind === 'live') {
        expect(each.bank).toBeGreaterThanOrEqual(30);
        expect(each.bank).toBeLessThanOrEqual(10_800);
      } else {
        expect(each?.hours).toBeLessThanOrEqual(720);
      }
    }
    const [brisk, calm] = [pace('brisk', moves, 'casual'), pace('calm', moves, 'casual')];
    if (brisk?.kind !== 'live' || calm?.kind !== 'live') throw new Error('live paces expected');
    expect(calm.increment).toBeGreaterThan(brisk.increment);
    expect(calm.bank).toBeGreaterThanOrEqual(brisk.bank);
  }
});

it('a longer game has more in the bank', () => {
  const [short, long] = [pace('calm', 7, 'casual'), pace('calm', 109, 'casual')];
  expect(short).toEqual({ kind: 'live', bank: 60, increment: 6, keeper: 'casual' });
  expect(long).toEqual({ kind: 'live', bank: 600, increment: 6, keeper: 'casual' });
});

it('a seat has a clock where there are any, and it runs only where the table says so', () => {
  const clocks = { running: 1, left: [5_000, 7_000], heardAt: 100 };
  const live = pace('brisk', 30, 'casual');
  expect(seatClock(clocks, live, 0)).toEqual({ left: 5_000, heardAt: 100, runs: false, slow: false });
  expect(seatClock(clocks, live, 1)).toEqual({ left: 7_000, heardAt: 100, runs: true, slow: false });
  expect(seatClock(null, live, 0)).toBeNull();
  expect(seatClock(clocks, null, 0)).toBeNull();
});
