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

const hands = [['11', '21'], ['60']];
const inHand = (seat: number, index: number, of: number) => ({ at: { on: 'hand', seat, index, of } });

it('points at the stone that a refusal speaks of, whoever holds it', () => {
  const refusal = { clause: 'B4.1', arguments: { tile: '21', line: 'white' } };
  expect(culprits(refusal, hands, 1, [])).toEqual([inHand(0, 1, 2)]);
});

it('points at the stones that were picked where their number or sum is wrong', () => {
  expect(culprits({ clause: 'B4.3', arguments: { tiles: 1 } }, hands, 0, ['11'])).toEqual([inHand(0, 0, 2)]);
  expect(culprits({ clause: 'B4.4', arguments: { sum: 6 } }, hands, 1, ['60'])).toEqual([inHand(1, 0, 1)]);
  expect(culprits({ clause: 'B6.2', arguments: {} }, hands, 0, ['11'])).toEqual([]);
});

it('points at the place that a refusal names', () => {
  const refusal = { clause: 'B5.2', arguments: { line: 'white', value: 4 } };
  expect(culprits(refusal, hands, 0, ['11'])).toEqual([
    { at: { on: 'place', line: 'white', value: 4, index: 0, of: 1 } },
  ]);
});
