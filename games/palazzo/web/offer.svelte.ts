// A purchase or a raise while it is put together: what the rules say to it so far.
import type { Refusal } from '@rules';
import type { PalazzoMove } from '@web/rules/types/palazzo';

export class Offer {
  /** What forbids it, if something does. */
  refusal = $state.raw<Refusal | null>(null);
  accepted = $state(false);

  /** Must be made while a component is. `made` is told when the rules have nothing against it. */
  constructor(
    offered: () => PalazzoMove | null,
    why: (move: PalazzoMove) => Promise<Refusal | null>,
    changed: () => void,
    made: (move: PalazzoMove) => void,
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
