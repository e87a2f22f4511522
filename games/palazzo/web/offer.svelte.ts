// A purchase or a raise while it is put together: what the rules say to it so far.
import type { Refusal } from '@rules';

export class Offer {
  /** What forbids it, if something does. */
  refusal = $state.raw<Refusal | null>(null);
  accepted = $state(false);

  /** Must be made while a component is. `made` is told when the rules have nothing against it. */
  constructor(
    text: () => string | null,
    why: (text: string) => Promise<Refusal | null>,
    changed: () => void,
    made: (text: string) => void,
  ) {
    $effect(() => {
      const asked = text();
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
