import { expect, it } from 'vitest';
import { Refused, Rules } from '../rules';
import { challengers, momentOf, readRecord } from '../moments';
import { Elsewhere, memoryShelf, type Player } from '../saved';
import { LocalTable, type Scene } from '../table';
import { startWorker } from './worker';

const rules = new Rules(() => startWorker());
const ada: Player = { kind: 'person', name: 'Ada' };
const carlo: Player = { kind: 'person', name: 'Carlo' };
const bot: Player = { kind: 'bot', level: 'novice' };

async function firstMove(scene: Scene<'azul'>): Promise<string> {
  return (await rules.title('azul').legal(scene.view, { most: 1 })).moves[0]!.text;
}

it('two people play at one screen, each with their own eyes', async () => {
  const table = await LocalTable.open(rules, memoryShelf(), 'azul', [ada, carlo], { first: 1 });
  expect(table.scene).toMatchObject({ actor: 1, viewer: 1, ply: 0 });

  await table.play(await firstMove(table.scene));

  expect(table.scene).toMatchObject({ actor: 0, viewer: 0, ply: 1 });
  expect(table.scene.view.seat).toBe(0);
  expect(table.scene.steps.map((step) => step.seat)).toEqual([1]);
});

it('a bot answers by itself, and undo takes back its move and mine', async () => {
  const table = await LocalTable.open(rules, memoryShelf(), 'azul', [ada, bot], { first: 0 });
  const before = table.scene.view;

  await table.play(await firstMove(table.scene));
  expect(await table.settled()).toMatchObject({ actor: 0, viewer: 0, ply: 2 });

  expect(await table.undo()).toBe(true);
  expect(table.scene).toMatchObject({ actor: 0, ply: 0, steps: [] });
  expect(table.scene.view).toEqual(before);
  expect(table.record.entries).toHaveLength(1);
  expect(await table.undo()).toBe(false);
});

it('undo is no second throw', async () => {
  const table = await LocalTable.open(rules, memoryShelf(), 'bossa', [ada, carlo]);
  const { moves } = await rules.title('bossa').legal(table.scene.view, { most: 1 });
  await table.play(moves[0]!.text);
  const once = table.record;

  await table.undo();
  await table.play(moves[0]!.text);

  expect(table.record).toEqual(once);
});

it('nobody moves for a bot, and a refused move changes nothing', async () => {
  const table = await LocalTable.open(rules, memoryShelf(), 'azul', [ada, bot], { first: 0 });

  await expect(table.play('nonsense 99')).rejects.toThrow(Refused);
  expect(table.scene).toMatchObject({ actor: 0, ply: 0 });

  const reply = table.play(await firstMove(table.scene));
  await reply;
  if (table.scene.thinking) await expect(table.play('anything')).rejects.toThrow('not-your-turn');
  await table.settled();
});

it('bots among themselves play to the end, and the record replays to the same result', async () => {
  const shelf = memoryShelf();
  const table = await LocalTable.open(rules, shelf, 'bossa', [bot, bot]);

  const { result, actor } = await table.settled();
  const again = await LocalTable.fromRecord<'bossa'>(rules, shelf, table.record, [ada, carlo]);

  expect(actor).toBe(-2);
  expect(result?.standings).toHaveLength(2);
  expect(again.scene.result).toEqual(result);
  expect(await again.history(-1, -3)).toEqual(await table.history(-1, -3));
  expect(await again.history(3, -3)).toEqual((await table.history(-1, -3)).slice(4));
});

it('a table waits on its shelf and goes on where it was', async () => {
  const shelf = memoryShelf();
  const table = await LocalTable.open(rules, shelf, 'azul', [ada, bot], { first: 0 });
  await table.play(await firstMove(table.scene));
  const left = await table.settled();
  await table.close();

  const [saved] = await shelf.list();
  const resumed = await LocalTable.resume(rules, shelf, saved as typeof saved & { title: 'azul' });

  expect(resumed.scene.view).toEqual(left.view);
  expect(resumed.scene.ply).toBe(left.ply);
  await resumed.play(await firstMove(resumed.scene));
  expect((await resumed.settled()).ply).toBe(left.ply + 2);
});

