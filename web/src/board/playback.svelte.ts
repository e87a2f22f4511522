// Shows what happened, one frame after the other, and never keeps anybody waiting.
import { began, landed } from './stage';

/** One beat: pieces leave (`before`), travel (`flights`), and lie (`after`). */
export interface Frame<V, F, P> {
  readonly before: V;
  readonly after: V;
  readonly flights: readonly F[];
  /** What is said beside its cause once the pieces lie: points, mostly. */
  readonly pops: readonly P[];
  readonly ms: number;
}

/** One event after the other; what takes no time is not a frame of its own, but the next one begins behind it. */
export function inTurn<V, E, F, P>(
  view: V,
  events: readonly E[],
  frameOf: (view: V, event: E) => Frame<V, F, P> | null,
): readonly Frame<V, F, P>[] {
  const frames: Frame<V, F, P>[] = [];
  let now = view;
  for (const event of events) {
    const frame = frameOf(now, event);
    if (!frame) continue;
    now = frame.after;
    if (frame.ms > 0) frames.push(frame);
  }
  return frames;
}

/** The way back: from where the frames lead to where they began, without a word of points. */
export function rewound<V, W, F extends { readonly from: W; readonly to: W }, P>(
  start: V,
  frames: readonly Frame<V, F, P>[],
): readonly Frame<V, F, P>[] {
  return frames
    .map((frame, i) => ({
      ...frame,
      after: frames[i - 1]?.after ?? start,
      flights: frame.flights.map((flight) => ({ ...flight, from: flight.to, to: flight.from })),
      pops: [],
    }))
    .reverse();
}

export interface Said<P> {
  readonly id: number;
  readonly pop: P;
}

/** With more frames than this waiting, the end is shown at once. */
const PATIENCE = 24;
/** Frames waiting behind this many make all of them faster. */
const UNHURRIED = 3;
const POP_MS = 1_600;

export class Playback<V, F, P> {
  shown: V = $state.raw() as V;
  flights = $state.raw<readonly F[]>([]);
  pops = $state.raw<readonly Said<P>[]>([]);
  /** How long the flights of this frame take. */
  ms = $state(0);
  busy = $state(false);
  #end: V;
  #frames: Frame<V, F, P>[] = [];
  #landing: Frame<V, F, P> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #fading = new Set<ReturnType<typeof setTimeout>>();
  #said = 0;

  constructor(view: V) {
    this.shown = view;
    this.#end = view;
  }

  /** Where the frames will lead when all are shown. */
  get end(): V {
    return this.#end;
  }

  /** Goes on to `end` through these frames, after those that are still waiting. */
  play(end: V, frames: readonly Frame<V, F, P>[]): void {
    this.#end = end;
    this.#frames.push(...frames);
    if (this.#frames.length > PATIENCE) this.finish();
    else if (!this.busy) this.#next();
  }

  /** Shows `end` without travel; the pops are seen for a moment all the same. */
  jump(end: V, pops: readonly P[] = []): void {
    this.#end = end;
    this.#frames = [];
    this.finish();
    this.#say(pops);
  }

  /** Lets everything lie where it will lie. */
  finish(): void {
    clearTimeout(this.#timer);
    const left = [...(this.#landing ? [this.#landing] : []), ...this.#frames];
    this.#frames = [];
    this.#landing = undefined;
    this.flights = [];
    this.busy = false;
    landed(this);
    this.shown = this.#end;
    this.#say(left.flatMap((frame) => frame.pops));
  }

  /** Shows something beside its cause for a moment, whatever else goes on. */
  point(pops: readonly P[]): void {
    this.#say(pops);
  }

  close(): void {
    clearTimeout(this.#timer);
    landed(this);
    for (const each of this.#fading) clearTimeout(each);
  }

  #next(): void {
    const frame = this.#frames.shift();
    if (!frame) {
      this.busy = false;
      this.shown = this.#end;
      landed(this);
      return;
    }
    this.busy = true;
    began(this);
    this.#landing = frame;
    this.shown = frame.before;
    this.flights = frame.flights;
    this.ms = frame.ms / Math.max(1, this.#frames.length / UNHURRIED);
    this.#timer = setTimeout(() => {
      this.#landing = undefined;
      this.shown = frame.after;
      this.flights = [];
      this.#say(frame.pops);
      this.#next();
    }, this.ms);
  }

  #say(pops: readonly P[]): void {
    if (pops.length === 0) return;
    const said = pops.map((pop) => ({ id: this.#said++, pop }));
    this.pops = [...this.pops, ...said];
    const timer = setTimeout(() => {
      this.#fading.delete(timer);
      this.pops = this.pops.filter((each) => !said.includes(each));
    }, POP_MS);
    this.#fading.add(timer);
  }
}
