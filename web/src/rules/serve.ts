// The worker's side: calls the engine, one message after the other, and thinks in between.
import type { Engine } from './engine';
import type { Answer, FromWorker, ToWorker } from './messages';
import type { AskThink, Reply, Request } from './types/worker';

/** A slice of thinking: short enough that a question which comes meanwhile is answered at once. */
const SLICE_MS = 6;

/** Where messages come from and go to: a worker's global scope, or one end of a channel. */
export interface Port {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
}

export interface Surroundings {
  now(): number;
  /** Lets the messages that have come meanwhile be heard first. */
  pause(): Promise<void>;
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

interface Thought {
  readonly name: string;
  stopped: boolean;
}

export function serve(engine: Engine, port: Port, { now, pause }: Surroundings): void {
  const thoughts = new Map<number, Thought>();
  let lost = false;

  port.onmessage = ({ data }) => {
    if (lost) return;
    if ('stop' in data) {
      const thought = thoughts.get(data.stop);
      if (thought) thought.stopped = true;
    } else if ('think' in data) {
      void guarded(data.id, () => think(data.id, data.think, data.ms));
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

  async function think(id: number, asked: AskThink, ms: number | null): Promise<void> {
    const begun = ask({ kind: 'think', ...asked });
    if ('refusal' in begun) {
      port.postMessage({ id, thought: begun });
      return;
    }
    const thought: Thought = { name: asked.thought, stopped: false };
    thoughts.set(id, thought);
    await thinkUntil(thought, ms === null ? Infinity : now() + ms);
    thoughts.delete(id);
    if (!lost) port.postMessage({ id, thought: ask({ kind: 'conclude', thought: thought.name }) });
  }

  async function thinkUntil(thought: Thought, deadline: number): Promise<void> {
    let iterations = 1;
    for (;;) {
      await pause();
      const start = now();
      if (lost || thought.stopped || start >= deadline) return;
      const slice = ask<Extract<Reply, { kind: 'thinking' }>>({
        kind: 'go-on',
        thought: thought.name,
        iterations,
      });
      if ('refusal' in slice || slice.reply.enough) return;
      const took = Math.max(now() - start, 0.1);
      iterations = Math.max(1, Math.min(2 * iterations, Math.floor((iterations * SLICE_MS) / took)));
    }
  }
}
