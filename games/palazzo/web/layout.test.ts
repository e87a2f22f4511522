import { describe, expect, it } from 'vitest';
import { type Box, cardSpots, middleOf, tileBox, tileSpots } from './boxes';
import { type Asked, type Layout, deskOf, displayBox, layOut, pendingBox, spotOf } from './layout';

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

const tables = [2, 3, 4].flatMap((seats) => ROOMS.map((room) => ({ seats, near: 1, front: 1, tallest: 3, room })));

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

function allApart(boxes: readonly Box[]): void {
  boxes.forEach((a, i) => {
    for (const b of boxes.slice(i + 1)) expect(apart(a, b), `${JSON.stringify(a)} ${JSON.stringify(b)}`).toBe(true);
  });
}

function pixels(layout: Layout, { room }: Asked): number {
  const across = room.width / layout.width;
  return layout.scrolls ? across : Math.min(across, room.height / layout.height);
}

describe.each(tables)('$seats seats in $room.window', (asked) => {
  const layout = layOut(asked);
  const picture = { x: 0, y: 0, width: layout.width, height: layout.height };

  it('lays nothing on another thing and nothing outside of the picture', () => {
    const { depot, quarries, stack, riders, bank, ground, panels, crate, crateOnDesk } = layout;
    const site = [depot, ...Object.values(quarries), stack, riders, bank];
    const grounds = [...site, ground, ...panels.map(({ box }) => box), ...(crateOnDesk ? [] : [crate])];
    for (const box of grounds) expect(inside(box, picture)).toBe(true);
    allApart(grounds);
  });

  it('keeps palaces, desk, hand and the others apart', () => {
    const { estate, desk, purse, chips, ground, crate, crateOnDesk } = layout;
    allApart([estate, desk, purse, ...chips]);
    for (const box of [estate, desk, purse]) expect(inside(box, ground)).toBe(true);
    if (crateOnDesk) expect(inside(crate, desk)).toBe(true);
    expect(apart(pendingBox(layout), crate)).toBe(true);
    for (const each of [displayBox(layout), pendingBox(layout)]) expect(inside(each, desk)).toBe(true);
    expect(layout.panels.length + layout.chips.length).toBe(asked.seats - 1);
  });

  it.each([
    { signs: 3, bids: false },
    { signs: 2, bids: false },
    { signs: 2, bids: true },
  ])('has room for $signs signs on the desk, with bids: $bids', ({ signs, bids }) => {
    const found = deskOf(layout, signs, bids);
    expect(found.signs).toHaveLength(signs);
    allApart([...found.signs, ...(bids ? [found.rest] : [])]);
    for (const box of found.signs) {
      expect(inside(box, layout.desk)).toBe(true);
      expect(box.height * pixels(layout, asked)).toBeGreaterThanOrEqual(36);
    }
    if (bids) expect(inside(found.rest, layout.desk)).toBe(true);
  });

  it('draws tiles and cards that can be told apart', () => {
    const pixel = pixels(layout, asked);
    for (const spot of tileSpots(layout.depot, 5)) expect(tileBox(spot).width * pixel).toBeGreaterThanOrEqual(46);
    for (const spot of tileSpots(layout.quarries.east, 3)) expect(tileBox(spot).width * pixel).toBeGreaterThanOrEqual(44);
    const hand = cardSpots(layout.purse, 8);
    hand.slice(1).forEach(({ x }, i) => expect((x - (hand[i]?.x ?? 0)) * pixel).toBeGreaterThanOrEqual(25));
  });

  it('needs no more than a short scroll on a phone, and none elsewhere', () => {
    const { width, height } = asked.room;
    expect(layout.scrolls).toBe(width === 360);
    if (layout.scrolls) expect((layout.height * width) / layout.width).toBeLessThan(1.5 * height);
    else expect(layout.width / layout.height).toBeCloseTo(width / height, 5);
  });
});

it('keeps what one buys or bids with on the first screen of a phone', () => {
  const room = { width: 360, height: 590 };
  const layout = layOut({ seats: 4, near: 0, front: 0, tallest: 5, room });
  const screen = room.height * (layout.width / room.width);
  for (const { y, height } of [layout.depot, layout.quarries.south, layout.desk, layout.purse]) {
    expect(y + height).toBeLessThanOrEqual(screen);
  }
  // Building: the desk and the palaces are on one screen.
  expect(layout.estate.y + layout.estate.height - layout.desk.y).toBeLessThan(screen);
});

it('brings palaces to the front where only one estate is seen, and sends what others build to their chips', () => {
  const asked = { seats: 2, near: 0, front: 0, tallest: 2, room: { width: 725, height: 286 } };
  const where = { on: 'palace', seat: 1, palace: 1, of: 1, storey: 0 } as const;
  const folded = layOut(asked);
  const open = layOut({ ...asked, front: 1 });
  expect(spotOf(folded, where)).toMatchObject(middleOf(folded.chips[0] ?? folded.desk));
  expect(inside(tileBox(spotOf(open, where)), open.estate)).toBe(true);
});
