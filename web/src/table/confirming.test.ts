import { expect, it } from 'vitest';
import { asksFirst, Confirming, type Confirms } from './confirming.svelte';

const finger = { pointerType: 'touch' } as PointerEvent;
const mouse = { pointerType: 'mouse' } as PointerEvent;
const key = { key: 'Enter' } as KeyboardEvent;

it.each([
  ['by-touch', finger, false, true],
  ['by-touch', finger, true, false],
  ['by-touch', mouse, false, false],
  ['by-touch', key, false, false],
  ['always', mouse, false, true],
  ['always', mouse, true, false],
  ['never', finger, false, false],
] as const)('%s, seen or not: a move waits or is played', (confirms: Confirms, pressed, seen, waits) => {
  const confirming = new Confirming(() => confirms);
  confirming.pressed(finger);
  confirming.pressed(pressed);
  expect(confirming.holds('F1 red 2', seen)).toBe(waits);
  expect(confirming.move).toBe(waits ? 'F1 red 2' : null);
});

it('another move takes the place of the one that waits, and it can be put down', () => {
  const confirming = new Confirming(() => 'always');
  confirming.holds('F1 red 2', false);
  confirming.holds('F1 red 3', false);
  expect(confirming.move).toBe('F1 red 3');
  confirming.drop();
  expect(confirming.move).toBeNull();
  expect(asksFirst('never', { finger: true, seen: false })).toBe(false);
});
