// What a board asks the rules: the legal moves once a scene, and what a move would do when pointed at.
import { untrack } from 'svelte';
import type { AnyMove, Foreseen, MoveOf, MoveSaid, Scene, TitleId, TitleRules, ViewOf } from '@rules';
import { keyOf } from './moves';

export class Asking<T extends TitleId> {
  legal = $state.raw<readonly MoveSaid<T>[]>([]);
  #pointedAt = $state.raw<Foreseen<T> | null>(null);
  #hinted = $state.raw<Foreseen<T> | null>(null);
  readonly #scene: () => Scene<T>;
  readonly #rules: () => TitleRules<T>;
  readonly #keys = $derived(new Set(this.legal.map(({ move }) => keyOf(move))));
  #pointed = 0;

  /** What is pointed at; or what a hint shows, while nothing is. */
  get foreseen(): Foreseen<T> | null {
    return this.#pointedAt ?? this.#hinted;
  }

  /**
   * Must be made while a component is; `changed` is told when old answers no longer hold. Where there are too many
   * moves to list them, `most` says how many are enough. What `hinted` would do is foreseen by itself.
   */
  constructor(
    scene: () => Scene<T>,
    rules: () => TitleRules<T>,
    active: () => boolean,
    changed: () => void,
    most: (view: ViewOf<T>) => number | undefined = () => undefined,
    hinted: () => MoveOf<T> | null = () => null,
  ) {
    this.#scene = scene;
    this.#rules = rules;
    // A scene may come again with the same view; what was asked then still holds.
    const asked = $derived(scene().view);
    $effect(() => {
      const view = asked;
      this.legal = [];
      this.forget();
      untrack(changed);
      if (!active()) return;
      let stale = false;
      const enough = most(view);
      void rules()
        .legal(view, enough === undefined ? {} : { most: enough })
        .then(({ moves }) => {
          if (!stale) this.legal = moves;
        });
      return () => (stale = true);
    });
    $effect(() => {
      const move = hinted();
      const view = asked;
      this.#hinted = null;
      if (!move) return;
      let stale = false;
      void rules()
        .preview(view, move)
        .then((foreseen) => {
          if (!stale) this.#hinted = foreseen;
        });
      return () => (stale = true);
    });
  }

  /** Whether the move is among the legal ones that were listed. */
  can(move: MoveOf<T>): boolean {
    return this.#keys.has(keyOf(move));
  }

  /** Looks ahead if the move is legal; else nothing is to be seen. */
  point(move: MoveOf<T>): void {
    if (this.can(move)) this.foresee(move);
    else this.forget();
  }

  /** Looks ahead; the answer to an older question is not heard. */
  foresee(move: AnyMove<T>): void {
    this.forget();
    const asked = this.#pointed;
    void this.#rules()
      .preview(this.#scene().view, move)
      .then((foreseen) => {
        if (this.#pointed === asked) this.#pointedAt = foreseen;
      });
  }

  forget(): void {
    this.#pointed++;
    this.#pointedAt = null;
  }
}
