import { expect, it } from 'vitest';
import { roomBelow, stands } from './room.svelte';

it('leaves the board what is below its top, but for the line beneath it', () => {
  expect(roomBelow(60, 720)).toBe(622);
  expect(roomBelow(44, 360)).toBe(288);
});

it('never asks a board to be too small to play on', () => {
  expect(roomBelow(500, 600)).toBe(200);
});

it('knows a phone that stands from windows and from phones that lie down', () => {
  expect(stands({ width: 360, height: 600 })).toBe(true);
  expect(stands({ width: 740, height: 290 })).toBe(false);
  expect(stands({ width: 512, height: 320 })).toBe(false);
  expect(stands({ width: 768, height: 940 })).toBe(false);
});
