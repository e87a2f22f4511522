import { expect, it } from 'vitest';
import type { AlhambraEvent, AlhambraView, Colour } from '@web/rules/types/alhambra';
import { chancesOf, fieldNamed, landing } from './chances';
import { carloTakes, climbsOf, laidOf, landingOf } from './foresee';

const placed = { kind: 'placed', seat: 0, colour: 'red', symbols: 5, target: '5/3', field: '4/1' } as const;
const missed = { kind: 'missed', seat: 0, colour: 'blue', symbols: 1, target: '1/3' } as const;

it('finds the field that a marker gets, or that there is none', () => {
  expect(landingOf([placed])).toEqual({ colour: 'red', field: '4/1' });
  expect(landingOf([missed])).toEqual({ colour: 'blue', field: null });
  expect(landingOf([{ kind: 'cancelled', seat: 0, number: 2, shown: [] }])).toBeNull();
});

it('shows what a prize lets climb, and not what others get behind it', () => {
  const taken = { kind: 'prize-taken', seat: 0, figure: null, colour: 'red', place: 1, prize: 'points' } as const;
  const moved = { kind: 'stone-moved', seat: 0, figure: null, colour: 'red', points: 2, from: 0, to: 2 } as const;
  const carlo = { ...moved, seat: null, figure: 'carlo' };
  expect(climbsOf([taken, moved, taken, carlo], 2)).toEqual([{ figure: 0, colour: 'red', from: 0, to: 2 }]);
  expect(climbsOf([carlo], 2)).toMatchObject([{ figure: 2 }]);
});

it('lays tiles and takes them away only in the own palace', () => {
  const built = { kind: 'tile-built', seat: 1, tile: 'red:N', square: '1,0' } as const;
  expect(laidOf([built], 1)).toEqual({ square: '1,0', tile: 'red:N' });
  expect(laidOf([built], 0)).toBeNull();
  expect(laidOf([{ ...built, kind: 'tile-removed' }], 1)).toEqual({ square: '1,0', tile: null });
  expect(carloTakes([built, { kind: 'carlo-took', tile: 'red:S' }])).toEqual(['red:S']);
});

const columns = (['blue', 'red', 'brown', 'white', 'green', 'purple'] as const).map((colour: Colour) => ({
  colour,
  markers: colour === 'red' ? [{ field: '5/2', figure: 1 }, { field: '5/3', figure: 0 }] : [],
}));
const view = { columns, dice: { black: null } } as unknown as AlhambraView;

it('goes down from taken fields, and counts nine as eight at once', () => {
  expect(fieldNamed(landing(view, 'red', 5, 2)!)).toBe('4/1');
  expect(fieldNamed(landing(view, 'blue', 9, 3)!)).toBe('8/1');
  expect(landing(view, 'blue', 0, 1)).toBeNull();
});

it('counts in how many samples a column gets better', () => {
  const threw = (shown: readonly Colour[], count: number): { events: readonly AlhambraEvent[]; count: number } => ({
    events: [{ kind: 'thrown', seat: 0, dice: shown, shown, number: 2 }],
    count,
  });
  const odds = { samples: 4, others: 0, kinds: {}, points: [], outcomes: [threw(['green', 'green'], 3), threw(['green', 'red'], 1)] };
  const { better, fields } = chancesOf(view, odds, (colour) => (colour === 'green' ? '1/1' : null));
  expect(better).toMatchObject({ green: 0.75, red: 0.25, blue: 0 });
  expect(fields.get('green 2/2')).toBe(0.75);
  expect(fields.get('green 1/2')).toBe(0.25);
});
