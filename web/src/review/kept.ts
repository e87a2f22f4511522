// Games that were looked at again, with what was found. The same game is kept once, wherever it was opened.
import type { Findings, GameRecord } from '@rules';

export interface KeptReview {
  readonly id: string;
  /** When it was last looked at, in milliseconds since 1970. */
  readonly at: number;
  readonly record: GameRecord;
  readonly names: readonly string[];
  /** The seats of those who played it in this browser. */
  readonly mine: readonly number[];
  /** Null as long as nothing was found. */
  readonly findings: Findings | null;
}

/** What two equal games have in common, and two others have not (cyrb53 by bryc, 53 bits). */
export function nameOf(record: GameRecord): string {
  const text = JSON.stringify([record.game, record.revision, record.setup, record.entries]);
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    high = Math.imul(high ^ sign, 2654435761);
    low = Math.imul(low ^ sign, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

const STORE = 'reviews';

/** What lasts only as long as the page: all of it where the browser keeps nothing. */
const meanwhile = new Map<string, KeptReview>();
let opened: Promise<IDBDatabase | null> | undefined;

function database(): Promise<IDBDatabase | null> {
  opened ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open('loggia-reviews', 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
      request.onblocked = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
  return opened;
}

async function run<R>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<R>): Promise<R | undefined> {
  const db = await database();
  if (!db) return undefined;
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('not stored'));
  });
}

export async function keepReview(review: KeptReview): Promise<void> {
  meanwhile.set(review.id, review);
  const plain = JSON.parse(JSON.stringify(review)) as KeptReview;
  // What cannot be stored is remembered as long as the page lives.
  await run('readwrite', (store) => store.put(plain)).catch(() => {});
}

export async function keptReview(id: string): Promise<KeptReview | undefined> {
  return (await run<KeptReview | undefined>('readonly', (store) => store.get(id)).catch(() => undefined)) ?? meanwhile.get(id);
}

/** The one looked at last comes first. */
export async function keptReviews(): Promise<readonly KeptReview[]> {
  const stored = (await run<KeptReview[]>('readonly', (store) => store.getAll()).catch(() => undefined)) ?? [];
  const all = new Map([...meanwhile, ...stored.map((each) => [each.id, each] as const)]);
  return [...all.values()].sort((one, other) => other.at - one.at);
}

/** Keeps a game to look at, and answers its name. What was found of it before stays. */
export async function begin(record: GameRecord, names: readonly string[], mine: readonly number[]): Promise<string> {
  const id = nameOf(record);
  const known = await keptReview(id);
  await keepReview({
    id,
    at: Date.now(),
    record,
    names,
    mine: mine.length > 0 ? mine : (known?.mine ?? []),
    findings: known?.findings ?? null,
  });
  return id;
}
