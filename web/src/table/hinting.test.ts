import { afterAll, expect, it } from 'vitest';
import { LocalTable, type Player, Rules, memoryShelf } from '@rules';
import { startWorker } from '@web/rules/test/worker';
import { Hinting } from './hinting.svelte';

const rules = new Rules(() => startWorker());
const people: readonly Player[] = ['Ada', 'Carlo'].map((name) => ({ kind: 'person', name }));
afterAll(() => rules.close());

it('says of each move what it brings, the best first, and plays none of them', async () => {
  const table = await LocalTable.open(rules, memoryShelf(), 'azul', people, { first: 0 });
  const { view, ply } = table.scene;
  const hinting = new Hinting();
  const asked = hinting.ask(rules.title('azul'), view, 0);
  expect(hinting.thinking).toBe(true);
  await asked;

  expect(hinting.thinking).toBe(false);
  expect(hinting.counsels.length).toBeGreaterThan(1);
  expect(hinting.shown).toBe(hinting.counsels[0]);
  const { moves } = await rules.title('azul').legal(view);
  for (const { said, chance, points } of hinting.counsels) {
    expect(moves.map(({ text }) => text)).toContain(said.text);
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(100);
    expect(points).toBe(0); // Tiles on a line bring nothing before the round is over.
  }
  expect(table.scene.ply).toBe(ply);
  hinting.at = 1;
  expect(hinting.shown).toBe(hinting.counsels[1]);
});

it('does not bother whoever moved meanwhile', async () => {
  const table = await LocalTable.open(rules, memoryShelf(), 'azul', people, { first: 0 });
  const hinting = new Hinting();
  const asked = hinting.ask(rules.title('azul'), table.scene.view, 0);
  hinting.forget();
  await asked;

  expect(hinting).toMatchObject({ counsels: [], thinking: false, shown: null, lead: null });
});
