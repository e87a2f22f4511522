import { describe, expect, it } from 'vitest';
import { type Box, FULL, SLIM, floorBox, lineSpot, rowBox, wallSpot } from './shape';
import { DISC, DISPLAY_PITCH, type Layout, layOut, spotOf } from './layout';

const PHONE = 360;
const FINGER = 44;
const tables = [2, 3, 4].flatMap((seats) =>
  (['wide', 'tall', 'slim'] as const).map((form) => ({ seats, form, displays: 2 * seats + 1 })),
);

function inside(box: Box, layout: Layout): boolean {
  return (
    box.x >= -1 &&
    box.y >= -1 &&
    box.x + box.width <= layout.width + 1 &&
    box.y + box.height <= layout.height + 1
  );
}

function apart(a: Box, b: Box): boolean {
  return (
    a.x + a.width <= b.x + 1 ||
    b.x + b.width <= a.x + 1 ||
    a.y + a.height <= b.y + 1 ||
    b.y + b.height <= a.y + 1
  );
}

describe.each(tables)('$seats seats, $form', (table) => {
  const layout = layOut({ ...table, near: 1, opened: new Set() });
  const discs = layout.displays.map(({ x, y }) => ({ x, y }));

  it('lays no board on another and none outside of the picture', () => {
    expect(layout.seatings.map(({ seat }) => seat)).toEqual([...Array(table.seats).keys()]);
    layout.seatings.forEach((a, i) => {
      expect(inside(a, layout)).toBe(true);
      for (const b of layout.seatings.slice(i + 1)) expect(apart(a, b)).toBe(true);
    });
  });

  it('lays no display on another, nor on a board', () => {
    discs.forEach((a, i) => {
      for (const b of discs.slice(i + 1)) {
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(2 * DISC);
      }
      const box = { x: a.x - DISC, y: a.y - DISC, width: 2 * DISC, height: 2 * DISC };
      expect(inside(box, layout)).toBe(true);
      for (const seating of layout.seatings) expect(apart(box, seating)).toBe(true);
    });
  });
});

it('is large enough for fingers on a phone', () => {
  const layout = layOut({ seats: 2, displays: 5, near: 0, form: 'slim', opened: new Set() });
  const pixels = PHONE / (layout.width + 8);
  expect(rowBox(SLIM, 1).height * pixels).toBeGreaterThanOrEqual(FINGER);
  expect(floorBox(SLIM).height * pixels).toBeGreaterThanOrEqual(FINGER);
  expect(DISPLAY_PITCH * pixels).toBeGreaterThanOrEqual(FINGER);
  for (const seating of layout.seatings) expect(seating.height * pixels).toBeGreaterThanOrEqual(FINGER);
});

it('fills lines from the wall outwards, and puts rows beside each other', () => {
  for (const shape of [FULL, SLIM]) {
    expect(lineSpot(shape, 3, 0).x).toBeGreaterThan(lineSpot(shape, 3, 1).x);
    expect(lineSpot(shape, 3, 0).y).toBe(wallSpot(shape, 3, 5).y);
    expect(lineSpot(shape, 5, 4).x).toBeGreaterThan(0);
    expect(wallSpot(shape, 5, 5).x + shape.pitch / 2).toBeLessThan(shape.width);
  }
});

it('sends what happens on a folded board to its strip', () => {
  const asked = { seats: 2, displays: 5, near: 0, form: 'slim' } as const;
  const where = { on: 'wall', seat: 1, row: 5, column: 5 } as const;
  const folded = layOut({ ...asked, opened: new Set() });
  const open = layOut({ ...asked, opened: new Set([1]) });
  expect(spotOf(folded, where).y).toBeLessThan(folded.seatings[1]!.y + folded.seatings[1]!.height);
  expect(spotOf(open, where).y).toBeGreaterThan(spotOf(folded, where).y);
});
