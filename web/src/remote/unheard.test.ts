import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toggleUnheard, unheardAt } from './unheard';

let kept: Record<string, string> = {};

beforeEach(() => {
  kept = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it('remembers whom one does not want to hear, table by table', () => {
  expect([...toggleUnheard('one', 2)]).toEqual([2]);
  expect([...unheardAt('one')]).toEqual([2]);
  expect([...unheardAt('another')]).toEqual([]);
});

it('hears them again, and then keeps nothing of it', () => {
  toggleUnheard('one', 2);
  expect([...toggleUnheard('one', 2)]).toEqual([]);
  expect(Object.values(kept)).toEqual(['{}']);
});

it('copes with what somebody else has left there', () => {
  kept['loggia.unheard'] = 'no JSON';
  expect([...unheardAt('one')]).toEqual([]);
});
