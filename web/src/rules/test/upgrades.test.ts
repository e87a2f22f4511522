import { expect, it } from 'vitest';
import { Rules } from '../rules';
import { memoryShelf, type SavedTable } from '../saved';
import { LocalTable } from '../table';
import type { TitleId } from '../title';
import { type Kept, UPGRADES } from '../upgrades';
import { startWorker } from './worker';
import first from './kept/version-1.json';

const rules = new Rules(() => startWorker());

const today = (kept: Kept, version: number): SavedTable =>
  UPGRADES.slice(version).reduce((table, step) => step(table), kept) as unknown as SavedTable;

it.each(first.tables.map((table) => [`${table.title}, ${table.record.entries.length} entries`, table] as const))(
  'a table of version 1 is opened and goes on: %s',
  async (_, kept) => {
    const shelf = memoryShelf();
    const saved = today(kept, first.database);
    await shelf.put(saved);

    const table = (await LocalTable.take(rules, shelf, saved.id))!;
    const { ply, actor } = await table.settled();

    expect(ply).toBeGreaterThanOrEqual(kept.record.entries.length - 1);
    expect(table.hints).toBe(true);
    if (table.players[actor]?.kind !== 'person') return;
    const title = rules.title<TitleId>(table.title);
    await table.play((await title.legal(table.scene.view, { most: 1 })).moves[0]!.text);
    expect((await shelf.list())[0]!.record.entries.length).toBeGreaterThan(kept.record.entries.length);
    await table.settled();
  },
);

it('what is of today already stays as it is', () => {
  const [kept] = first.tables;
  const once = today(kept!, first.database);
  expect(today(once as unknown as Kept, UPGRADES.length)).toBe(once);
});
