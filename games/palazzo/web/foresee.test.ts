import { expect, it } from 'vitest';
import { ghostOf, quarryOf } from './foresee';

it('shows where a tile would lie', () => {
  const built = { kind: 'built', seat: 1, tile: 's23', palace: 2, points: 3 } as const;
  expect(ghostOf([built], 1, 3)).toEqual({ palace: 2, tile: 's23' });
  expect(ghostOf([built], 0, 3)).toBeNull();
  expect(ghostOf([{ ...built, kind: 'founded', palace: 4 }], 1, 3)).toEqual({ palace: 4, tile: 's23' });
  const split = { kind: 'split-off', seat: 1, card: '2', tile: 's23', palace: 1, points: -5 } as const;
  expect(ghostOf([split], 1, 3)).toEqual({ palace: 4, tile: 's23' });
});

it('shows where the master builder would go', () => {
  expect(quarryOf([{ kind: 'auction-opened', seat: 0, quarry: 'east', tiles: ['b12'] }])).toBe('east');
  expect(quarryOf([{ kind: 'nothing-to-auction', seat: 0 }])).toBeNull();
});
