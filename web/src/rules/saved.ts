// Where local tables wait while their tab is closed.
import { type Kept, UPGRADES } from './upgrades';
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
  /** Whether several people at it may ask the bots for advice. */
  readonly hints: boolean;
  /** The page that plays at it now. Whoever takes it over puts another name here, and only that one writes on. */
  readonly holder: string;
}

/** The table has been taken over by another page: what was to be kept is not. */
export class Elsewhere extends Error {
  override readonly name = 'Elsewhere';

  constructor() {
    super('the game goes on in another tab');
  }
}

export interface Shelf {
  /** Keeps it, unless another page has taken it over meanwhile: then `Elsewhere` is thrown. */
  put(table: SavedTable): Promise<void>;
  /** Takes it over for this holder, and gives it as it is now. If another page had to let it go, `letGo` is told. */
  take(id: string, holder: string, letGo?: () => void): Promise<SavedTable | undefined>;
  /** The table last played at comes first. */
  list(): Promise<readonly SavedTable[]>;
  remove(id: string): Promise<void>;
  /** Tells when somebody else takes that table over. */
  watch(id: string, holder: string, taken: () => void): () => void;
  /** Whether what lies here outlasts the page. */
  lasts(): Promise<boolean>;
}

/** A shelf that is gone with the page: for tests, and for browsers that keep nothing. */
export function memoryShelf(): Shelf {
  const tables = new Map<string, SavedTable>();
  const watchers = new Set<(id: string, holder: string) => boolean>();
  return {
    async put(table) {
      if (isElsewhere(tables.get(table.id), table)) throw new Elsewhere();
      tables.set(table.id, structuredClone(table));
    },
    async take(id, holder, letGo) {
      const kept = tables.get(id);
      if (!kept) return undefined;
      const taken = { ...kept, holder };
      tables.set(id, taken);
      const left = [...watchers].filter((watcher) => watcher(id, holder));
      if (left.length > 0) letGo?.();
      return structuredClone(taken);
    },
    list: async () => latestFirst([...tables.values()]),
    remove: async (id) => void tables.delete(id),
    watch(id, holder, taken) {
      const watcher = (which: string, by: string): boolean => {
        const mine = which === id && by !== holder;
        if (mine) taken();
        return mine;
      };
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    lasts: async () => false,
  };
}

const STORE = 'tables';

/** What pages say to each other: that one has taken a table over, and that the other has let it go. */
type Said = { readonly id: string } & ({ readonly holder: string } | { readonly left: string });

/** The browser's own shelf; where the browser keeps nothing, one that lasts as long as the page. */
export function browserShelf(name = 'loggia'): Shelf {
  const meanwhile = memoryShelf();
  let opened: Promise<IDBDatabase | null> | undefined;
  let channel: BroadcastChannel | undefined;

  /** The pages of this browser hear each other, and not themselves. */
  const others = (): BroadcastChannel => (channel ??= new BroadcastChannel(name));

  function hear(listener: (said: Said) => void): () => void {
    const heard = ({ data }: MessageEvent<Said>): void => listener(data);
    others().addEventListener('message', heard);
    return () => others().removeEventListener('message', heard);
  }

  const database = (): Promise<IDBDatabase | null> => (opened ??= open(name, () => (opened = undefined)).catch(() => null));

  const say = (said: Said): void => others().postMessage(said);

  /** One transaction: what is written is kept once this is done. */
  async function run<R>(db: IDBDatabase, mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<R>): Promise<R> {
    const transaction = db.transaction(STORE, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('not stored'));
    });
    const result = await work(transaction.objectStore(STORE));
    await done;
    return result;
  }

  return {
    async put(table) {
      const db = await database();
      if (!db) return meanwhile.put(table);
      // As plain JSON: what a page made reactive cannot be stored as it is.
      const plain = JSON.parse(JSON.stringify(table)) as SavedTable;
      const stays = await run(db, 'readwrite', async (store) => {
        const kept = await answer<SavedTable | undefined>(store.get(table.id));
        if (isElsewhere(kept, plain)) return false;
        await answer(store.put(plain));
        return true;
      });
      if (!stays) throw new Elsewhere();
    },
    async take(id, holder, letGo) {
      const db = await database();
      if (!db) return meanwhile.take(id, holder, letGo);
      const taken = await run(db, 'readwrite', async (store) => {
        const kept = await answer<SavedTable | undefined>(store.get(id));
        if (!kept) return undefined;
        await answer(store.put({ ...kept, holder }));
        return { ...kept, holder };
      });
      const stop = hear((said) => {
        if (said.id !== id || !('left' in said)) return;
        stop();
        letGo?.();
      });
      say({ id, holder });
      return taken;
    },
    async list() {
      const db = await database();
      if (!db) return meanwhile.list();
      return latestFirst(await run(db, 'readonly', (store) => answer<SavedTable[]>(store.getAll())));
    },
    async remove(id) {
      const db = await database();
      if (!db) return meanwhile.remove(id);
      await run(db, 'readwrite', (store) => answer(store.delete(id)));
    },
    watch(id, holder, taken) {
      return hear((said) => {
        if (said.id !== id || !('holder' in said) || said.holder === holder) return;
        taken();
        say({ id, left: holder });
      });
    },
    lasts: async () => (await database()) !== null,
  };
}

function open(name: string, closed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, UPGRADES.length);
    request.onupgradeneeded = ({ oldVersion }) => {
      const { result, transaction } = request;
      if (oldVersion === 0) result.createObjectStore(STORE, { keyPath: 'id' });
      else if (transaction) upgrade(transaction.objectStore(STORE), oldVersion);
    };
    request.onsuccess = () => {
      const { result } = request;
      // A page of a later version wants to renew what is kept: it shall not wait for us.
      result.onversionchange = () => {
        result.close();
        closed();
      };
      resolve(result);
    };
    request.onerror = () => reject(request.error ?? new Error('no database'));
    request.onblocked = () => reject(new Error('a page of an earlier version is open in another tab'));
  });
}

/** Brings everything that an earlier version kept to the form of today. */
function upgrade(store: IDBObjectStore, oldVersion: number): void {
  const each = store.openCursor();
  each.onsuccess = () => {
    const cursor = each.result;
    if (!cursor) return;
    const renewed = UPGRADES.slice(oldVersion).reduce((kept: Kept, step) => step(kept), cursor.value as Kept);
    cursor.update(renewed);
    cursor.continue();
  };
}

function answer<R>(request: IDBRequest<R>): Promise<R> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not stored'));
  });
}

const isElsewhere = (kept: SavedTable | undefined, table: SavedTable): boolean =>
  kept !== undefined && kept.holder !== table.holder;

function latestFirst(tables: SavedTable[]): SavedTable[] {
  return tables.sort((one, other) => other.at - one.at);
}
