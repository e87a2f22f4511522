import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type GameRecord, Refused } from '@rules';
import type { Wish } from '../../remote/socket';
import type { Company } from '../../remote/table';
import { table } from '../../remote/test/wires';
import { check } from '../check';
import { Contributor, pledgeAt } from '../pledge';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const COMMITMENT = 'c'.repeat(64);

function company(changed: Partial<Company> = {}, info = {}): Company {
  return {
    info: table({ status: 'waiting', commitment: COMMITMENT, ...info }),
    connected: true,
    person: 0,
    seats: [0],
    invite: null,
    present: [0],
    watchers: 0,
    chat: [],
    clocks: null,
    ranOut: [],
    takingBack: null,
    ...changed,
  };
}

function contributor(answer: () => Promise<void> = async () => {}): { it: Contributor; said: Wish[] } {
  const said: Wish[] = [];
  const it = new Contributor('t1', (wish) => {
    said.push(wish);
    return answer();
  });
  return { it, said };
}

it('adds something of its own once, and remembers what the table had committed to', async () => {
  const { it: one, said } = contributor();
  await one.look(company());
  await one.look(company());
  expect(said).toHaveLength(1);
  expect(said[0]).toMatchObject({ kind: 'contribute' });
  const added = (said[0] as { contribution: string }).contribution;
  expect(added).toMatch(/^[0-9a-f]{32}$/);
  expect(pledgeAt('t1')).toEqual({ table: 't1', commitment: COMMITMENT, contribution: added });
});

it('adds nothing without a seat, after the start, at older tables, and where another device was first', async () => {
  const { it: one, said } = contributor();
  const people = [{ person: 0, name: 'Anna', left: false, muted: false, contribution: 'a'.repeat(32) }];
  await one.look(company({ seats: [] }));
  await one.look(company({}, { status: 'playing' }));
  await one.look(company({}, { commitment: null }));
  await one.look(company({}, { people }));
  await one.look(company({ connected: false }));
  expect(said).toEqual([]);
  expect(pledgeAt('t1')?.contribution).toBeNull();
});

it('what the table did not take does not count as ours, and what never arrived is tried again', async () => {
  const refused = contributor(() => Promise.reject(new Refused({ clause: 'table.contributed', arguments: {} })));
  await refused.it.look(company());
  expect(pledgeAt('t1')).toEqual({ table: 't1', commitment: COMMITMENT, contribution: null });

  const lost = contributor(() => Promise.reject(new Error('no connection')));
  await lost.it.look(company());
  await lost.it.look(company());
  expect(lost.said).toHaveLength(2);
});

it('a later commitment does not replace the first one', async () => {
  const { it: one } = contributor();
  await one.look(company());
  await one.look(company({}, { commitment: 'd'.repeat(64), status: 'playing' }));
  expect(pledgeAt('t1')?.commitment).toBe(COMMITMENT);
});

const record = (contributions: readonly string[]): GameRecord =>
  ({ proof: { commitment: COMMITMENT, key: '', contributions, seating: null, past: '' } }) as unknown as GameRecord;

it('is proved to us only if key and contribution are those we know', async () => {
  const ours = { table: 't1', commitment: COMMITMENT, contribution: 'ab' };
  const fine = async (): Promise<null> => null;
  expect(await check(record(['ab', 'bot']), ours, fine)).toEqual({ kind: 'proved' });
  expect(await check(record(['xy', 'bot']), ours, fine)).toEqual({ kind: 'not-counted' });
  expect(await check(record(['ab']), { ...ours, commitment: 'other' }, fine)).toEqual({ kind: 'other-key' });
  expect(await check(record(['xy']), undefined, fine)).toEqual({ kind: 'proved' });
  expect(await check({ proof: null } as GameRecord, ours, fine)).toBeNull();
  const refusal = { clause: 'core.other-luck', arguments: { ply: 3 } };
  expect(await check(record(['ab']), ours, async () => refusal)).toEqual({ kind: 'refused', refusal });
});
