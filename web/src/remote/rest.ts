// The server's lobby. A page without a server behind it simply has none.
import { type GameRecord, Refused, type Refusal } from '@rules';
import { keep, keptAs } from '../kept';
import type { Found, Health, Join, JoinedTable, Mine, NewTable, OpenedTable, TableInfo, Ticket } from './wire';

async function call<R>(path: string, body?: unknown): Promise<R> {
  const answer = await fetch(new URL(`api/${path}`, document.baseURI), {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'Content-Type': 'application/json' },
    referrerPolicy: 'no-referrer',
  });
  const heard = (await answer.json()) as R | Refusal;
  if (!answer.ok) throw new Refused(heard as Refusal);
  return heard as R;
}

/** Whether there is a server behind this page at all. */
export async function hasServer(): Promise<boolean> {
  try {
    return (await call<Health>('health')).ok;
  } catch {
    return false;
  }
}

/** Where others find this server; empty if we are not at its own machine, or it knows none. */
export const addresses = async (): Promise<readonly string[]> => (await call<Found>('addresses')).addresses;

export const lobby = (): Promise<readonly TableInfo[]> => call('tables');

export const openTable = (
  wish: Pick<NewTable, 'title' | 'name' | 'seats'> & Partial<NewTable>,
): Promise<OpenedTable> => call('tables', wish);

export const join = (table: string, who: Join): Promise<JoinedTable> =>
  call(`tables/${table}/people`, who);

/** A table as everybody may see it. */
export const tableOf = (table: string): Promise<TableInfo> => call(`tables/${table}`);

export const mine = (tickets: readonly Ticket[]): Promise<readonly Mine[]> => call('mine', tickets);

/** The record of a game that is over. */
export const recordOf = (table: string): Promise<GameRecord> => call(`tables/${table}/record`);

const STORED = 'loggia.passes';

/** The tables where this browser has a seat. */
export const passes = (): readonly Ticket[] => keptAs<Ticket[]>(STORED, []);

export function keepPass(pass: Ticket): void {
  keep(STORED, JSON.stringify([pass, ...without(pass.table)].slice(0, 100)));
}

/** The table is cleared away from here: whoever else sits there stays. */
export function forgetPass(table: string): void {
  keep(STORED, JSON.stringify(without(table)));
}

const without = (table: string): readonly Ticket[] => passes().filter((pass) => pass.table !== table);
