// One web socket to one table. It comes back by itself, and every command gets its one answer.
import { Refused } from '@rules';
import type { Command, Message } from './wire';

type Answer = Extract<Message, { readonly id: number | null }>;

/** A command before the socket has given it its number. */
export type Wish = Command extends infer C ? (C extends unknown ? Omit<C, 'id'> : never) : never;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;

/** There is no connection, or it went away before the answer came. */
export class Disconnected extends Error {
  override readonly name = 'Disconnected';
  /** Whether the command was on its way already: then the log will tell whether it was heard. */
  readonly sent: boolean;

  constructor(sent: boolean) {
    super(sent ? 'the connection broke before the answer' : 'there is no connection');
    this.sent = sent;
  }
}

export interface Ears {
  /** Called on every new connection: what to say hello with. */
  hello(): Wish;
  heard(message: Message): void;
  connected(isConnected: boolean): void;
  /** The table does not want us: unknown, or a wrong token. */
  rejected(refusal: Refused): void;
  /** A connection came to nothing before the table had ever answered. */
  unanswered(): void;
}

export class TableSocket {
  readonly #url: string;
  readonly #ears: Ears;
  readonly #asked = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  #socket: WebSocket | undefined;
  #next = 1;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #answered = false;
  #closed = false;

  constructor(url: string, ears: Ears) {
    this.#url = url;
    this.#ears = ears;
    // A machine without a network says so long before its sockets notice.
    addEventListener('offline', this.#cut);
    addEventListener('online', this.#online);
    this.#connect();
  }

  /** Says a wish and waits for its answer. A refusal is thrown as `Refused`. */
  ask(wish: Wish): Promise<Answer> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Disconnected(false));
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...wish, id }));
    });
  }

  /** Tries at once, however long it would else have waited. */
  retry(): void {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('offline', this.#cut);
    removeEventListener('online', this.#online);
    this.#socket?.close();
  }

  readonly #online = (): void => this.retry();

  readonly #cut = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    socket.close();
    this.#lost(socket);
  };

  #connect(): void {
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => void this.#greet();
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Message);
    socket.onclose = () => this.#lost(socket);
  }

  async #greet(): Promise<void> {
    try {
      await this.ask(this.#ears.hello());
      this.#answered = true;
      this.#wait = FIRST_WAIT;
      this.#ears.connected(true);
    } catch (error) {
      if (!(error instanceof Refused)) return; // the connection broke again, and will come back
      this.close();
      this.#ears.rejected(error);
    }
  }

  #hear(message: Message): void {
    this.#ears.heard(message);
    if (!('id' in message) || message.id === null) return;
    const asked = this.#asked.get(message.id);
    this.#asked.delete(message.id);
    if (message.kind === 'refused') asked?.reject(new Refused(message.refusal));
    else asked?.resolve(message);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = undefined;
    for (const { reject } of this.#asked.values()) reject(new Disconnected(true));
    this.#asked.clear();
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
    this.#ears.connected(false);
    if (!this.#answered) this.#ears.unanswered();
  }
}
