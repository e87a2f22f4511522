// The worker's side: calls the engine, one message after the other, and thinks in between.
import type { Engine } from './engine';
import type { Answer, FromWorker, Progress, ToWorker } from './messages';
import type { AskReview, AskThink, Reply, Request } from './types/worker';

/** A slice of thinking: short enough that a question which comes meanwhile is answered at once. */
const SLICE_MS = 6;

/** Between two times that a review tells what it has. */
const TELL_MS = 400;

/** Where messages come from and go to: a worker's global scope, or one end of a channel. */
export interface Port {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
}

export interface Surroundings {
  now(): number;
  /** Lets the messages that have come meanwhile be heard first. */
  pause(): Promise<void>;
  /** What was learned of a title; undefined where that is nothing, or cannot be had now. */
  learned(game: string): Promise<string | undefined>;
}

/** A message to oneself comes back behind those that wait, and sooner than any timer. */
export function pauses(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      port2.postMessage(null);
    });
}

type ReplyOf<K extends Reply['kind']> = Extract<Reply, { kind: K }>;

interface Thought {
  readonly name: string;
  stopped: boolean;
}

export function serve(engine: Engine, port: Port, { now, pause, learned }: Surroundings): void {
  const thoughts = new Map<number, Thought>();
  const lessons = new Map<string, Promise<void>>();
  let lost = false;

  port.onmessage = ({ data }) => {
    if (lost) return;
    if ('stop' in data) {
      const thought = thoughts.get(data.stop);
      if (thought) thought.stopped = true;
    } else if ('think' in data) {
      void guarded(data.id, () => think(data.id, data.think, data.ms));
    } else if ('review' in data) {
      void guarded(data.id, () => review(data.id, data.review));
    } else if ('call' in data) {
      void guarded(data.id, () => {
        const called = engine[data.call] as (...given: readonly (string | number)[]) => string | number;
        port.postMessage({ id: data.id, returned: called(...data.with) });
      });
    } else {
      void guarded(data.id, () => port.postMessage({ id: data.id, answer: ask(data.ask) }));
    }
  };

  /** Whatever leaves the engine as an exception is a trap: nothing in it can be trusted any more. */
  async function guarded(id: number, work: () => void | Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      lost = true;
      port.postMessage({ id, trap: String(error) });
    }
  }

  function ask<R extends Reply = Reply>(request: Request): Answer<R> {
    return JSON.parse(engine.answer(JSON.stringify(request))) as Answer<R>;
  }

  /** What was learned of a title is fetched when somebody first thinks about it. */
  function learn(game: string): Promise<void> {
    const lesson =
      lessons.get(game) ??
      learned(game).then((network) => {
        if (network === undefined) lessons.delete(game);
        else if (!lost) ask({ kind: 'learn', game, network });
      });
    lessons.set(game, lesson);
    return lesson;
  }

  async function think(id: number, asked: AskThink, ms: number | null): Promise<void> {
    const thought: Thought = { name: asked.thought, stopped: false };
    thoughts.set(id, thought);
    await learn(asked.game);
    if (lost) return;
    const begun = ask({ kind: 'think', ...asked });
    if ('refusal' in begun) {
      thoughts.delete(id);
      port.postMessage({ id, thought: begun });
      return;
    }
    await thinkUntil(thought, ms === null ? Infinity : now() + ms);
    thoughts.delete(id);
    if (!lost) port.postMessage({ id, thought: ask({ kind: 'conclude', thought: thought.name }) });
  }

  async function thinkUntil(thought: Thought, deadline: number): Promise<void> {
    await slices(thought, deadline, (iterations) => {
      const slice = ask<ReplyOf<'thinking'>>({ kind: 'go-on', thought: thought.name, iterations });
      return 'refusal' in slice || slice.reply.enough;
    });
  }

  /** Works in slices that grow until they take as long as a slice may, until one says that it is enough. */
  async function slices(thought: Thought, deadline: number, work: (iterations: number) => boolean): Promise<void> {
    let iterations = 1;
    for (;;) {
      await pause();
      const start = now();
      if (lost || thought.stopped || start >= deadline || work(iterations)) return;
      const took = Math.max(now() - start, 0.1);
      iterations = Math.max(1, Math.min(2 * iterations, Math.floor((iterations * SLICE_MS) / took)));
    }
  }

  async function review(id: number, asked: AskReview): Promise<void> {
    const begun = ask<ReplyOf<'reviewing'>>({ kind: 'review', ...asked });
    if ('refusal' in begun) {
      port.postMessage({ id, reviewed: begun, last: true });
      return;
    }
    const thought: Thought = { name: asked.review, stopped: false };
    thoughts.set(id, thought);
    let { decided, decisions } = begun.reply;
    let told = now();
    await slices(thought, Infinity, (iterations) => {
      const slice = ask<ReplyOf<'reviewing'>>({ kind: 'look-on', review: thought.name, iterations });
      if ('refusal' in slice) return true;
      ({ decided, decisions } = slice.reply);
      if (decided < decisions && now() - told >= TELL_MS) {
        port.postMessage({ id, reviewed: found(thought.name, decided, decisions), last: false });
        told = now();
      }
      return decided >= decisions;
    });
    thoughts.delete(id);
    if (lost) return;
    port.postMessage({ id, reviewed: found(thought.name, decided, decisions), last: true });
    ask({ kind: 'put-away', review: thought.name });
  }

  function found(review: string, decided: number, decisions: number): Answer<Progress> {
    const heard = ask<ReplyOf<'found'>>({ kind: 'find', review });
    return 'refusal' in heard ? heard : { reply: { decided, decisions, findings: heard.reply.findings } };
  }
}
