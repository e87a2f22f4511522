import { expect, it } from 'vitest';
import { keyOf } from './moves';

it('knows a move by what it says, not by the order of its fields', () => {
  const said = { kind: 'take', source: 3, colour: 'red', line: 2 };
  expect(keyOf({ line: 2, colour: 'red', source: 3, kind: 'take' })).toBe(keyOf(said));
  expect(keyOf({ ...said, line: 1 })).not.toBe(keyOf(said));
  expect(keyOf({ kind: 'buy', tiles: ['a', 'b'] })).not.toBe(keyOf({ kind: 'buy', tiles: ['b', 'a'] }));
});
