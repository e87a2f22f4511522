// The worker beside the page. Its name says which engine it must use, or is empty.
import { loadEngine, type EngineKind } from './engine';
import { learned } from './learned';
import type { FromWorker } from './messages';
import { pauses, serve, type Port } from './serve';

const scope = self as unknown as Port & { readonly name: string };

// Messages queue up until the engine is there.
const early: MessageEvent[] = [];
scope.onmessage = (event) => void early.push(event);

const wanted = scope.name === '' ? undefined : (scope.name as EngineKind);
const { kind, engine } = await loadEngine(wanted);

serve(engine, scope, { now: () => performance.now(), pause: pauses(), learned });
scope.postMessage({ ready: kind } satisfies FromWorker);
for (const event of early) scope.onmessage?.(event);
