// A worker fetches what was learned of a title once, before somebody first thinks about it.
import * as engine from '@compiled/js/loggia.mjs';
import { expect, it } from 'vitest';
import { learned } from '../learned';
import type { FromWorker, ToWorker } from '../messages';
import { serve, type Port } from '../serve';
import type { Reply, Request } from '../types/worker';

const KEY = '5'.repeat(64);

/** Opens a table of Azul and thinks about its first move, so many times, one after the other. */
async function think(times: number, school: (game: string) => Promise<string | undefined>): Promise<string[]> {
  const answers: FromWorker[] = [];
  const port: Port = { onmessage: null, postMessage: (message) => void answers.push(message) };
  serve(engine, port, { now: () => 0, pause: () => Promise.resolve(), learned: school });
  const send = (message: ToWorker): void => port.onmessage?.({ data: message } as MessageEvent<ToWorker>);
  const open: Request = {
    kind: 'open',
    table: 't',
    game: 'azul',
    setup: { seats: 2, first: 0, options: {}, data: {} },
    key: KEY,
    viewer: 0,
  };
  send({ id: 0, ask: open });
  const opened = answers[0] as { answer: { reply: Extract<Reply, { kind: 'stand' }> } };
  const { view } = opened.answer.reply;
  for (let id = 1; id <= times; id++) {
    const asked = { thought: `${id}`, game: 'azul', view, level: null, iterations: 60, seed: 1 };
    send({ id, think: asked, ms: null });
    while (answers.length <= id) await new Promise((resolve) => setTimeout(resolve));
  }
  return answers.slice(1).map((answer) => JSON.stringify('thought' in answer ? answer.thought : answer));
}

// The engine is one for all that are served here, and never unlearns: who knows nothing thinks first.
it('is asked for again where it could not be had, then fetched once, and changes what a bot thinks', async () => {
  let missed = 0;
  const untaught = await think(2, () => {
    missed++;
    return Promise.resolve(undefined);
  });
  expect(missed).toBe(2);
  expect(untaught[0]).toContain('"concluded"');

  const asked: string[] = [];
  const taught = await think(3, (game) => {
    asked.push(game);
    return learned(game);
  });
  expect(asked).toEqual(['azul']);
  expect(new Set(taught).size).toBe(1);
  expect(taught[0]).toContain('"concluded"');
  expect(taught[0]).not.toEqual(untaught[0]);
});
