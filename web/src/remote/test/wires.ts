// A table on a server that is not there: what was said to it is kept, and a test says what it answers.
import { vi } from 'vitest';
import type { Message, TableInfo, Told } from '../wire';

/** As much of a web socket as the page uses. */
export class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  readonly said: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly url: string) {
    Wire.all.push(this);
  }

  static get last(): Wire {
    return Wire.all.at(-1)!;
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = Wire.OPEN;
    this.onopen?.();
  }

  /** The connection ends, from whichever side. */
  end(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  tell(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Answers the last thing that was said. */
  answer(message: Omit<Message, 'id'>): void {
    this.tell({ ...message, id: this.said.at(-1)!['id'] } as Message);
  }
}

/** The page's surroundings, which Node does not have; `fire` is what happens to the window. */
export function surroundings(): { fire(event: string): void } {
  const listeners = new Map<string, Set<() => void>>();
  Wire.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('document', { baseURI: 'http://box.lan:8080/' });
  vi.stubGlobal('addEventListener', (event: string, listener: () => void) => {
    listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
  });
  vi.stubGlobal('removeEventListener', (event: string, listener: () => void) => void listeners.get(event)?.delete(listener));
  return { fire: (event) => listeners.get(event)?.forEach((listener) => listener()) };
}

export const table = (changed: Partial<TableInfo> = {}): TableInfo => ({
  id: 'wbp9q9265g4ijhzs',
  title: 'azul',
  revision: 1,
  status: 'playing',
  exhibit: false,
  setup: { seats: 2, first: -2, options: {}, data: {} },
  terms: { access: 'link', spectators: true, shuffle: true, hints: false, pace: null },
  chairs: [
    { person: 0, bot: null },
    { person: 1, bot: null },
  ],
  people: [
    { person: 0, name: 'Anna', left: false, muted: false, contribution: null },
    { person: 1, name: 'Bruno', left: false, muted: false, contribution: null },
  ],
  seq: 0,
  actor: 0,
  resigned: [],
  undo: null,
  result: null,
  rematch: null,
  commitment: null,
  frozen: null,
  ...changed,
});

/** Entries with the numbers they have in a log, from 0 on. */
export const log = (...what: Told['what'][]): Told[] => what.map((it, seq) => ({ seq, at: seq, what: it }));

export const moved = (ply: number, seat: number): Told['what'] => ({
  kind: 'moved',
  ply,
  seat,
  move: `move ${ply}`,
  events: [{ kind: 'tiles-taken', seat }],
});

export const started: Told['what'] = { kind: 'started', chairs: [], events: [] };
