import { expect, it } from 'vitest';
import type { ColumnView } from '@web/rules/types/alhambra';
import { offered, onlyOne, toCarlo, toReserve, toSquare } from './building';
import { exchangedWith, indicesOf, keptBefore, toggled } from './picking';

it('keeps the dice that were kept, as far as they lie there', () => {
  expect(indicesOf(['blue', 'red', 'red', 'green'], ['red', 'white'])).toEqual(new Set([1]));
  expect(toggled(new Set([1]), 1)).toEqual(new Set());
  expect(toggled(new Set([1]), 2)).toEqual(new Set([1, 2]));
});

it('remembers what was kept until the turn ends', () => {
  const kept = { kind: 'kept', seat: 0, dice: ['red'] } as const;
  const thrown = { kind: 'thrown', seat: 0, dice: [], shown: ['red'], number: 2 } as const;
  expect(keptBefore([kept, thrown], [])).toEqual(['red']);
  expect(keptBefore([], ['red'])).toEqual(['red']);
  expect(keptBefore([{ ...thrown, number: 1 }], ['red'])).toEqual([]);
});

it('moves no more points than there are, in the order of the columns', () => {
  expect(exchangedWith(['green'], 'blue', 2)).toEqual(['blue', 'green']);
  expect(exchangedWith(['green'], 'green', 1)).toEqual([]);
  expect(exchangedWith(['green'], 'red', 1)).toEqual(['red']);
});

const column = { offer: ['red:N', 'red:S', 'red:N'], bonus: null } as unknown as ColumnView;
const store = (tile: string, twin: 'later' | null) => ({ text: '', move: { kind: 'store', tile, twin } }) as const;

it('names the later of two tiles only where that is a choice', () => {
  const matters = [store('red:N', null), store('red:N', 'later'), store('red:S', null)];
  expect(offered(column, 2, matters)).toMatchObject({ tile: 'red:N', twin: 'later' });
  expect(offered(column, 0, matters)).toMatchObject({ twin: null });
  expect(offered(column, 2, [store('red:N', null)])).toMatchObject({ twin: null });
});

it('takes the only thing that there is in the hand at once', () => {
  expect(onlyOne({ ...column, offer: ['red:N'] }, [store('red:N', null)])).toMatchObject({ index: 0 });
  expect(onlyOne({ ...column, offer: ['red:N'], bonus: 'start' }, [store('red:N', null)])).toBeNull();
  expect(onlyOne(column, [store('red:N', null), store('red:S', null)])).toBeNull();
});

it('says with a held tile what letting it go would be', () => {
  const won = { from: 'offer', tile: 'red:N', index: 0, twin: null } as const;
  const kept = { from: 'reserve', tile: 'red:N', index: 0 } as const;
  const built = { from: 'palace', square: '1,0' } as const;
  expect(toSquare(won, '1,0', false)).toEqual({ kind: 'build', tile: 'red:N', square: '1,0', twin: null });
  expect(toSquare(kept, '1,0', false)).toMatchObject({ kind: 'add' });
  expect(toSquare(kept, '1,0', true)).toMatchObject({ kind: 'swap' });
  expect(toSquare(built, '2,0', true)).toEqual({ kind: 'remove', square: '2,0' });
  expect(toReserve(won)).toEqual({ kind: 'store', tile: 'red:N', twin: null });
  expect(toReserve(built)).toEqual({ kind: 'remove', square: '1,0' });
  expect(toReserve(kept)).toBeNull();
  expect(toCarlo(won)).toMatchObject({ kind: 'give' });
});
