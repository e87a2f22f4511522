import { expect, it } from 'vitest';
import type { AzulView } from '@web/rules/types/azul';
import { culprits } from './culprits';

const board = {
  lines: [
    { colour: null, tiles: 0, spaces: 1 },
    { colour: 'red', tiles: 2, spaces: 2 },
  ],
  wall: [
    { row: 1, column: 3, colour: 'red' },
    { row: 2, column: 3, colour: 'blue' },
  ],
};
const view = { boards: [board] } as unknown as AzulView;
const line = (index: number) => ({ on: 'line', seat: 0, line: 2, index });
const cell = (row: number, column: number) => ({ on: 'wall', seat: 0, row, column });

it.each([
  ['the other colour of a line', { line: 2, colour: 'red' }, [line(0), line(1)]],
  ['a full line', { line: 2 }, [line(0), line(1)]],
  ['the colour that a row has already', { line: 1, colour: 'red' }, [cell(1, 3)]],
  ['the line that comes first', { row: 2 }, [line(0), line(1)]],
  ['a taken cell', { row: 2, column: 3 }, [cell(2, 3)]],
  ['the colour that a column has already', { column: 3, colour: 'blue' }, [cell(2, 3)]],
  ['nothing where the refusal is about displays', { source: 3, colour: 'red' }, []],
])('points at %s', (_, said, expected) => {
  expect(culprits({ clause: 'A', arguments: said }, view, 0)).toEqual(expected);
});
