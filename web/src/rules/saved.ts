// Where local tables wait while their tab is closed.
import type { TitleId } from './title';
import type { GameRecord } from './types/core';

/** Who sits on a seat. */
export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string }
  /** Somebody who played elsewhere: the table is a record to look at, and nobody moves here. */
  | { readonly kind: 'absent'; readonly name: string };

/** A local table with all that is needed to go on with it. */
export interface SavedTable {
  readonly id: string;
  readonly title: TitleId;
  /** The key of its luck: the same move at the same point always has the same luck. */
  readonly key: string;
  readonly players: readonly Player[];
  readonly record: GameRecord;
  /** When it was last played at, in milliseconds since 1970. */
  readonly at: number;
}

export interface Shelf {
  put(table: SavedTable): Promise<void>;
  get(id: string): Promise<SavedTable | undefined>;
  /** The table last played at comes first. */
  list(): Promise<readonly SavedTable[]>;
  remove(id: string): Promise<void>;
}

/** A shelf that is gone with the page: for tests, and for browsers that keep nothing. */
export function memoryShelf(): Shelf {
  const tables = new Map<string, SavedTable>();
  return {
    put: async (table) => void tables.set(table.id, structuredClone(table)),
    get: async (id) => structuredClone(tables.get(id)),
    list: async () => latestFirst([...tables.values()]),
    remove: async (id) => void tables.delete(id),
  };
}

const STORE = 'tables';

/** The browser's own shelf. */
export function browserShelf(name = 'loggia'): Shelf {
  let opened: Promise<IDBDatabase> | undefined;

  async function run<R>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<R>,
  ): Promise<R> {
    opened ??= open(name);
    const transaction = (await opened).transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('not stored'));
    });
    return request.result;
  }

  return {
    // As plain JSON: what a page made reactive cannot be stored as it is.
    put: async (table) => {
      const plain = JSON.parse(JSON.stringify(table)) as SavedTable;
      await run('readwrite', (store) => store.put(plain));
    },
    get: (id) => run<SavedTable | undefined>('readonly', (store) => store.get(id)),
    list: async () => latestFirst(await run<SavedTable[]>('readonly', (store) => store.getAll())),
    remove: (id) => run<undefined>('readwrite', (store) => store.delete(id)),
  };
}

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });
}

function latestFirst(tables: SavedTable[]): SavedTable[] {
  return tables.sort((one, other) => other.at - one.at);
}
