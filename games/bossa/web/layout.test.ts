import { describe, expect, it } from 'vitest';
import type { BossaView, LineView } from '@web/rules/types/bossa';
import { type Box, dieSpot, discardSpot, handSpot, layOut, nextValue, placeBox, placeSpot, rangeOf, stoneBox } from './layout';

const line = (die: number, up: number, down: number): LineView => ({
  die,
  up: Array.from({ length: up }, (_, i) => ({ value: die + 1 + i, layers: [] })),
  down: Array.from({ length: down }, (_, i) => ({ value: die - 1 - i, layers: [] })),
});
const table = (white: LineView, black: LineView): BossaView =>
  ({ white, black }) as unknown as BossaView;
const short = table(line(3, 0, 0), line(5, 1, 0));
const long = table(line(5, 6, 2), line(1, 1, 0));

/** What windows of these sizes leave a board. */
const ROOMS = [
  { window: '1366x650', width: 1020, height: 552 },
  { window: '1280x720', width: 956, height: 622 },
  { window: '1280x800', width: 956, height: 702 },
  { window: '1100x700', width: 1078, height: 602 },
  { window: '1024x768', width: 1004, height: 670 },
  { window: '740x360', width: 725, height: 286 },
  { window: '1280x720 at 200 %', width: 630, height: 288 },
  { window: '1024x768 at 200 %', width: 500, height: 310 },
  { window: '800x1280', width: 780, height: 1180 },
  { window: '360x740', width: 360, height: 590 },
] as const;

function inside(box: Box, within: Box): boolean {
  return (
    box.x >= within.x - 1 &&
    box.y >= within.y - 1 &&
    box.x + box.width <= within.x + within.width + 1 &&
    box.y + box.height <= within.y + within.height + 1
  );
}

function apart(a: Box, b: Box): boolean {
  return a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1 || a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1;
}

const around = ({ x, y, size }: { x: number; y: number; size: number }): Box => ({
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
});

it('shows the next place of every end, and no zero', () => {
  expect(rangeOf(long)).toEqual({ lowest: 1, highest: 12 });
  expect(rangeOf(table(line(6, 0, 0), line(5, 0, 1)))).toEqual({ lowest: 3, highest: 9 });
  expect(nextValue(long.white, 'up')).toBe(12);
  expect(nextValue(long.white, 'down')).toBe(2);
});

const tables = ROOMS.flatMap((room) => [
  { room, lines: 'short', view: short },
  { room, lines: 'long', view: long },
]);

describe.each(tables)('$room.window, $lines lines', ({ room, view }) => {
  const layout = layOut(view, { near: 1, room });
  const fit = room.width / layout.width;
  const pixel = layout.scrolls ? fit : Math.min(fit, room.height / layout.height);

  it('lays nothing on another thing and nothing outside of the picture', () => {
    const things = [layout.river, ...layout.panels, layout.pile];
    const picture = { x: 0, y: 0, width: layout.width, height: layout.height };
    things.forEach((a, i) => {
      expect(inside(a, picture)).toBe(true);
      for (const b of things.slice(i + 1)) expect(apart(a, b)).toBe(true);
    });
    for (const panel of layout.panels) {
      expect(apart(panel.tiles, panel.actions)).toBe(true);
      expect(inside(panel.tiles, panel) && inside(panel.actions, panel)).toBe(true);
    }
  });

  it('keeps every value on its bank, in order, with its stones and its die', () => {
    for (const colour of ['white', 'black'] as const) {
      let last: Box | undefined;
      for (let value = layout.lowest; value <= layout.highest; value++) {
        const box = placeBox(layout, colour, value);
        expect(inside(box, layout.banks[colour])).toBe(true);
        expect(inside(around(dieSpot(layout, colour, value)), box)).toBe(true);
        for (let of = 1; of <= 6; of++) {
          for (let i = 0; i < of; i++) expect(inside(around(placeSpot(layout, colour, value, i, of)), box)).toBe(true);
        }
        if (last) expect(layout.across ? box.x > last.x : box.y < last.y).toBe(true);
        last = box;
      }
    }
    expect(apart(layout.banks.white, layout.banks.black)).toBe(true);
  });

  it('keeps the largest hand in its corner, and apart', () => {
    for (const panel of layout.panels) {
      const boxes = Array.from({ length: 7 }, (_, i) => stoneBox(handSpot(panel, i, 7)));
      for (const box of boxes) expect(inside(box, panel)).toBe(true);
      boxes.slice(1).forEach((box, i) => expect(apart(box, boxes[i] ?? box)).toBe(true));
    }
    for (let i = 0; i < 8; i++) expect(inside(around(discardSpot(layout, i, 8)), layout.pile)).toBe(true);
  });

  it('is large enough to be hit', () => {
    const own = layout.panels[1]!;
    const small = room.width < 700 && room.width > 400;
    expect(stoneBox(handSpot(own, 0, 7)).width * pixel).toBeGreaterThanOrEqual(small ? 30 : 38);
    const place = placeBox(layout, 'white', 3);
    const few = view === short;
    expect(Math.min(place.width, place.height) * pixel).toBeGreaterThanOrEqual(small ? 25 : few ? 40 : 28);
    expect(own.actions.height * pixel).toBeGreaterThanOrEqual(small ? 36 : 44);
  });

  it('needs no more than a short scroll on a phone, and none elsewhere', () => {
    expect(layout.scrolls).toBe(room.width === 360);
    const seen = room.height / pixel;
    const own = layout.panels[1]!;
    // The lines and the own corner are always on one screen.
    expect(own.y + own.height).toBeLessThanOrEqual(seen + 1);
    expect(layout.height * pixel).toBeLessThanOrEqual(1.3 * room.height + 1);
    if (!layout.scrolls) expect(layout.height).toBeLessThanOrEqual(seen + 1);
  });
});
