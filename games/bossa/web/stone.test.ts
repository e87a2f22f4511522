import { expect, it } from 'vitest';
import { dotsOf, outline, paint } from './stone';

const ALL = Array.from({ length: 6 }, (_, i) => i + 1).flatMap((dots) =>
  Array.from({ length: dots + 1 }, (_, black) => `${dots - black}${black}`),
);

it.each(ALL)('%s has its dots, apart from each other and on the stone', (tile) => {
  const dots = paint(tile);
  const { white, black } = dotsOf(tile);
  expect(dots.filter((dot) => dot.colour === 'white')).toHaveLength(white);
  expect(dots.filter((dot) => dot.colour === 'black')).toHaveLength(black);
  dots.forEach((a, i) => {
    expect(Math.hypot(a.x, a.y) + a.r).toBeLessThan(50);
    for (const b of dots.slice(i + 1)) {
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.r + b.r - 1);
    }
  });
});

it('paints white above black', () => {
  const dots = paint('32');
  const lowest = Math.max(...dots.filter((dot) => dot.colour === 'white').map((dot) => dot.y));
  expect(dots.filter((dot) => dot.colour === 'black').every((dot) => dot.y > lowest)).toBe(true);
});

it('gives each stone a face of its own, and always the same', () => {
  expect(new Set(ALL.map(outline)).size).toBe(ALL.length);
  expect(outline('21')).toBe(outline('21'));
});
