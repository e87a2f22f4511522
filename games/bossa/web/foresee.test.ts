import { expect, it } from 'vitest';
import { culprits, ghostOf } from './foresee';

const placed = {
  kind: 'placed',
  seat: 0,
  line: 'white',
  side: 'up',
  value: 5,
  tiles: ['21', '30'],
  token: '21',
} as const;

it('shows where the stones would lie, with their token', () => {
  const drew = { kind: 'drew', seat: 1, tile: '11' } as const;
  expect(ghostOf([placed, drew], 'doubler')).toEqual({
    line: 'white',
    value: 5,
    group: { tiles: ['21', '30'], doubled: ['21'], inverted: [] },
    covers: false,
  });
  expect(ghostOf([placed], 'inverter')?.group).toMatchObject({ doubled: [], inverted: ['21'] });
});

it('tells a cover from a new place, and is nothing where no stone is laid', () => {
  const { side: _, ...rest } = placed;
  expect(ghostOf([{ ...rest, kind: 'stacked', token: null }], null)).toMatchObject({ covers: true });
  expect(ghostOf([{ kind: 'discarded', seat: 0, tile: '11' }], null)).toBeNull();
});

it('points at the stone that a refusal speaks of', () => {
  const hands = [['11', '21'], ['60']];
  const refusal = { clause: 'B4.1', arguments: { tile: '21', line: 'white' } };
  expect(culprits(refusal, hands)).toEqual([{ at: { on: 'hand', seat: 0, index: 1, of: 2 } }]);
  expect(culprits({ clause: 'B4.3', arguments: { tiles: 2 } }, hands)).toEqual([]);
});
