// The front of the worker: starts it, asks it, and starts it again when it falls.
import type { EngineKind } from './engine';
import { Line, Lost, Trap, type Question, type WorkerLike } from './line';
import type { Answer, Called, FromWorker, Progress } from './messages';
import { TitleRules, type TitleId } from './title';
import type { GameRecord, Refusal } from './types/core';
import type { AskThink, Concluded, House, Reply, Request } from './types/worker';

/** The rules, or the worker, say no: the clause that forbids it, with arguments. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`${refusal.clause} ${JSON.stringify(refusal.arguments)}`);
    this.refusal = refusal;
  }
}

/** Something that lives in the worker's memory and can be put back after a fall. */
export interface Replayed {
  /** The request that puts it back. */
  replay(): Request;
}

export interface ReviewLimits {
  /** For a decision, on average. */
  readonly iterations: number;
  readonly seed?: number;
  readonly signal?: AbortSignal;
  readonly meanwhile?: (progress: Progress) => void;
}

/** After so many falls without an answer in between there is no point in going on. */
const MOST_FALLS = 3;

type ReplyTo<K extends Reply['kind']> = Extract<Reply, { kind: K }>;

export class Rules {
  readonly #start: () => WorkerLike;
  readonly #replayed = new Set<Replayed>();
  #line: Line | undefined;
  #up: Promise<Line> | undefined;
  #falls = 0;
  #thoughts = 0;
  #closed = false;

  /** `start` makes a new worker; see `openRules`. */
  constructor(start: () => WorkerLike) {
    this.#start = start;
  }

  /** Which engine this browser runs. */
  async engine(): Promise<EngineKind> {
    return (await this.#connect()).ready;
  }

  /** Every title and every level of bots. */
  async house(): Promise<House> {
    return this.ask({ kind: 'titles' }, 'house');
  }

  /** The rules of one title. */
  title<T extends TitleId>(id: T): TitleRules<T> {
    return new TitleRules(this, id);
  }

  /** Asks the worker and checks that it answers this kind of question. */
  async ask<K extends Reply['kind']>(request: Request, kind: K): Promise<ReplyTo<K>> {
    const heard = await this.#send({ ask: request });
    if (!('answer' in heard)) throw new Error(`no answer to ${request.kind}`);
    const reply = unwrap(heard.answer);
    if (reply.kind !== kind) throw new Error(`${request.kind} was answered by ${reply.kind}`);
    return reply as ReplyTo<K>;
  }

  /** Thinks until it is enough, the time is up, or the signal says stop. */
  async think(
    asked: Omit<AskThink, 'thought'>,
    ms: number | null,
    signal: AbortSignal | undefined,
  ): Promise<Concluded> {
    signal?.throwIfAborted();
    const question = { think: { ...asked, thought: `thought-${this.#thoughts++}` }, ms };
    let stop = (): void => {};
    const onAbort = (): void => stop();
    signal?.addEventListener('abort', onAbort);
    try {
      const heard = await this.#send(question, (line, id) => {
        stop = () => line.stop(id);
        if (signal?.aborted) stop();
      });
      signal?.throwIfAborted();
      if (!('thought' in heard)) throw new Error('no answer to a thought');
      return unwrap(heard.thought);
    } finally {
      signal?.removeEventListener('abort', onAbort);
    }
  }

  /**
   * Looks at a game again, as long as the signal does not say stop; `meanwhile` hears now and then how far it is.
   * Equal iterations and seeds find the same.
   */
  async review(
    record: GameRecord,
    { iterations, seed = 1, signal, meanwhile = () => {} }: ReviewLimits,
  ): Promise<Progress> {
    signal?.throwIfAborted();
    const review = `review-${this.#thoughts++}`;
    let stop = (): void => {};
    const onAbort = (): void => stop();
    signal?.addEventListener('abort', onAbort);
    try {
      const heard = await this.#send(
        { review: { review, record, iterations, seed } },
        (line, id) => {
          stop = () => line.stop(id);
          if (signal?.aborted) stop();
        },
        (part) => {
          if ('reviewed' in part) meanwhile(unwrap(part.reviewed));
        },
      );
      signal?.throwIfAborted();
      if (!('reviewed' in heard)) throw new Error('no answer to a review');
      return unwrap(heard.reviewed);
    } finally {
      signal?.removeEventListener('abort', onAbort);
    }
  }

  /** Why the dice of this record are not proved, or null if they are. */
  async verify(record: GameRecord): Promise<Refusal | null> {
    return (await this.ask({ kind: 'verify', record }, 'verdict')).refusal;
  }

  /** Calls a function of the gate: digests to compare, playouts to measure. */
  async call(
    name: Called,
    ...given: readonly (string | number)[]
  ): Promise<string | number> {
    const heard = await this.#send({ call: name, with: given });
    if (!('returned' in heard)) throw new Error(`no answer to ${name}`);
    return heard.returned;
  }

  /** From now on this is put back after a fall; the returned function ends that. */
  keep(replayed: Replayed): () => void {
    this.#replayed.add(replayed);
    return () => this.#replayed.delete(replayed);
  }

  close(): void {
    this.#closed = true;
    this.#line?.close();
  }

  /** A question that a fallen worker had not come to is asked again; one it fell over is not. */
  async #send(
    question: Question,
    sent: (line: Line, id: number) => void = () => {},
    meanwhile: (part: FromWorker) => void = () => {},
  ): Promise<FromWorker> {
    for (;;) {
      try {
        const line = await this.#connect();
        const heard = await line.ask(question, (id) => sent(line, id), meanwhile);
        this.#falls = 0;
        return heard;
      } catch (error) {
        if (!(error instanceof Lost) || this.#closed || this.#falls >= MOST_FALLS) throw error;
      }
    }
  }

  #connect(): Promise<Line> {
    if (this.#closed) return Promise.reject(new Lost('the rules were closed'));
    if (!this.#up || this.#line?.lost) {
      if (this.#line) this.#falls++;
      const line = new Line(this.#start());
      this.#line = line;
      this.#up = this.#putBack(line);
    }
    return this.#up;
  }

  async #putBack(line: Line): Promise<Line> {
    // What is refused now cannot be put back; who asks for it will hear that it is gone.
    for (const replayed of this.#replayed) await line.ask({ ask: replayed.replay() });
    return line;
  }
}

function unwrap<R>(answer: Answer<R>): R {
  if ('refusal' in answer) throw new Refused(answer.refusal);
  return answer.reply;
}

export { Trap };
