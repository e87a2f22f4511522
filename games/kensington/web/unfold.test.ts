import { afterAll, expect, it } from 'vitest';
import { LocalTable, type Player, Rules, memoryShelf } from '@rules';
import { startWorker } from '@web/rules/test/worker';
import type { KensingtonView } from '@web/rules/types/kensington';
import { gainOf } from './foresee';
import { framesOf } from './unfold';

const rules = new Rules(() => startWorker());
afterAll(() => rules.close());

/** What frames show; what a house is worth comes with the next view. Tiles are told in no order. */
function seen({ houses, supply, heap, picked, hand, birds, ender, ending }: KensingtonView) {
  const built = houses.map(({ points: _, tiles, ...house }) => ({ ...house, tiles: [...tiles].sort() }));
  return { houses: built, supply, heap, picked, hand: hand.tile, birds, ender, ending };
}

it.each([2, 3, 4, 5])('frames of a whole game lead where the rules lead, %i seats', async (seats) => {
  const people: readonly Player[] = Array.from({ length: seats }, (_, i) => ({ kind: 'person', name: `${i}` }));
  const table = await LocalTable.open(rules, memoryShelf(), 'kensington', people);
  const kinds = new Set<string>();
  const title = rules.title('kensington');
  let told = 0;
  while (table.scene.actor >= 0) {
    const { view, ply } = table.scene;
    const { moves } = await title.legal(view);
    // Joint steps and thefts are made as soon as they can be, for plain ones come by themselves.
    const rare = moves.find(({ move }) => move.kind === 'join' || move.kind === 'steal');
    const { move } = (ply % 3 === 0 ? rare : undefined) ?? moves[(5 * ply) % moves.length]!;
    const gain = gainOf(view, await title.preview(view, move));
    await table.play(move);
    const next = table.scene;
    const events = next.steps.flatMap(({ events }) => events);
    for (const { kind } of events) kinds.add(kind);
    const frames = framesOf(view, events, next.view);
    const after = frames.at(-1)?.after;
    if (after) {
      const ended = { ender: next.view.ender, ending: next.view.ending };
      expect(seen({ ...after, ...ended })).toEqual(seen(next.view));
    }
    const points = frames.flatMap((frame) => frame.pops).reduce((sum, pop) => sum + (pop.points ?? 0), 0);
    expect(points).toBe(gain?.points ?? 0);
    if (points !== 0) told++;
  }
  expect(told).toBeGreaterThan(3);
  expect([...kinds]).toEqual(expect.arrayContaining(['picked', 'drew', 'built', 'stored', 'stole', 'joined', 'chip-earned']));
});
