import { expect, it } from 'vitest';
import { Lost, Trap } from '../line';
import { Rules } from '../rules';
import { memoryShelf, type Player } from '../saved';
import { LocalTable } from '../table';
import type { Request } from '../types/worker';
import { falling, startWorker } from './worker';

const people: readonly Player[] = [
  { kind: 'person', name: 'Ada' },
  { kind: 'person', name: 'Carlo' },
];

/** Rules whose workers fall over what `overThis` says; it may change its mind between them. */
function fallingRules(overThis: (request: Request) => boolean): { rules: Rules; started(): number } {
  let started = 0;
  const rules = new Rules(() => {
    started++;
    return startWorker(falling(overThis));
  });
  return { rules, started: () => started };
}

it('a fall is told to whoever caused it, and the next question is answered', async () => {
  const { rules, started } = fallingRules((request) => request.kind === 'look' && request.ply === 0);
  const table = await LocalTable.open(rules, memoryShelf(), 'azul', people, { first: 0 });

  await expect(table.at(0)).rejects.toThrow(Trap);

  expect((await rules.house()).titles).not.toHaveLength(0);
  expect(started()).toBe(2);
});

it('tables are put back as they were', async () => {
  const { rules } = fallingRules((request) => request.kind === 'why');
  const table = await LocalTable.open(rules, memoryShelf(), 'azul', people, { first: 0 });
  const title = rules.title('azul');
  const [first] = (await title.legal(table.scene.view, { most: 1 })).moves;
  await table.play(first!.text);
  const before = table.scene;

  await expect(title.why(before.view, first!.text)).rejects.toThrow(Trap);

  expect((await table.at(1)).view).toEqual(before.view);
  const [next] = (await title.legal(before.view, { most: 1 })).moves;
  await table.play(next!.text);
  expect(table.scene.ply).toBe(2);
});

it('questions that waited behind the fall are asked again', async () => {
  let fell = false;
  const { rules } = fallingRules((request) => {
    const falls = request.kind === 'write' && !fell;
    fell ||= falls;
    return falls;
  });

  const culprit = rules.ask({ kind: 'write', table: 'none' }, 'written').catch((error) => error);
  const waiting = rules.house();

  expect(await culprit).toBeInstanceOf(Trap);
  expect((await waiting).titles).not.toHaveLength(0);
});

it('a bot over whose thoughts the worker falls thinks again', async () => {
  let falls = 1;
  const { rules, started } = fallingRules((request) => request.kind === 'go-on' && falls-- > 0);
  const players: readonly Player[] = [people[0]!, { kind: 'bot', level: 'novice' }];
  const table = await LocalTable.open(rules, memoryShelf(), 'azul', players, { first: 1 });

  expect(await table.settled()).toMatchObject({ ply: 1, actor: 0, trouble: null });
  expect(started()).toBe(2);
});

it('a bot that cannot think is reported, and the table stays open', async () => {
  const { rules } = fallingRules((request) => request.kind === 'go-on');
  const players: readonly Player[] = [people[0]!, { kind: 'bot', level: 'novice' }];
  const table = await LocalTable.open(rules, memoryShelf(), 'azul', players, { first: 1 });

  const scene = await table.settled();

  expect(scene).toMatchObject({ ply: 0, actor: 1, thinking: false });
  expect(scene.trouble).toContain('unreachable');
  expect((await table.at(0)).ply).toBe(0);
});

it('a worker that dies without a word is replaced, and one that cannot start is given up', async () => {
  let started = 0;
  const rules = new Rules(() => {
    const worker = startWorker();
    if (++started === 1) {
      worker.postMessage = () => worker.onerror?.({ message: 'out of memory' } as ErrorEvent);
    }
    return worker;
  });
  await expect(rules.house()).rejects.toThrow('out of memory');
  expect((await rules.house()).titles).not.toHaveLength(0);

  const hopeless = new Rules(() => {
    const worker = startWorker();
    queueMicrotask(() => worker.onerror?.({ message: 'no such file' } as ErrorEvent));
    return worker;
  });
  await expect(hopeless.engine()).rejects.toThrow(Lost);
});

it('closed rules answer no more', async () => {
  const rules = new Rules(() => startWorker());
  await rules.engine();

  rules.close();

  await expect(rules.house()).rejects.toThrow(Lost);
});
