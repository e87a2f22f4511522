// The server's lobby. A page without a server behind it simply has none.
import { type GameRecord, Refused, type Refusal, type Setup } from '@rules';
import type { TableInfo, Terms } from './wire';

export interface Opened {
  readonly table: string;
  readonly person: number;
  readonly token: string;
  readonly invite: string;
}

export interface Joined {
  readonly person: number;
  readonly token: string;
}

export interface MyTable {
  readonly person: number;
  readonly yourTurn: boolean;
  readonly table: TableInfo;
}

export interface Pass {
  readonly table: string;
  readonly token: string;
}

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
    return (await call<{ ok: boolean }>('health')).ok;
  } catch {
    return false;
  }
}

export const lobby = (): Promise<readonly TableInfo[]> => call('tables');

export const openTable = (
  wish: { title: string; name: string } & Partial<Setup> & Partial<Terms>,
): Promise<Opened> => call('tables', wish);

export const join = (table: string, name: string, invite: string | null): Promise<Joined> =>
  call(`tables/${table}/people`, { name, invite });

export const mine = (passes: readonly Pass[]): Promise<readonly MyTable[]> => call('mine', passes);

/** The record of a game that is over. */
export const recordOf = (table: string): Promise<GameRecord> => call(`tables/${table}/record`);

const STORED = 'loggia.passes';

/** The tables where this browser has a seat. */
export function passes(): readonly Pass[] {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '[]') as Pass[];
  } catch {
    return [];
  }
}

export function keepPass(pass: Pass): void {
  const others = passes().filter(({ table }) => table !== pass.table);
  localStorage.setItem(STORED, JSON.stringify([pass, ...others].slice(0, 100)));
}
