import { afterAll, expect, it } from 'vitest';
import { LocalTable, type Player, Rules, memoryShelf } from '@rules';
import { startWorker } from '@web/rules/test/worker';
import { writePlace, writeTake } from './notation';

const rules = new Rules(() => startWorker());
const people: readonly Player[] = [
  { kind: 'person', name: 'Ada' },
  { kind: 'person', name: 'Carlo' },
];
afterAll(() => rules.close());

it('writes every move of a game on the grey side as the house does', async () => {
  const chosen = { options: { side: 'grey', rounds: '2' } };
  const table = await LocalTable.open(rules, memoryShelf(), 'azul', people, chosen);
  const kinds = new Set<string>();
  while (table.scene.actor >= 0) {
    const { moves } = await rules.title('azul').legal(table.scene.view);
    for (const { text, move } of moves) {
      kinds.add(move.kind);
      const written =
        move.kind === 'take' ? writeTake(move, move.line) : writePlace(move.row, move.column);
      expect(written).toBe(text);
    }
    // Short lines fill first, so that there is something to tile.
    const next = moves.find(({ move }) => move.kind === 'place' || move.line > 0) ?? moves[0];
    await table.play(next!.text);
  }
  expect([...kinds].sort()).toEqual(['place', 'take']);
});
