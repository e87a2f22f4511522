import { describe, expect, it } from 'vitest';
import type { BossaView, LineView } from '@web/rules/types/bossa';
import { handSpot, layOut, nextValue, placeSpot, rangeOf, rowBox, stoneBox } from './layout';

const line = (die: number, up: number, down: number): LineView => ({
  die,
  up: Array.from({ length: up }, (_, i) => ({ value: die + 1 + i, layers: [] })),
  down: Array.from({ length: down }, (_, i) => ({ value: die - 1 - i, layers: [] })),
});
const table = (white: LineView, black: LineView): BossaView =>
  ({ white, black }) as unknown as BossaView;
const long = table(line(5, 6, 2), line(1, 1, 0));
const FINGER = 44;

it('shows the next place of every end, and no zero', () => {
  expect(rangeOf(long)).toEqual({ lowest: 1, highest: 12 });
  expect(rangeOf(table(line(6, 0, 0), line(5, 0, 1)))).toEqual({ lowest: 3, highest: 9 });
  expect(nextValue(long.white, 'up')).toBe(12);
  expect(nextValue(long.white, 'down')).toBe(2);
});

describe.each([true, false])('narrow: %s', (narrow) => {
  const layout = layOut(long, 1, narrow);

  it('keeps every row on the river, the highest on top', () => {
    const top = rowBox(layout, 'white', layout.highest);
    const bottom = rowBox(layout, 'black', layout.lowest);
    expect(top.y).toBeGreaterThan(layout.river.y);
    expect(bottom.y + bottom.height).toBeLessThan(layout.river.y + layout.river.height);
    expect(top.y).toBeLessThan(bottom.y);
    expect(top.x + top.width).toBeLessThan(bottom.x);
  });

  it('keeps any number of stones on their bank', () => {
    for (const of of [1, 2, 3, 4, 5, 6]) {
      const box = rowBox(layout, 'black', 3);
      const first = placeSpot(layout, 'black', 3, 0, of);
      const last = placeSpot(layout, 'black', 3, of - 1, of);
      expect(first.x - first.size / 2).toBeGreaterThanOrEqual(box.x);
      expect(last.x + last.size / 2).toBeLessThanOrEqual(box.x + box.width);
    }
  });

  it('keeps the largest hand in its corner, and apart', () => {
    for (const panel of layout.panels) {
      const last = handSpot(panel, 6, 7);
      expect(last.x + last.size / 2).toBeLessThanOrEqual(panel.x + panel.width);
      expect(last.x - handSpot(panel, 5, 7).x).toBeGreaterThanOrEqual(last.size);
    }
  });
});

it('is large enough for fingers on a phone', () => {
  const layout = layOut(long, 0, true);
  const pixels = 360 / (layout.width + 8);
  expect(rowBox(layout, 'white', 1).height * pixels).toBeGreaterThanOrEqual(FINGER);
  for (const panel of layout.panels) {
    expect(stoneBox(handSpot(panel, 0, 7)).width * pixels).toBeGreaterThanOrEqual(FINGER);
  }
});
