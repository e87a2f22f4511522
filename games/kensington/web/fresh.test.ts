import { expect, it } from 'vitest';
import type { TableStep } from '@rules';
import { freshPieces } from './fresh';

const step = (seat: number, ...events: object[]): TableStep<'kensington'> =>
  ({ ply: 1, seat, move: '', events }) as unknown as TableStep<'kensington'>;
const built = (seat: number, x: number) => ({ kind: 'built', seat, tile: 'Y-SQ1', front: 'yellow', x, y: 0 });

it('remembers what others built until the viewer moves', () => {
  const others = freshPieces([], [step(1, built(1, 2)), step(2, { kind: 'joined', seat: 2, pieces: ['K-SQ1@1,0', 'W-SQ1@1,1'] })], 0);
  expect(others).toEqual([
    { seat: 1, piece: 'Y-SQ1@2,0' },
    { seat: 2, piece: 'K-SQ1@1,0' },
    { seat: 2, piece: 'W-SQ1@1,1' },
  ]);
  expect(freshPieces(others, [step(0, built(0, 1))], 0)).toEqual([]);
  expect(freshPieces(others, [step(0, built(0, 1)), step(1, built(1, 3))], 0)).toEqual([{ seat: 1, piece: 'Y-SQ1@3,0' }]);
});
