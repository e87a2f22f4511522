import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Refused, Scene, TitleId } from '@rules';
import { type Company, type Door, RemoteTable } from '../table';
import type { Told } from '../wire';
import { log, moved, started, surroundings, table, Wire } from './wires';

beforeEach(() => void surroundings());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const view = (seat: number, actor: number, more = {}): object => ({ seat, actor, ...more });

interface Visit {
  readonly remote: RemoteTable;
  readonly refused: Refused[];
  readonly silence: number[];
  company(): Company;
  scene(): Scene<TitleId>;
}

function visit(): Visit {
  const refused: Refused[] = [];
  const silence: number[] = [];
  const door: Door = { rejected: (why) => void refused.push(why), unanswered: () => void silence.push(1) };
  const remote = new RemoteTable('wbp9q9265g4ijhzs', 'token', door);
  return { remote, refused, silence, company: () => remote.company!, scene: () => remote.scene! };
}

/** Somebody at a table where this has happened. */
async function seated(seats: readonly number[], entries: Told[], views: readonly object[], info = table()): Promise<Visit> {
  const it = visit();
  Wire.last.open();
  const seq = entries.length - 1;
  Wire.last.answer({ kind: 'welcome', seq, person: 0, seats, invite: 'XyZ', table: info, entries, views } as never);
  await vi.advanceTimersByTimeAsync(0);
  return it;
}

function hear(entries: readonly Told[], seats: readonly number[], views: readonly object[], info: ReturnType<typeof table> | null = null): void {
  Wire.last.tell({ kind: 'heard', seq: entries.at(-1)!.seq, seats, entries, views, table: info } as never);
}

it('goes to the address of the page, and asks for what it has not heard yet', async () => {
  await seated([0], log(started, moved(1, 0)), [view(0, 1)]);
  expect(Wire.last.url).toBe('ws://box.lan:8080/api/tables/wbp9q9265g4ijhzs/socket');
  expect(Wire.last.said[0]).toMatchObject({ kind: 'hello', token: 'token', from: 0 });

  Wire.last.end();
  await vi.advanceTimersByTimeAsync(500);
  Wire.last.open();
  expect(Wire.last.said[0]).toMatchObject({ kind: 'hello', from: 2 });
});

it('who comes in late is shown the table, and then each step', async () => {
  const { scene } = await seated([0], log(started, moved(1, 0)), [view(0, 1)]);
  expect(scene()).toMatchObject({ ply: 1, viewer: 0, actor: 1, steps: [] });

  hear([{ seq: 2, at: 2, what: moved(2, 1) }], [0], [view(0, 0)]);
  expect(scene()).toMatchObject({ ply: 2, actor: 0, steps: [{ ply: 2, seat: 1 }] });
});

it('of several own seats the one that moved last takes back', async () => {
  const { remote } = await seated([0, 1], log(started, moved(1, 0), moved(2, 1)), [view(0, 0), view(1, 0)]);
  void remote.undo().catch(() => {});
  expect(Wire.last.said.at(-1)).toMatchObject({ kind: 'undo', seat: 1 });
});

it('what a bot did on our seat, or was taken back already, is nothing of ours to take back', async () => {
  const chairs = [
    { person: 0, bot: null },
    { person: 0, bot: 'casual' },
    { person: 1, bot: null },
  ];
  const entries = log(started, moved(1, 0), moved(2, 1), moved(3, 0), { kind: 'undone', ply: 3 });
  const { remote } = await seated([0, 1], entries, [view(0, 0)], table({ chairs }));
  void remote.undo().catch(() => {});
  expect(Wire.last.said.at(-1)).toMatchObject({ kind: 'undo', seat: 0 });
});

it('without a move of ours there is nothing to ask', async () => {
  const { remote } = await seated([0], log(started, moved(1, 1)), [view(0, 0)]);
  await expect(remote.undo()).rejects.toThrow('table.nothing-to-undo');
  expect(Wire.last.said).toHaveLength(1);
});

it('moves that were taken back are no longer told', async () => {
  const { remote, scene } = await seated([0], log(started, moved(1, 0), moved(2, 1)), [view(0, 0)]);
  hear([{ seq: 3, at: 3, what: { kind: 'undone', ply: 2 } }], [0], [view(0, 1)]);

  expect(scene().ply).toBe(1);
  expect((await remote.history()).map(({ ply }) => ply)).toEqual([0, 1]);
});

it('a wish to take back names the moves of everybody, and tells what became of it', async () => {
  const { company } = await seated([0], log(started, moved(1, 0), moved(2, 1)), [view(0, 0)]);
  hear([{ seq: 3, at: 3, what: { kind: 'undo-asked', person: 0, ply: 1, asked: [1] } }], [0], []);
  expect(company().takingBack).toMatchObject({ state: 'asked', person: 0, steps: [{ ply: 1 }, { ply: 2 }] });

  hear([{ seq: 4, at: 4, what: { kind: 'undo-answered', person: 1, agree: false } }], [0], []);
  expect(company().takingBack).toMatchObject({ state: 'refused', person: 0, by: 1 });

  hear([{ seq: 5, at: 5, what: { kind: 'undo-asked', person: 0, ply: 1, asked: [1] } }], [0], []);
  hear([{ seq: 6, at: 6, what: { kind: 'undone', ply: 1 } }], [0], [view(0, 0)]);
  expect(company().takingBack).toMatchObject({ state: 'done', person: 0, steps: [{ ply: 1 }, { ply: 2 }] });

  hear([{ seq: 7, at: 7, what: moved(1, 0) }], [0], [view(0, 1)]);
  expect(company().takingBack).toBeNull();
});

it('who owns the seat whose turn it is looks through it', async () => {
  const { scene } = await seated([0, 1], log(started), [view(0, 1, { hand: ['a'] }), view(1, 1, { hand: ['b'] })]);
  expect(scene()).toMatchObject({ viewer: 1, hidden: true });
});

it('presence and chat change the company and not the scene', async () => {
  const { company, scene } = await seated([0], log(started), [view(0, 0)]);
  const before = scene();
  Wire.last.tell({ kind: 'present', people: [0, 1], watchers: 3 });
  expect(company()).toMatchObject({ present: [0, 1], watchers: 3 });
  expect(scene()).toBe(before);
});

it('a table that is not there is said, not waited for', async () => {
  vi.stubGlobal('fetch', async () => ({ ok: false, json: async () => ({ clause: 'table.unknown', arguments: {} }) }));
  const { refused, silence } = visit();
  Wire.last.end();
  await vi.advanceTimersByTimeAsync(60_000);

  expect(refused.map(({ refusal }) => refusal.clause)).toEqual(['table.unknown']);
  expect(silence).toEqual([]);
  expect(Wire.all).toHaveLength(1);
});

it('a server that does not answer is said, and tried again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { refused, silence } = visit();
  Wire.last.end();
  await vi.advanceTimersByTimeAsync(499);

  expect(refused).toEqual([]);
  expect(silence).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(Wire.all).toHaveLength(2);
});
