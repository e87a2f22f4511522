// A review while it is being made: first quickly all of it, then carefully, one decision after the other.
import type { Findings, Progress } from '@rules';
import { rules } from '../house';
import { keepReview, type KeptReview } from './kept';

/** For a first look at the whole game. */
const SKETCH = 30;
export const CAREFULLY = 1_000;
export const VERY_CAREFULLY = 5_000;

export class Reviewing {
  readonly kept: KeptReview;
  findings = $state.raw<Findings | null>(null);
  /** How far the careful look is, 0 … 1; null when nothing is being looked at. */
  progress = $state<number | null>(null);
  #stop = new AbortController();
  #sketch: Findings | null = null;

  constructor(kept: KeptReview) {
    this.kept = kept;
    this.findings = kept.findings;
  }

  /** Whether it was looked at to the end, and how closely. */
  get done(): boolean {
    return this.findings !== null && this.findings.iterations > SKETCH && this.progress === null;
  }

  async look(iterations: number): Promise<void> {
    this.stop();
    const stop = new AbortController();
    this.#stop = stop;
    this.progress = 0;
    const { record } = this.kept;
    const { signal } = stop;
    try {
      this.#sketch = this.findings ?? (await rules.review(record, { iterations: SKETCH, signal })).findings;
      this.findings = this.#sketch;
      const meanwhile = (progress: Progress): void => this.#show(progress, iterations);
      const { findings } = await rules.review(record, { iterations, signal, meanwhile });
      this.findings = findings;
      await keepReview({ ...this.kept, at: Date.now(), findings });
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      if (this.#stop === stop) this.progress = null;
    }
  }

  stop(): void {
    this.#stop.abort();
    this.progress = null;
  }

  /** What has been looked at carefully stands before what is only sketched; the books are kept when all is known. */
  #show({ decided, decisions, findings }: Progress, iterations: number): void {
    this.progress = decided / Math.max(1, decisions);
    const sketch = this.#sketch;
    if (!sketch) return;
    this.findings = {
      ...sketch,
      iterations: Math.min(sketch.iterations, iterations),
      moments: [...findings.moments, ...sketch.moments.slice(findings.moments.length)],
      luck: [...findings.luck.slice(0, -1), ...sketch.luck.slice(Math.max(0, findings.luck.length - 1))],
    };
  }
}
