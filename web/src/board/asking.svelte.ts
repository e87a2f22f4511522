// What a board asks the rules: the legal moves once a scene, and what a move would do when pointed at.
import { untrack } from 'svelte';
import type { Foreseen, MoveSaid, Scene, TitleId, TitleRules, ViewOf } from '@rules';

export class Asking<T extends TitleId> {
  legal = $state.raw<readonly MoveSaid<T>[]>([]);
  foreseen = $state.raw<Foreseen<T> | null>(null);
  readonly #scene: () => Scene<T>;
  readonly #rules: () => TitleRules<T>;
  #pointed = '';

  /**
   * Must be made while a component is; `changed` is told when old answers no longer hold. Where there are too many
   * moves to list them, `most` says how many are enough.
   */
  constructor(
    scene: () => Scene<T>,
    rules: () => TitleRules<T>,
    active: () => boolean,
    changed: () => void,
    most: (view: ViewOf<T>) => number | undefined = () => undefined,
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
  }

  /** Looks ahead; the answer to an older question is not heard. */
  foresee(text: string): void {
    this.forget();
    this.#pointed = text;
    void this.#rules()
      .preview(this.#scene().view, text)
      .then((foreseen) => {
        if (this.#pointed === text) this.foreseen = foreseen;
      });
  }

  forget(): void {
    this.#pointed = '';
    this.foreseen = null;
  }
}
