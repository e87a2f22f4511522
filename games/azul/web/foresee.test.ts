import { expect, it } from 'vitest';
import { NO_GHOSTS, dueCells, ghostsOf } from './foresee';

const took = {
  kind: 'took',
  seat: 0,
  source: 0,
  colour: 'red',
  tiles: 4,
  line: 2,
  fallen: 2,
  spilt: 1,
  left: [],
} as const;

it('shows what stays on the line, what falls and what is spilt', () => {
  const ghosts = ghostsOf([{ kind: 'marker-taken', seat: 0, space: 5 }, took], 0);
  expect(ghosts).toMatchObject({ line: 2, laid: 1, floor: ['marker', 'red', 'red'], spilt: 1 });
});

it('shows all tiles on the floor when the floor was chosen', () => {
  const ghosts = ghostsOf([{ ...took, line: 0, fallen: null, spilt: null }], 0);
  expect(ghosts).toMatchObject({ line: 0, laid: 0, floor: ['red', 'red', 'red', 'red'] });
});

it('shows nothing of others', () => {
  expect(ghostsOf([took], 1)).toEqual(NO_GHOSTS);
});

it('marks the cell of a line that is full, or would be', () => {
  const lines = [
    { colour: 'blue', tiles: 1, spaces: 1 },
    { colour: null, tiles: 0, spaces: 2 },
  ] as const;
  const board = { lines } as unknown as Parameters<typeof dueCells>[0];
  const pattern = [
    ['blue', 'red'],
    ['white', 'blue', 'red'],
  ] as const;
  expect(dueCells(board, NO_GHOSTS, pattern)).toEqual([{ row: 1, column: 1 }]);
  const ghosts = { ...NO_GHOSTS, line: 2, colour: 'red', laid: 2 } as const;
  expect(dueCells(board, ghosts, pattern)).toContainEqual({ row: 2, column: 3 });
  expect(dueCells(board, { ...ghosts, laid: 1 }, pattern)).toHaveLength(1);
  expect(dueCells(board, ghosts, [])).toEqual([]);
});
