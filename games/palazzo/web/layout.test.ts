import { describe, expect, it } from 'vitest';
import type { PalazzoView } from '@web/rules/types/palazzo';
import { type Box, CARD, type Layout, STOREY, cardSpots, deskButton, layOut, plots, tileSpots } from './layout';

const PHONE = 360;
const FINGER = 44;
const tables = [2, 3, 4].flatMap((seats) => [false, true].map((narrow) => ({ seats, narrow })));

function viewOf(seats: number): PalazzoView {
  const estates = Array.from({ length: seats }, () => [['b12'], ['m23'], ['s11', 's23']]);
  const quarries = [['b12'], ['b13', 'm11', 's22'], [], ['s31']];
  const site = { quarries, depot: ['b21', 'm31', 's41', 's42'] };
  const purses = estates.map(() => ({ known: ['3r', '4r', '5r', '6r', '7g', '2'], secret: 4 }));
  return { seat: 1, estates, site, purses, own: ['3g', '4g', '5s', '6s'], auction: null } as unknown as PalazzoView;
}

function inside(box: Box, layout: Layout): boolean {
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= layout.width && box.y + box.height <= layout.height;
}

function apart(a: Box, b: Box): boolean {
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
}

describe.each(tables)('$seats seats, narrow: $narrow', ({ seats, narrow }) => {
  const layout = layOut(viewOf(seats), 1, narrow);
  const grounds = [
    layout.supply,
    layout.depot,
    ...Object.values(layout.quarries),
    ...layout.panels.map(({ box }) => box),
  ];

  it('lays nothing on another thing and nothing outside of the picture', () => {
    grounds.forEach((a, i) => {
      expect(inside(a, layout)).toBe(true);
      for (const b of grounds.slice(i + 1)) expect(apart(a, b)).toBe(true);
    });
  });

  it('keeps palaces, desk and hand apart on the own ground', () => {
    const own = layout.panels[1]!;
    expect(own.own).toBe(true);
    expect(apart(own.estate, layout.desk)).toBe(true);
    expect(apart(own.purse, layout.desk)).toBe(true);
    expect(apart(deskButton(layout, 0), deskButton(layout, 1))).toBe(true);
    for (const box of [own.estate, own.purse, layout.desk, deskButton(layout, 1)]) expect(inside(box, layout)).toBe(true);
  });

  it('is large enough for fingers on a phone', () => {
    if (!narrow) return;
    const pixel = PHONE / layout.width;
    const hand = cardSpots(layout.panels[1]!.purse, 10);
    hand.slice(1).forEach(({ x, y }, i) => {
      const before = hand[i]!;
      expect(Math.hypot(x - before.x, y - before.y) * pixel).toBeGreaterThanOrEqual(FINGER);
    });
    expect(CARD.width * pixel).toBeGreaterThanOrEqual(FINGER);
    expect(STOREY.width * pixel).toBeGreaterThanOrEqual(FINGER);
    expect(STOREY.height * pixel).toBeGreaterThanOrEqual(40);
    expect(deskButton(layout, 0).height * pixel).toBeGreaterThanOrEqual(FINGER);
  });
});

const BOX = { x: 10, y: 20, width: 400, height: 300 };

it.each([1, 2, 3, 7, 12, 20])('%i tiles lie in their box', (n) => {
  for (const { x, y } of tileSpots(BOX, n)) {
    expect(inside({ x: x - STOREY.width / 2, y: y - STOREY.height / 2, ...STOREY }, { width: 410, height: 320 } as Layout)).toBe(true);
  }
});

it.each([1, 4, 9, 30])('%i cards lie in their box', (n) => {
  const spots = cardSpots(BOX, n);
  expect(spots).toHaveLength(n);
  for (const { x, scale } of spots) {
    expect(x - (CARD.width / 2) * scale).toBeGreaterThanOrEqual(BOX.x - 1);
    expect(x + (CARD.width / 2) * scale).toBeLessThanOrEqual(BOX.x + BOX.width + 1);
  }
});

it.each([1, 3, 5, 9, 14])('%i palaces of five storeys stand in their box', (n) => {
  const lots = plots({ x: 0, y: 0, width: 800, height: 400 }, n);
  expect(lots).toHaveLength(n);
  for (const { x, ground, scale } of lots) {
    expect(x - (STOREY.width / 2) * scale).toBeGreaterThanOrEqual(0);
    expect(x + (STOREY.width / 2) * scale).toBeLessThanOrEqual(800);
    expect(ground - 5 * STOREY.height * scale).toBeGreaterThanOrEqual(0);
    expect(ground).toBeLessThanOrEqual(400);
  }
});
