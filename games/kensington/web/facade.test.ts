import { expect, it } from 'vitest';
import { facadeOf, outlineOf } from './facade';

const SHAPES = { SQ1: '@', SQ4: '##/@#', U5u: '#.#/@##', O8: '###/#.#/@##' };

it('draws a house of any size with the same few paths', () => {
  const wide = Array.from({ length: 150 }, (_, i) => ({ tile: `${'YK'[i % 2]}-SQ4`, x: 2 * i, y: 0 }));
  const { paths } = facadeOf(SHAPES, [...wide, { tile: 'R-SQ1', x: 0, y: 2 }], true);
  expect(Object.keys(paths).length).toBeLessThan(40);
  expect(paths.bars?.match(/v60/g)).toHaveLength(75 * 4);
  expect(paths.dark?.match(/M/g)).toHaveLength(75 * 4);
});

it('has a cat and a bird only where the tile says so, and a door for each door', () => {
  const plain = facadeOf(SHAPES, [{ tile: 'Y-SQ4', x: 1, y: 0 }, { tile: 'R-SQ1', x: 1, y: 2 }], true);
  expect(plain.paths.blackcat).toBeUndefined();
  expect(plain.paths.bird).toBeUndefined();
  expect(plain.doors).toEqual([{ x: 0, y: 0, start: true }]);
  const lively = facadeOf(
    SHAPES,
    [{ tile: 'Y-SQ4-cat', x: 1, y: 0 }, { tile: 'K-SQ1-cat', x: 3, y: 0 }, { tile: 'R-SQ1-bird', x: 1, y: 2 }, { tile: 'D-SQ1', x: 4, y: 0 }],
    true,
  );
  expect(lively.paths).toMatchObject({ blackcat: expect.any(String), whitecat: expect.any(String), bird: expect.any(String) });
  expect(lively.doors).toEqual([{ x: 0, y: 0, start: true }, { x: 4, y: 0, start: false }]);
});

it('is the same again for the same house', () => {
  const laid = [{ tile: 'Y-SQ4', x: -4, y: 3 }];
  expect(facadeOf(SHAPES, laid, false)).toEqual(facadeOf(SHAPES, laid, false));
});

it('draws outlines as closed lines, holes too', () => {
  expect(outlineOf([{ x: 0, y: 0 }])).toBe('M0 -100L100 -100L100 0L0 0Z');
  const ring = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => ({ x, y }))).filter(({ x, y }) => x !== 1 || y !== 1);
  expect(outlineOf(ring).match(/Z/g)).toHaveLength(2);
});
