// A move while it is put together: what the rules say to it so far.
import type { MoveOf, Refusal, TitleId } from '@rules';

export class Offer<T extends TitleId> {
  /** What forbids it, if something does. */
  refusal = $state.raw<Refusal | null>(null);
  accepted = $state(false);

  /** Must be made while a component is. `made` is told when the rules have nothing against it. */
  constructor(
    offered: () => MoveOf<T> | null,
    why: (move: MoveOf<T>) => Promise<Refusal | null>,
    changed: () => void,
    made: (move: MoveOf<T>) => void,
  ) {
    $effect(() => {
      const asked = offered();
      this.refusal = null;
      this.accepted = false;
      changed();
      if (asked === null) return;
      let stale = false;
      void why(asked).then((refusal) => {
        if (stale) return;
        this.refusal = refusal;
        this.accepted = refusal === null;
        if (this.accepted) made(asked);
      });
      return () => (stale = true);
    });
  }
}