it('a record that does not fit the rules is refused', async () => {
  const table = await LocalTable.open(rules, memoryShelf(), 'azul', [ada, carlo], { first: 0 });
  const record = { ...table.record, entries: [{ move: '', draws: '' }] };

  await expect(LocalTable.fromRecord(rules, memoryShelf(), record, [ada, carlo])).rejects.toThrow(
    'core.bad-record',
  );
});

it('every moment of a record can be played on from, against bots', async () => {
  const shelf = memoryShelf();
  const watched = await LocalTable.open(rules, shelf, 'azul', [bot, bot]);
  await watched.settled();
  const then = await watched.at(7);

  const players = challengers(watched.record, then.actor, 'Ada', watched.players, 'casual');
  const table = await LocalTable.fromRecord<'azul'>(
    rules,
    shelf,
    momentOf(watched.record, 7),
    players,
  );

  expect(table.scene).toMatchObject({ ply: 7, actor: then.actor, viewer: then.actor, result: null });
  expect(table.scene.view.boards).toEqual(then.view.boards);
  expect(players.map((player) => player.kind).toSorted()).toEqual(['bot', 'person']);
  await table.play(await firstMove(table.scene));
  const { ply, actor } = await table.settled();
  expect(ply).toBeGreaterThanOrEqual(8);
  expect([then.actor, -2]).toContain(actor); // bots have answered, or the game is over
});

it('a record of others is looked at, and nobody moves in it', async () => {
  const table = await LocalTable.open(rules, memoryShelf(), 'azul', [ada, carlo]);
  await table.play(await firstMove(table.scene));
  const file = JSON.stringify(table.record);

  const record = readRecord(file);
  const absent: Player = { kind: 'absent', name: 'Somebody' };
  const shown = await LocalTable.fromRecord<'azul'>(rules, memoryShelf(), record!, [absent, absent]);

  expect(shown.scene).toMatchObject({ viewer: -3, ply: 1 });
  await expect(shown.play(await firstMove(table.scene))).rejects.toThrow('not-your-turn');
  expect(readRecord('{"game":"azul"}')).toBeNull();
  expect(readRecord('no JSON')).toBeNull();
});

it('people at one screen hide something from each other only where the game has secrets', async () => {
  const open = await LocalTable.open(rules, memoryShelf(), 'azul', [ada, carlo]);
  const secret = await LocalTable.open(rules, memoryShelf(), 'palazzo', [ada, carlo]);
  const alone = await LocalTable.open(rules, memoryShelf(), 'palazzo', [ada, bot], { first: 0 });

  expect([open, secret, alone].map((table) => table.scene.hidden)).toEqual([false, true, false]);
});

it('a token that was chosen in secret is hidden from the next person', async () => {
  const options = { expansion: 'on' };
  const table = await LocalTable.open(rules, memoryShelf(), 'bossa', [ada, carlo], { options });
  expect(table.scene.hidden).toBe(false);

  await table.play((await rules.title('bossa').legal(table.scene.view)).moves[0]!.text);

  expect(table.scene.hidden).toBe(true);
});

it('of two pages at one table the second takes it over, and what the first does no longer counts', async () => {
  const shelf = memoryShelf();
  const first = await LocalTable.open(rules, shelf, 'azul', [ada, carlo], { first: 0 });
  let taken = 0;
  let letGo = 0;
  first.taken(() => taken++);

  const second = await LocalTable.take(rules, shelf, first.id, () => letGo++);
  await expect(first.play(await firstMove(first.scene))).rejects.toThrow(Elsewhere);
  expect([taken > 0, letGo]).toEqual([true, 1]);
  expect((await shelf.list())[0]!.record.entries).toHaveLength(1);

  expect(second!.scene).toMatchObject({ ply: 0, actor: 0 });
  expect(await LocalTable.take(rules, shelf, 'nowhere')).toBeUndefined();
});

it('a bot stops thinking for a page from which the table was taken', async () => {
  const shelf = memoryShelf();
  const first = await LocalTable.open(rules, shelf, 'azul', [bot, ada], { first: 0 });
  const second = await LocalTable.take(rules, shelf, first.id);
  await first.settled();

  expect((await second!.settled()).ply).toBe(1);
  expect((await shelf.list())[0]!.record).toEqual(second!.record);
});
