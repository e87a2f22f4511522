import { afterAll, expect, it } from 'vitest';
import { LocalTable, type Player, Rules, memoryShelf } from '@rules';
import { startWorker } from '@web/rules/test/worker';
import type { BossaView } from '@web/rules/types/bossa';
import { framesOf } from './unfold';

const rules = new Rules(() => startWorker());
const people: readonly Player[] = ['Ada', 'Carlo'].map((name) => ({ kind: 'person', name }));
afterAll(() => rules.close());

function seen({ white, black, hands, tokens, discard, pile, used }: BossaView) {
  return { white, black, hands, tokens, discard, pile, used: used.map((each) => [...each].sort()) };
}

it.each(['on', 'off'])('frames of whole games lead where the rules lead, expansion %s', async (expansion) => {
  let marked = 0;
  for (let game = 0; game < 4; game++) {
    const chosen = { options: { expansion } };
    const table = await LocalTable.open(rules, memoryShelf(), 'bossa', people, chosen);
    while (table.scene.actor >= 0) {
      const { viewer, ply, view } = table.scene;
      const { moves } = await rules.title('bossa').legal(view);
      // A token is used as soon as it can be, for the plain moves come by themselves.
      const token = moves.find(({ move }) => 'token' in move && move.kind !== 'keep' && move.token);
      await table.play((token ?? moves[(3 * ply + game) % moves.length]!).text);
      const next = await table.at(ply + 1, viewer);
      const events = next.steps.flatMap(({ events }) => events);
      const frames = framesOf(view, events);
      if (events.some((event) => (event.kind === 'placed' || event.kind === 'stacked') && event.token)) marked++;
      if (frames.length > 0) expect(seen(frames.at(-1)!.after)).toEqual(seen(next.view));
    }
  }
  expect(marked > 0).toBe(expansion === 'on');
});
