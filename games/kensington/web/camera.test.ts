import { expect, it } from 'vitest';
import { columnAt, framed, moved, seenAt, within, zoomed } from './camera';
import { siteOf } from './site';

const SHAPES = { SQ1: '@', SQ4: '##/@#' };
const BOX = { x: 100, y: 20, width: 900, height: 600 };
/** As wide as houses become, and as high. */
const long = siteOf(SHAPES, Array.from({ length: 40 }, (_, i) => ({ tile: 'K-SQ1', x: i - 20, y: i === 20 ? 1 : 0 })));
const high = siteOf(SHAPES, Array.from({ length: 19 }, (_, i) => ({ tile: 'Y-SQ1', x: 0, y: i + 1 })));

it.each([siteOf(SHAPES, []), long, high])('frames the whole house with room to grow, on the ground', (site) => {
  const camera = framed(site, BOX);
  const left = seenAt(camera, site.lo - 2, 0);
  const top = seenAt(camera, site.hi + 3, site.top + 2);
  expect(left.x).toBeGreaterThanOrEqual(BOX.x);
  expect(top.x).toBeLessThanOrEqual(BOX.x + BOX.width);
  expect(top.y).toBeGreaterThanOrEqual(BOX.y);
  expect(left.y).toBe(BOX.y + BOX.height);
  expect(camera.scale).toBeGreaterThan(0.1);
});

it('keeps what is under the pointer there while it comes nearer', () => {
  const at = { x: 420, y: 300 };
  const before = framed(long, BOX);
  const after = zoomed(before, 1.7, at);
  expect(after.scale).toBeCloseTo(1.7 * before.scale);
  expect(columnAt(after, at.x)).toBeCloseTo(columnAt(before, at.x));
});

it('never loses the house and never shows what is below the ground', () => {
  for (const [dx, dy] of [[-9e4, -9e4], [9e4, 9e4], [0, 50]] as const) {
    const camera = within(moved(framed(high, BOX), dx, dy), high, BOX);
    expect(camera.y).toBeGreaterThanOrEqual(BOX.y + BOX.height);
    expect(seenAt(camera, 1, 0).x).toBeGreaterThan(BOX.x);
    expect(seenAt(camera, 0, 0).x).toBeLessThan(BOX.x + BOX.width);
    expect(seenAt(camera, 0, high.top).y).toBeLessThan(BOX.y + BOX.height);
  }
});
