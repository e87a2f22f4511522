// What a page and its worker send each other. Every message of the page has a number; the answer
// bears the same one.
import type { EngineKind } from './engine';
import type { AskReview, AskThink, Concluded, Findings, Reply, Request } from './types/worker';
import type { Refusal } from './types/core';

export type ToWorker = { readonly id: number } & (
  | { readonly ask: Request }
  /** Think to the end, or so many milliseconds; other messages are answered in between. */
  | { readonly think: AskThink; readonly ms: number | null }
  /** Look at a game again, and tell now and then what was found; other messages are answered in between. */
  | { readonly review: AskReview }
  /** Stop the thought of that message: it is answered at once, with what it has so far. */
  | { readonly stop: number }
  /** Call an exported function that is no request: the gate's. */
  | { readonly call: Called; readonly with: readonly (string | number)[] }
);

/** A function of the gate. */
export type Called = 'digest' | 'tour' | 'bots' | 'playouts';

export type Answer<R> = { readonly reply: R } | { readonly refusal: Refusal };

/** What a review has found so far. */
export interface Progress {
  readonly decided: number;
  readonly decisions: number;
  readonly findings: Findings;
}

export type FromWorker =
  | { readonly ready: EngineKind }
  | ({ readonly id: number } & (
      | { readonly answer: Answer<Reply> }
      | { readonly thought: Answer<{ readonly kind: 'concluded' } & Concluded> }
      /** `last`: there is no more to come. */
      | { readonly reviewed: Answer<Progress>; readonly last: boolean }
      | { readonly returned: string | number }
      /** The worker is lost: what it held in its memory can no longer be trusted. */
      | { readonly trap: string }
    ));
