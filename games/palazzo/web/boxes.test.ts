import { expect, it } from 'vitest';
import { type Box, CARD, STOREY, cardSpots, plots, tileBox, tileSpots } from './boxes';

const BOX = { x: 10, y: 20, width: 400, height: 300 };

function inside(box: Box): boolean {
  const { x, y, width, height } = BOX;
  return box.x >= x - 1 && box.y >= y - 1 && box.x + box.width <= x + width + 1 && box.y + box.height <= y + height + 1;
}

function apart(a: Box, b: Box): boolean {
  return a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1 || a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1;
}

it.each([1, 2, 3, 7, 12, 20])('%i tiles lie in their box, none on another', (n) => {
  const boxes = tileSpots(BOX, n).map(tileBox);
  expect(boxes).toHaveLength(n);
  boxes.forEach((box, i) => {
    expect(inside(box)).toBe(true);
    for (const other of boxes.slice(i + 1)) expect(apart(box, other)).toBe(true);
  });
});

it('draws few tiles large', () => {
  expect(tileSpots(BOX, 2)[0]?.scale).toBeGreaterThan(1);
  expect(tileSpots(BOX, 20)[0]?.scale).toBeLessThan(0.7);
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

it('draws palaces larger where none is tall yet', () => {
  const box = { x: 0, y: 0, width: 800, height: 300 };
  expect(plots(box, 3, 3)[0]?.scale).toBeGreaterThan(plots(box, 3, 5)[0]?.scale ?? 0);
});
