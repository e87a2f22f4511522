// What a bot would advise: up to three moves, each with what it brings, in points and chances of winning.
import type { MoveSaid, TitleId, TitleRules, ViewOf } from '@rules';

export interface Counsel {
  readonly said: MoveSaid<TitleId>;
  /** Of winning, in percent, as the bot sees it. */
  readonly chance: number;
  /** That it brings by itself, before luck and others have their say. */
  readonly points: number;
}

export class Hinting {
  counsels = $state.raw<readonly Counsel[]>([]);
  thinking = $state(false);
  /** Which of them is drawn on the board. */
  at = $state(0);
  #stop = new AbortController();

  get shown(): Counsel | null {
    return this.counsels[this.at] ?? null;
  }

  /** What is lost with the next best move, in percent; null where there is no other. */
  get lead(): number | null {
    const [best, next] = this.counsels;
    return best && next ? best.chance - next.chance : null;
  }

  /** Thinks for a moment; whoever moves or leaves meanwhile is not bothered with the answer. */
  async ask(rules: TitleRules<TitleId>, view: ViewOf<TitleId>, seat: number): Promise<void> {
    this.forget();
    const { signal } = this.#stop;
    this.thinking = true;
    try {
      const advice = await rules.hint(view, { signal });
      const now = (await rules.tell(view)).points[seat] ?? 0;
      const counsels: Counsel[] = [];
      for (const { move, value } of advice) {
        const foreseen = await rules.preview(view, move.text);
        const then = (await rules.tell(foreseen.view)).points[seat] ?? 0;
        counsels.push({ said: move, chance: Math.round(100 * value), points: then - now });
      }
      if (!signal.aborted) this.counsels = counsels;
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      if (!signal.aborted) this.thinking = false;
    }
  }

  forget(): void {
    this.#stop.abort();
    this.#stop = new AbortController();
    this.thinking = false;
    this.counsels = [];
    this.at = 0;
  }
}
