// A worker without a thread: the same serving, the real rules, and faults where a test wants them.
import * as engine from '@compiled/js/loggia.mjs';
import type { Engine } from '../engine';
import { learned } from '../learned';
import type { WorkerLike } from '../line';
import type { FromWorker, ToWorker } from '../messages';
import { serve, type Port } from '../serve';
import type { Request } from '../types/worker';

/** An engine that falls over the requests of which the test says so. */
export function falling(overThis: (request: Request) => boolean): Engine {
  return {
    ...engine,
    answer(text) {
      if (overThis(JSON.parse(text) as Request)) throw new Error('unreachable executed');
      return engine.answer(text);
    },
  };
}

export function startWorker(running: Engine = engine): WorkerLike {
  let ended = false;
  const later = (work: () => void): void => void setTimeout(() => ended || work());
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => later(() => port.onmessage?.(event(message))),
    terminate: () => void (ended = true),
  };
  const port: Port = {
    onmessage: null,
    postMessage: (message) => later(() => worker.onmessage?.(event(message))),
  };
  serve(running, port, {
    now: () => performance.now(),
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    learned,
  });
  port.postMessage({ ready: 'javascript' });
  return worker;
}

function event<D extends ToWorker | FromWorker>(data: D): MessageEvent<D> {
  return { data: structuredClone(data) } as MessageEvent<D>;
}
