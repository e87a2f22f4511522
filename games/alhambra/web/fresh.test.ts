import { expect, it } from 'vitest';
import { NOTHING_NEW, freshBy } from './fresh';

const placed = (seat: number) => ({ kind: 'placed', seat, colour: 'red', symbols: 5, target: '5/3', field: '4/1' }) as const;
const built = { kind: 'tile-built', seat: 1, tile: 'red:N', square: '0,-1' } as const;

it('remembers what others did since the own last move', () => {
  const { fields, squares } = freshBy(NOTHING_NEW, [placed(0), placed(1), built], 0);
  expect([...fields]).toEqual(['red 4/1']);
  expect([...squares]).toEqual(['1 0,-1']);
});

it('forgets it with the own next move, and markers with the round', () => {
  const fresh = freshBy(NOTHING_NEW, [placed(1), built], 0);
  expect(freshBy(fresh, [placed(0)], 0)).toBe(NOTHING_NEW);
  const over = freshBy(fresh, [{ kind: 'round-ended', round: 1 }], 0);
  expect(over.fields.size).toBe(0);
  expect(over.squares).toEqual(fresh.squares);
});
