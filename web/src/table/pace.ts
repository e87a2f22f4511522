// Moves come one after the other, as at a table: the next one is shown when the pieces of the last one lie.
import { tick } from 'svelte';
import { allLanded } from '@web/board/stage';

/** How long a bot's move is looked at before the next one comes. */
export type Pace = 'calm' | 'brisk' | 'at-once';

export const PACES: readonly Pace[] = ['calm', 'brisk', 'at-once'];
const PAUSE: Readonly<Record<Pace, number>> = { calm: 1_200, brisk: 350, 'at-once': 0 };

export class Pacing<S> {
  readonly #show: (scene: S) => void;
  readonly #pace: () => Pace;
  #queue: { readonly scene: S; readonly byOther: boolean }[] = [];
  #goes = false;
  #round = 0;

  constructor(show: (scene: S) => void, pace: () => Pace) {
    this.#show = show;
    this.#pace = pace;
  }

  /** What another did waits until the pieces lie; what one did oneself waits for nothing but its turn. */
  arrive(scene: S, byOther: boolean): void {
    this.#queue.push({ scene, byOther });
    if (this.#pace() === 'at-once') this.#hurry();
    else if (!this.#goes) void this.#go(this.#round);
  }

  /** Forgets what still waits: something happened that makes it old. */
  clear(): void {
    this.#round++;
    this.#goes = false;
    this.#queue = [];
  }

  #hurry(): void {
    const all = this.#queue;
    this.clear();
    for (const { scene } of all) this.#show(scene);
  }

  async #go(round: number): Promise<void> {
    this.#goes = true;
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      if (next.byOther) await this.#rest();
      if (round !== this.#round) return;
      this.#queue.shift();
      this.#show(next.scene);
    }
    this.#goes = false;
  }

  async #rest(): Promise<void> {
    await tick(); // the board begins only then
    await allLanded();
    await new Promise((resolve) => setTimeout(resolve, PAUSE[this.#pace()]));
  }
}
