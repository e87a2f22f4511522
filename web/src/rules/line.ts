// One worker from its start to its end, and the questions that are on their way to it.
import type { EngineKind } from './engine';
import type { FromWorker, ToWorker } from './messages';

/** The engine fell over this question. The next question goes to a new worker. */
export class Trap extends Error {
  override readonly name = 'Trap';
}

/** The worker was lost before it came to this question, which may be asked again. */
export class Lost extends Error {
  override readonly name = 'Lost';
}

/** As much of a Worker as a line needs. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToWorker): void;
  terminate(): void;
}

type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Question = Unnumbered<ToWorker>;

interface Pending {
  resolve(answer: FromWorker): void;
  reject(error: Error): void;
  /** Hears what there is so far, where an answer comes in parts. */
  meanwhile(part: FromWorker): void;
}

export class Line {
  readonly ready: Promise<EngineKind>;
  #worker: WorkerLike;
  #pending = new Map<number, Pending>();
  #next = 0;
  #lost = false;
  #failed: (error: Error) => void = () => {};

  constructor(worker: WorkerLike) {
    this.#worker = worker;
    this.ready = new Promise((resolve, reject) => {
      this.#failed = reject;
      worker.onmessage = ({ data }) => {
        if ('ready' in data) resolve(data.ready);
        else this.#hear(data);
      };
    });
    this.ready.catch(() => {}); // whoever waits for it hears of it; nobody need wait
    // A worker that dies without a word was busy with the oldest question.
    worker.onerror = (event) => {
      const [oldest] = this.#pending.keys();
      this.#end(oldest, event.message);
    };
  }

  get lost(): boolean {
    return this.#lost;
  }

  /** Sends a question; the number it got goes to `sent`, for those who may want to stop it. */
  ask(
    question: Question,
    sent: (id: number) => void = () => {},
    meanwhile: (part: FromWorker) => void = () => {},
  ): Promise<FromWorker> {
    if (this.#lost) return Promise.reject(new Lost('the worker is gone'));
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject, meanwhile });
      this.#worker.postMessage({ id, ...question });
      sent(id);
    });
  }

  /** Stops a thought; it is answered with what it has so far. */
  stop(id: number): void {
    if (this.#pending.has(id)) this.#worker.postMessage({ id: this.#next++, stop: id });
  }

  close(): void {
    this.#end(undefined, 'the worker was closed');
  }

  #hear(data: Exclude<FromWorker, { ready: unknown }>): void {
    if ('trap' in data) {
      this.#end(data.id, data.trap);
      return;
    }
    const pending = this.#pending.get(data.id);
    if ('reviewed' in data && !data.last) {
      pending?.meanwhile(data);
      return;
    }
    this.#pending.delete(data.id);
    pending?.resolve(data);
  }

  #end(culprit: number | undefined, reason: string): void {
    if (this.#lost) return;
    this.#lost = true;
    this.#worker.terminate();
    for (const [id, pending] of this.#pending) {
      pending.reject(id === culprit ? new Trap(reason) : new Lost(reason));
    }
    this.#pending.clear();
    this.#failed(new Lost(reason));
  }
}
