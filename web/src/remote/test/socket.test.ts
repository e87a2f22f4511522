import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refused } from '@rules';
import { Disconnected, type Ears, TableSocket } from '../socket';
import { surroundings, Wire } from './wires';

let around: ReturnType<typeof surroundings>;
beforeEach(() => void (around = surroundings()));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Ears that write down what they hear. */
function ears(): Ears & { readonly heardOf: string[] } {
  const heardOf: string[] = [];
  return {
    heardOf,
    hello: () => ({ kind: 'hello', token: null, from: 0 }),
    heard: (message) => void heardOf.push(message.kind),
    connected: (isConnected) => void heardOf.push(isConnected ? 'connected' : 'lost'),
    rejected: (refused) => void heardOf.push(refused.refusal.clause),
    unanswered: () => void heardOf.push('unanswered'),
  };
}

async function greeted(all = ears()): Promise<{ socket: TableSocket; all: ReturnType<typeof ears> }> {
  const socket = new TableSocket('ws://box.lan/socket', all);
  Wire.last.open();
  Wire.last.answer({ kind: 'pong' });
  await vi.advanceTimersByTimeAsync(0);
  return { socket, all };
}

it('says hello first, and every command gets its own answer', async () => {
  const { socket, all } = await greeted();
  expect(Wire.last.said).toEqual([{ kind: 'hello', token: null, from: 0, id: 1 }]);
  expect(all.heardOf).toEqual(['pong', 'connected']);

  const sit = socket.ask({ kind: 'sit', seat: 1 });
  const chat = socket.ask({ kind: 'chat', text: 'hi' });
  Wire.last.tell({ kind: 'accepted', id: 3, seq: 5 });
  Wire.last.tell({ kind: 'refused', id: 2, refusal: { clause: 'table.seat-taken', arguments: { seat: 1 } } });

  expect(await chat).toMatchObject({ seq: 5 });
  await expect(sit).rejects.toThrow(Refused);
});

it('says whether a command was on its way when the connection broke', async () => {
  const { socket } = await greeted();
  const onItsWay = socket.ask({ kind: 'chat', text: 'hi' });
  Wire.last.end();

  await expect(onItsWay).rejects.toMatchObject({ name: 'Disconnected', sent: true });
  await expect(socket.ask({ kind: 'chat', text: 'ho' })).rejects.toMatchObject({ name: 'Disconnected', sent: false });
  await expect(socket.ask({ kind: 'ping' })).rejects.toThrow(Disconnected);
});

it('comes back by itself, waits longer each time, and says hello anew', async () => {
  const { all } = await greeted();
  for (const wait of [500, 1000, 2000, 4000, 8000, 8000]) {
    const known = Wire.all.length;
    Wire.last.end();
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(Wire.all).toHaveLength(known);
    await vi.advanceTimersByTimeAsync(1);
    expect(Wire.all).toHaveLength(known + 1);
  }
  Wire.last.open();
  expect(Wire.last.said).toEqual([{ kind: 'hello', token: null, from: 0, id: 2 }]);
  expect(all.heardOf).not.toContain('unanswered');
});

it('tells at once when nobody answers, and tries again when asked to', async () => {
  const all = ears();
  const socket = new TableSocket('ws://box.lan/socket', all);
  Wire.last.end();
  expect(all.heardOf).toEqual(['lost', 'unanswered']);

  socket.retry();
  expect(Wire.all).toHaveLength(2);
  socket.retry(); // one is on its way
  expect(Wire.all).toHaveLength(2);
});

it('a machine that loses its network cuts the line itself, and comes back with it', async () => {
  const { all } = await greeted();
  around.fire('offline');
  expect(all.heardOf.at(-1)).toBe('lost');
  around.fire('online');
  expect(Wire.all).toHaveLength(2);
});

it('does not come back to a table that does not want us, nor after it was closed', async () => {
  const all = ears();
  new TableSocket('ws://box.lan/socket', all);
  Wire.last.open();
  Wire.last.answer({ kind: 'refused', refusal: { clause: 'table.unknown', arguments: {} } } as never);
  await vi.advanceTimersByTimeAsync(0);
  Wire.last.end();
  const { socket } = await greeted();
  socket.close();
  Wire.last.end();
  around.fire('online');
  await vi.advanceTimersByTimeAsync(60_000);

  expect(all.heardOf).toEqual(['refused', 'table.unknown']);
  expect(Wire.all).toHaveLength(2);
});
