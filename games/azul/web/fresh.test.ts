import { expect, it } from 'vitest';
import type { TableStep } from '@rules';
import { freshLines } from './fresh';

function step(seat: number, line: number): TableStep<'azul'> {
  const took = { kind: 'took', seat, source: 1, colour: 'red', tiles: 1, line } as const;
  return { ply: 1, seat, move: '', events: [{ ...took, fallen: null, spilt: null, left: [] }] };
}

it('remembers what others did until the viewer moves', () => {
  const seen = freshLines([], [step(1, 3), step(2, 0), step(1, 3)], 0);
  expect(seen).toEqual([
    { seat: 2, line: 0 },
    { seat: 1, line: 3 },
  ]);
  expect(freshLines(seen, [step(0, 2)], 0)).toEqual([]);
});

it('forgets it with a new round', () => {
  const dealt = { kind: 'dealt', round: 2, starter: 0, displays: [] } as const;
  const last = step(1, 3);
  expect(freshLines([], [{ ...last, events: [...last.events, dealt] }], 0)).toEqual([]);
});
