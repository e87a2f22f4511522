import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { passes } from '../../remote/rest';
import { surroundings, table, Wire } from '../../remote/test/wires';
import { renew } from '../renew';

const SEAT = { table: 'wbp9q9265g4ijhzs', token: 'old-old-old-old-old-ol' };

beforeEach(() => {
  surroundings();
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function welcome(): Promise<void> {
  Wire.last.open();
  Wire.last.answer({ kind: 'welcome', seq: 0, person: 0, seats: [0], invite: 'XyZ', table: table(), entries: [], views: [], clocks: null } as never);
  await vi.advanceTimersByTimeAsync(0);
}

const asked = (): Record<string, unknown> => Wire.last.said.at(-1)!;

it('the seat is known by a new token once the server has stored it', async () => {
  const done = renew(SEAT);
  await welcome();
  expect(asked()).toMatchObject({ kind: 'renew' });
  const token = asked()['token'] as string;
  expect(token).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(passes()).toEqual([]);
  Wire.last.answer({ kind: 'accepted', seq: 1 } as never);
  await done;
  expect(passes()).toEqual([{ table: SEAT.table, token }]);
});

it('a lost answer does not cost the seat: the old token opens no more, so the new one does', async () => {
  const done = renew(SEAT);
  await welcome();
  const token = asked()['token'];
  Wire.last.end();
  await vi.advanceTimersByTimeAsync(1_000);
  Wire.last.open();
  Wire.last.answer({ kind: 'refused', refusal: { clause: 'table.wrong-token', arguments: {} } } as never);
  await done;
  expect(passes()).toEqual([{ table: SEAT.table, token }]);
});

it('what was not heard is asked again, with the same token', async () => {
  const done = renew(SEAT);
  await welcome();
  const token = asked()['token'];
  Wire.last.end();
  await vi.advanceTimersByTimeAsync(1_000);
  await welcome();
  expect(asked()).toMatchObject({ kind: 'renew', token });
  Wire.last.answer({ kind: 'accepted', seq: 1 } as never);
  await done;
  expect(passes()).toEqual([{ table: SEAT.table, token }]);
});

it('who is refused keeps what they had', async () => {
  const done = renew(SEAT);
  const refused = expect(done).rejects.toThrow('table.book-full');
  await welcome();
  Wire.last.answer({ kind: 'refused', refusal: { clause: 'table.book-full', arguments: { most: 1 } } } as never);
  await refused;
  expect(passes()).toEqual([]);
});
