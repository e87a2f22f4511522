import { afterAll, expect, it } from 'vitest';
import { LocalTable, type Player, Rules, memoryShelf } from '@rules';
import { startWorker } from '@web/rules/test/worker';
import type { PalazzoView } from '@web/rules/types/palazzo';
import { layOut, spotOf } from './layout';
import { framesOf, stills } from './unfold';

const rules = new Rules(() => startWorker());
const people: readonly Player[] = ['Ada', 'Carlo', 'Nora'].map((name) => ({ kind: 'person', name }));
afterAll(() => rules.close());

/** What frames show; prices and bids that follow from it come with the next view. */
function seen({ site, bank, purses, own, pending, estates, points }: PalazzoView) {
  const { quarries, builder, depot, stacks, riders, box } = site;
  const { deck, discard, display } = bank;
  return { quarries, builder, depot, stacks, riders, box, deck, discard, display, purses, own, pending, estates, points };
}

it('frames of a whole game lead where the rules lead, and everything flies within the picture', async () => {
  const table = await LocalTable.open(rules, memoryShelf(), 'palazzo', people, { first: 0 });
  const kinds = new Set<string>();
  let compared = 0;
  while (table.scene.actor >= 0) {
    const before = table.scene.view;
    const { moves } = await rules.title('palazzo').legal(before, { most: 60 });
    await table.play(moves[(7 * table.scene.ply) % moves.length]!.text);
    const { view, steps } = table.scene;
    const events = steps.flatMap(({ events }) => events);
    for (const { kind } of events) kinds.add(kind);
    const frames = framesOf(before, events);
    // The next player holds other cards; the end shows all hands.
    const after = frames.at(-1)?.after;
    if (after && view.actor >= 0) {
      const own = after.seat === view.seat ? after.own : view.own;
      expect(seen({ ...after, own })).toEqual(seen(view));
      compared++;
    }
    for (const room of [{ width: 1020, height: 552 }, { width: 725, height: 286 }, { width: 360, height: 590 }]) {
      const layout = layOut({ seats: people.length, near: 0, front: 0, tallest: 5, room });
      for (const { from, to } of frames.flatMap((frame) => frame.flights)) {
        for (const { x, y } of [spotOf(layout, from), spotOf(layout, to)]) {
          expect(x).toBeGreaterThan(0);
          expect(y).toBeGreaterThan(0);
          expect(x).toBeLessThan(layout.width);
          expect(y).toBeLessThan(layout.height);
        }
      }
    }
    expect(stills(frames).length).toBeLessThan(40);
  }
  expect(compared).toBeGreaterThan(50);
  expect([...kinds]).toEqual(expect.arrayContaining(['took', 'bought', 'built', 'founded', 'rider-came', 'came-to-quarry']));
});
