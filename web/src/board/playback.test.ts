import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Frame, Playback, rewound } from './playback.svelte';

const frame = (before: string, after: string, pop?: string): Frame<string, string, string> => ({
  before,
  after,
  flights: [`${before}-${after}`],
  pops: pop ? [pop] : [],
  ms: 300,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows frame after frame, and at the end what the scene says', () => {
  const playback = new Playback<string, string, string>('a');
  playback.play('c!', [frame('a-', 'b'), frame('b-', 'c', '+3')]);
  expect(playback).toMatchObject({ shown: 'a-', flights: ['a--b'], busy: true, end: 'c!' });
  vi.advanceTimersByTime(300);
  expect(playback).toMatchObject({ shown: 'b-', flights: ['b--c'], pops: [] });
  vi.advanceTimersByTime(300);
  expect(playback).toMatchObject({ shown: 'c!', flights: [], busy: false });
  expect(playback.pops.map((said) => said.pop)).toEqual(['+3']);
  vi.advanceTimersByTime(5_000);
  expect(playback.pops).toEqual([]);
});

it('goes on from what is still to come when more arrives', () => {
  const playback = new Playback<string, string, string>('a');
  playback.play('b', [frame('a-', 'b')]);
  playback.play('c', [frame('b-', 'c')]);
  expect(playback.shown).toBe('a-');
  vi.advanceTimersByTime(300);
  expect(playback.shown).toBe('b-');
  vi.advanceTimersByTime(300);
  expect(playback.shown).toBe('c');
});

it('keeps nobody waiting: finish and jump show the end at once, with its points', () => {
  const playback = new Playback<string, string, string>('a');
  playback.play('c', [frame('a-', 'b', '+1'), frame('b-', 'c', '+2')]);
  playback.finish();
  expect(playback).toMatchObject({ shown: 'c', flights: [], busy: false });
  expect(playback.pops.map((said) => said.pop)).toEqual(['+1', '+2']);
  playback.play('d', [frame('c-', 'd')]);
  playback.jump('x');
  vi.advanceTimersByTime(1_000);
  expect(playback.shown).toBe('x');
});

it('hurries when much is waiting, and gives up when it is too much', () => {
  const playback = new Playback<string, string, string>('a');
  const many = (n: number) => Array.from({ length: n }, (_, i) => frame(`${i}-`, `${i}`));
  playback.play('z', many(13));
  expect(playback.ms).toBeLessThan(100);
  playback.play('end', many(30));
  expect(playback).toMatchObject({ shown: 'end', busy: false });
});

it('goes back the way it came', () => {
  const on = (from: string, to: string, before: string, after: string) => ({
    before,
    after,
    flights: [{ from, to }],
    pops: ['+1'],
    ms: 300,
  });
  const back = rewound('start', [on('a', 'b', 'lifted', 'one'), on('c', 'd', 'lifted again', 'two')]);

  expect(back).toMatchObject([
    { before: 'lifted again', after: 'one', flights: [{ from: 'd', to: 'c' }], pops: [] },
    { before: 'lifted', after: 'start', flights: [{ from: 'b', to: 'a' }], pops: [] },
  ]);
});
