// Whether a move is asked about before it is played: a finger covers what it presses, and sees no preview before.
import type { AnyMove, TitleId } from '@rules';

export const CONFIRMS = ['by-touch', 'always', 'never'] as const;
export type Confirms = (typeof CONFIRMS)[number];

export function asksFirst(confirms: Confirms, { finger, seen }: { readonly finger: boolean; readonly seen: boolean }): boolean {
  return !seen && (confirms === 'always' || (confirms === 'by-touch' && finger));
}

export class Confirming {
  /** The move that waits for a yes. */
  move = $state.raw<AnyMove<TitleId> | null>(null);
  /** Whether the last thing that pressed was a finger. */
  #finger = false;
  readonly #confirms: () => Confirms;

  constructor(confirms: () => Confirms) {
    this.#confirms = confirms;
  }

  readonly pressed = (event: PointerEvent | KeyboardEvent): void => {
    this.#finger = 'pointerType' in event && event.pointerType === 'touch';
  };

  /** True if the move waits now; false if it may be played at once. */
  holds(move: AnyMove<TitleId>, seen: boolean): boolean {
    const asks = asksFirst(this.#confirms(), { finger: this.#finger, seen });
    this.move = asks ? move : null;
    return asks;
  }

  drop(): void {
    this.move = null;
  }
}
