import { describe, expect, it } from 'vitest';
import type { KensingtonView } from '@web/rules/types/kensington';
import { type Box, type Layout, UNIT, layOut } from './layout';

const FINGER = 44;
const BACKS = [
  'beige-SQ1', 'beige-SQ4', 'beige-L3a', 'diamond-T4u', 'diamond-S4h', 'diamond-Z4h', 'diamond-L4a', 'diamond-L4b',
  'diamond-U5u', 'brown-SQ1', 'brown-L3a', 'brown-T4u', 'brown-U5u', 'circle-SQ1',
];
/** Rooms as windows leave them: a screen, a low one, a tablet, a phone lying, windows at 200 %, a phone standing. */
const ROOMS = [
  { width: 940, height: 660, form: 'wide' },
  { width: 1000, height: 540, form: 'wide' },
  { width: 680, height: 640, form: 'wide' },
  { width: 720, height: 270, form: 'low' },
  { width: 540, height: 276, form: 'low' },
  { width: 500, height: 310, form: 'low' },
  { width: 360, height: 600, form: 'tall' },
] as const;
const tables = ROOMS.flatMap((room) => [2, 3, 4, 5].map((seats) => ({ ...room, seats })));

function viewOf(seats: number): KensingtonView {
  const houses = Array.from({ length: seats }, () => ({ tiles: [] }));
  return { houses, heap: BACKS.map((back) => ({ back, left: 3, tiles: {} })) } as unknown as KensingtonView;
}

function inside(box: Box, layout: Layout): boolean {
  const slack = 0.01;
  return box.x >= -slack && box.y >= -slack && box.x + box.width <= layout.width + slack && box.y + box.height <= layout.height + slack;
}

function apart(a: Box, b: Box): boolean {
  return a.x + a.width <= b.x + 0.01 || b.x + b.width <= a.x + 0.01 || a.y + a.height <= b.y + 0.01 || b.y + b.height <= a.y + 0.01;
}

describe.each(tables)('$width x $height, $seats seats', ({ width, height, form, seats }) => {
  const layout = layOut(viewOf(seats), 1, { width, height });
  const pressed = [
    layout.stage,
    layout.hand,
    ...layout.gates,
    layout.signs,
    ...layout.backs.map(({ box }) => box),
    ...layout.plots.flatMap(({ gates, name }) => [...gates, name]),
  ];

  it('fits its room, whatever its form', () => {
    expect(layout.form).toBe(form);
    expect(layout.width).toBe(width * UNIT);
    expect(layout.height).toBeLessThanOrEqual(height * UNIT);
  });

  it('lays nothing that can be pressed on another thing, and nothing outside of the picture', () => {
    pressed.forEach((a, i) => {
      expect(a.width).toBeGreaterThan(0);
      expect(a.height).toBeGreaterThan(0);
      expect(inside(a, layout)).toBe(true);
      for (const b of pressed.slice(i + 1)) expect(apart(a, b)).toBe(true);
    });
  });

  it('keeps what hangs in the sky over the house apart', () => {
    const sky = [layout.figures, layout.birds, ...layout.glasses, layout.mine];
    sky.forEach((a, i) => {
      expect(inside(a, layout)).toBe(true);
      for (const b of sky.slice(i + 1)) expect(apart(a, b)).toBe(true);
    });
  });

  it('has every back and every neighbour', () => {
    expect(layout.backs.map(({ back }) => back)).toEqual(BACKS);
    expect(layout.plots.map(({ seat }) => seat).sort()).toEqual(Array.from({ length: seats }, (_, i) => i).filter((i) => i !== 1));
  });

  it('leaves the house the largest part', () => {
    const area = (box: Box): number => box.width * box.height;
    expect(area(layout.stage)).toBeGreaterThan(0.25 * layout.width * layout.height);
  });
});

it('is large enough for fingers on a phone that stands', () => {
  const layout = layOut(viewOf(5), 0, { width: 360, height: 640 });
  const boxes = [layout.hand, ...layout.gates, ...layout.backs.map(({ box }) => box), ...layout.plots.flatMap(({ gates }) => gates)];
  for (const { width, height } of boxes) {
    expect(width / UNIT).toBeGreaterThanOrEqual(FINGER - 4);
    expect(height / UNIT).toBeGreaterThanOrEqual(FINGER - 4);
  }
});
