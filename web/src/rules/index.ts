// The one place where a page asks about rules. web/README.md shows how.
import type { EngineKind } from './engine';
import type { WorkerLike } from './line';
import { Rules } from './rules';

export type { EngineKind } from './engine';
export { Trap } from './line';
export type { Progress } from './messages';
export { challengers, momentOf, readRecord } from './moments';
export { Refused, Rules } from './rules';
export { browserShelf, Elsewhere, memoryShelf, type Player, type SavedTable, type Shelf } from './saved';
export { LocalTable, SPECTATOR, type Scene, type TableStep } from './table';
export type * from './title';
export { plain } from './title';
export type * from './types/core';
export type { Titles } from './types/titles';
export type { Candidate, Findings, House, Ledger, Level, Moment, Title, TitleOption } from './types/worker';

/** Starts the worker. Without a wish it runs the fastest engine that this browser has. */
export function openRules(engine?: EngineKind): Rules {
  return new Rules(
    () =>
      new Worker(new URL('./worker.ts', import.meta.url), {
        type: 'module',
        name: engine ?? '',
      }) as unknown as WorkerLike,
  );
}
