import { expect, it } from 'vitest';
import { type Area, nearest } from './spatial';

const at = (x: number, y: number, width = 10, height = 10): Area => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

it('goes to the next one straight ahead', () => {
  expect(nearest(at(0, 0), [at(40, 0), at(20, 0), at(0, 20)], 'right')).toBe(1);
});

it('rather goes straight and far than aside and near', () => {
  expect(nearest(at(0, 0), [at(0, 40), at(20, 15)], 'down')).toBe(0);
});

it('finds a wide row below a small tile, wherever the tile is', () => {
  expect(nearest(at(0, 0), [at(0, 30, 500, 10), at(30, 200)], 'down')).toBe(0);
});

it('stays where nothing lies in that direction', () => {
  expect(nearest(at(0, 0), [at(20, 0), at(0, 20)], 'left')).toBe(-1);
});
