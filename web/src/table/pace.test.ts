import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { allLanded, began, landed } from '@web/board/stage';
import { type Pace, Pacing } from './pace';

let pace: Pace = 'brisk';
let shown: string[] = [];
let pacing: Pacing<string>;
const pieces = {};

beforeEach(() => {
  vi.useFakeTimers();
  pace = 'brisk';
  shown = [];
  pacing = new Pacing((scene) => void shown.push(scene), () => pace);
});
afterEach(() => {
  landed(pieces);
  vi.useRealTimers();
});

it('shows the own move at once, and a bot\'s when the pieces lie', async () => {
  pacing.arrive('mine', false);
  expect(shown).toEqual(['mine']);
  began(pieces);
  pacing.arrive('one bot', true);
  pacing.arrive('another', true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown).toEqual(['mine']);
  landed(pieces);
  await vi.advanceTimersByTimeAsync(400);
  expect(shown).toEqual(['mine', 'one bot']);
  await vi.advanceTimersByTimeAsync(400);
  expect(shown).toEqual(['mine', 'one bot', 'another']);
});

it('keeps what follows behind what waits', async () => {
  pacing.arrive('a bot', true);
  pacing.arrive('the end', false);
  expect(shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(400);
  expect(shown).toEqual(['a bot', 'the end']);
});

it('shows everything at once to whoever likes it so', () => {
  pacing.arrive('a bot', true);
  pace = 'at-once';
  pacing.arrive('another', true);
  expect(shown).toEqual(['a bot', 'another']);
});

it('forgets what waits when a move is taken back', async () => {
  pacing.arrive('a bot', true);
  pacing.clear();
  pacing.arrive('before', false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown).toEqual(['before']);
});

it('waits for nobody when nothing moves', async () => {
  await expect(allLanded()).resolves.toBeUndefined();
});
