import { describe, expect, it } from 'vitest';
import type { BuiltTile } from '@web/rules/types/alhambra';
import { type Asked, type Box, FINGER, type Layout, layOut } from './layout';
import { columnBox, dieSpot, fieldBox, offerSpot, squareSpot, trackSpot } from './spots';
import { COLOURS, DICE } from './pieces';

const ROOMS = [
  { room: 'a desk', width: 952, height: 700, slim: false },
  { room: 'a laptop', width: 1034, height: 547, slim: false },
  { room: 'a tablet', width: 1000, height: 650, slim: false },
  { room: 'a phone that lies', width: 712, height: 288, slim: false },
  { room: 'a phone that stands', width: 356, height: 580, slim: true },
  { room: 'a large screen', width: 1500, height: 980, slim: false },
];
const palace: readonly BuiltTile[] = ['1,0', '2,0', '0,-1', '0,-2', '-1,0'].map((square) => ({ square, tile: 'red:open' }));
const asked = (over: Partial<Asked>): Asked => ({
  alcazaba: false,
  figures: 3,
  width: 1000,
  height: 600,
  slim: false,
  tools: true,
  building: false,
  palace,
  ...over,
});

function inside(box: Box, { width, height }: Layout): boolean {
  return box.x >= -1 && box.y >= -1 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1;
}

function apart(a: Box, b: Box): boolean {
  return a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1 || a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1;
}

const TABLES = ROOMS.flatMap((room) =>
  [2, 3, 6, 7].flatMap((figures) =>
    [false, true].flatMap((alcazaba) => [false, true].map((building) => ({ ...room, figures, alcazaba, building }))),
  ),
);

describe.each(TABLES)('$room, $figures figures, Alcazaba $alcazaba, building $building', (table) => {
  const layout = layOut(asked({ ...table, tools: !table.alcazaba }));

  it('lays nothing on anything else, and nothing outside', () => {
    const { arcade, tray, tools, figures, friezes, court, reserve } = layout;
    const boxes = [arcade.box, tray.box, ...figures, ...friezes, ...(tools.height > 0 ? [tools] : [])];
    const all = [...boxes, ...(court && reserve ? [court.box, reserve] : [])];
    all.forEach((box, i) => {
      expect(box.width > 0 && box.height > 0).toBe(true);
      expect(inside(box, layout)).toBe(true);
      for (const other of all.slice(i + 1)) expect(apart(box, other)).toBe(true);
    });
  });

  it('keeps fields, offers and tracks in their columns, the best field on top', () => {
    for (const colour of COLOURS) {
      const column = columnBox(layout, colour);
      const best = fieldBox(layout, colour, '8/1');
      const worst = fieldBox(layout, colour, '1/3');
      expect(best.y).toBeLessThan(worst.y);
      expect(best.x).toBeLessThan(worst.x);
      expect(worst.x + worst.width).toBeLessThanOrEqual(column.x + column.width + 1);
      for (const of of [1, 2, 4, 6]) {
        const last = offerSpot(layout, colour, of - 1, of);
        expect(last.x + last.size / 2).toBeLessThanOrEqual(column.x + column.width + 1);
        expect(last.y + last.size / 2).toBeLessThanOrEqual(layout.arcade.box.y + layout.arcade.box.height);
      }
    }
    if (!table.alcazaba) {
      const low = trackSpot(layout, 'green', 1, 0);
      const high = trackSpot(layout, 'green', 12, 0);
      expect(layout.friezes.length > 0 ? high.x - low.x : low.y - high.y).toBeGreaterThan(100);
    }
  });

  it('lays no die on another, however many are kept', () => {
    for (let kept = 0; kept <= DICE; kept++) {
      const held = new Set(Array.from({ length: kept }, (_, i) => i));
      const spots = Array.from({ length: DICE }, (_, i) => dieSpot(layout, i, held));
      spots.forEach((a, i) => {
        expect(a.x - a.size / 2).toBeGreaterThanOrEqual(layout.tray.box.x);
        for (const b of spots.slice(i + 1)) {
          expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(0.9 * a.size);
        }
      });
    }
  });

  it('shows the whole palace, and ground all round it', () => {
    if (!layout.court) return;
    for (const square of ['3,0', '-2,0', '0,-3', '0,1']) {
      const at = squareSpot(layout.court, square);
      const box = { x: at.x - at.size / 2, y: at.y - at.size / 2, width: at.size, height: at.size };
      expect(inside(box, layout)).toBe(true);
    }
  });
});

it('fills its room where it does not scroll', () => {
  for (const { width, height, slim } of ROOMS.filter((each) => !each.slim && each.height < 860)) {
    const layout = layOut(asked({ width, height, slim }));
    expect(Math.abs(layout.width / layout.height - width / height)).toBeLessThan(0.01);
  }
});

it('is large enough for fingers on phones', () => {
  for (const alcazaba of [false, true]) {
    const standing = layOut(asked({ alcazaba, width: 356, height: 580, slim: true }));
    expect(standing.tray.die).toBeGreaterThanOrEqual(0.95 * FINGER);
    expect(columnBox(standing, 'red').width).toBeGreaterThanOrEqual(FINGER);
    expect(standing.tray.cup.height).toBeGreaterThanOrEqual(FINGER);
    // What a turn needs fits between the bar above and the words below.
    const { tray } = standing;
    expect(tray.box.y + tray.box.height).toBeLessThanOrEqual(2 * 580);
  }
});
