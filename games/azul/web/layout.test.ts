import { describe, expect, it } from 'vitest';
import { type Asked, type Layout, layOut, spotOf } from './layout';
import { type Box, DISC, DISPLAY_PITCH, FULL, LOW, MINI, PLATE, SLIM, floorBox, lineSpot, rowBox, wallSpot } from './shape';

const FINGER = 44;
/** What windows of these sizes leave a board, and how large a tile must at least be. */
const ROOMS = [
  { window: '1366x650', width: 1020, height: 552, tile: 44 },
  { window: '1280x720', width: 956, height: 622, tile: 44 },
  { window: '1280x800', width: 956, height: 702, tile: 44 },
  { window: '1100x700', width: 1078, height: 602, tile: 44 },
  { window: '1024x768', width: 1004, height: 670, tile: 44 },
  { window: '740x360', width: 725, height: 286, tile: 37 },
  { window: '1280x720 at 200 %', width: 630, height: 288, tile: 32 },
  { window: '1024x768 at 200 %', width: 500, height: 310, tile: 25 },
  { window: '800x1280', width: 780, height: 1180, tile: 44 },
  { window: '360x740', width: 360, height: 590, tile: 43 },
] as const;

const tables = [2, 3, 4].flatMap((seats) => ROOMS.map((room) => ({ seats, displays: 2 * seats + 1, near: 1, front: 1, room })));

function inside(box: Box, layout: Layout): boolean {
  return box.x >= -1 && box.y >= -1 && box.x + box.width <= layout.width + 1 && box.y + box.height <= layout.height + 1;
}

function apart(a: Box, b: Box): boolean {
  return a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1 || a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1;
}

function discsOf({ displays, plates, zoom }: Layout): readonly Box[] {
  const half = (plates ? PLATE / 2 : DISC) * zoom;
  return displays.map(({ x, y }) => ({ x: x - half, y: y - half, width: 2 * half, height: 2 * half }));
}

function pixels(layout: Layout, { room }: Asked): number {
  const across = room.width / layout.width;
  return layout.scrolls ? across : Math.min(across, room.height / layout.height);
}

describe.each(tables)('$seats seats in $room.window', (asked) => {
  const layout = layOut(asked);
  const discs = discsOf(layout);
  const own = layout.seatings[0]!;

  it('lays nothing on another thing and nothing outside of the picture', () => {
    const things = [...layout.seatings, ...layout.chips, ...discs, ...(layout.plates ? [layout.cloth] : [])];
    things.forEach((a, i) => {
      expect(inside(a, layout)).toBe(true);
      // Round discs may overlap in the corners of their boxes.
      const others = things.slice(i + 1).filter((b) => layout.plates || !discs.includes(a) || !discs.includes(b));
      for (const b of others) expect(apart(a, b)).toBe(true);
    });
    if (!layout.plates) {
      discs.forEach((a, i) => {
        for (const b of discs.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(2 * DISC);
      });
    }
  });

  it('shows all there is', () => {
    expect(layout.displays).toHaveLength(asked.displays);
    expect(layout.heaps).toHaveLength(6);
    const seen = [...layout.seatings, ...layout.chips].map(({ seat }) => seat);
    expect(seen.sort()).toEqual([...Array(asked.seats).keys()]);
    for (const { x, y } of layout.heaps) {
      const half = 47 * layout.zoom;
      const heap = { x: x - half - layout.cloth.x, y: y - half - layout.cloth.y, width: 2 * half, height: 2 * half };
      expect(inside(heap, { ...layout, width: layout.cloth.width, height: layout.cloth.height })).toBe(true);
    }
  });

  it('is large enough, and what others have can be read or is folded away', () => {
    expect(own.shape.pitch * own.scale * pixels(layout, asked)).toBeGreaterThanOrEqual(asked.room.tile);
    for (const other of layout.seatings.slice(1)) {
      expect(other.shape).toBe(MINI);
      expect(other.scale * MINI.name.size * pixels(layout, asked)).toBeGreaterThanOrEqual(9);
    }
  });

  it('needs no more than a short scroll on a phone, and none elsewhere', () => {
    const { width, height } = asked.room;
    expect(layout.scrolls).toBe(width === 360);
    if (layout.scrolls) expect((layout.height * width) / layout.width).toBeLessThan(1.15 * height);
  });
});

it('is large enough for fingers on a phone', () => {
  const asked = { seats: 4, displays: 9, near: 0, front: 0, room: { width: 360, height: 590 } };
  const scale = pixels(layOut(asked), asked);
  expect(rowBox(SLIM, 1).height * scale).toBeGreaterThanOrEqual(FINGER - 1);
  expect(floorBox(SLIM).height * scale).toBeGreaterThanOrEqual(FINGER);
  expect(DISPLAY_PITCH * scale * layOut(asked).zoom).toBeGreaterThanOrEqual(FINGER - 4);
  for (const chip of layOut(asked).chips) expect(chip.height * scale).toBeGreaterThanOrEqual(FINGER);
});

it('fills lines from the wall outwards, and puts rows beside each other', () => {
  for (const shape of [FULL, LOW, SLIM, MINI]) {
    expect(lineSpot(shape, 3, 0).x).toBeGreaterThan(lineSpot(shape, 3, 1).x);
    expect(lineSpot(shape, 3, 0).y).toBe(wallSpot(shape, 3, 5).y);
    expect(lineSpot(shape, 5, 4).x).toBeGreaterThan(0);
    expect(wallSpot(shape, 5, 5).x + shape.pitch / 2).toBeLessThan(shape.width);
    expect(floorBox(shape).y + floorBox(shape).height).toBeLessThan(shape.height);
  }
});

it('brings a board to the front where only one is seen, and sends what happens on the others to their chips', () => {
  const asked = { seats: 2, displays: 5, near: 0, front: 0, room: { width: 360, height: 590 } };
  const where = { on: 'wall', seat: 1, row: 5, column: 5 } as const;
  const folded = layOut(asked);
  const open = layOut({ ...asked, front: 1 });
  const chip = folded.chips[0]!;
  expect(folded.seatings.map(({ seat }) => seat)).toEqual([0]);
  expect(spotOf(folded, where).y).toBe(chip.y + chip.height / 2);
  expect(open.seatings.map(({ seat }) => seat)).toEqual([1]);
  expect(spotOf(open, where)).toEqual(spotOf(folded, { ...where, seat: 0 }));
});
