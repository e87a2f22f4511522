// What a title's board gets, and what it may do. A board knows no rule: it asks.
import type { Component } from 'svelte';
import type { EventOf, MoveOf, Refusal, Scene, TitleId, TitleRules, ViewOf } from '@rules';
import type { TitleWords } from '@web/words/words.svelte';

export interface BoardProps<T extends TitleId = TitleId> {
  /** What lies on the table for these eyes, and the steps that led here since the last scene. */
  readonly scene: Scene<T>;
  readonly rules: TitleRules<T>;
  /** This title in the language of the page: `words.say(phrase)`, `words.text('colour.red')`. */
  readonly words: TitleWords;
  /** Who sits where. */
  readonly names: readonly string[];
  /** Whether this viewer may move now: their turn, and not a look back. */
  readonly active: boolean;
  /** Whether pieces may travel; without it a short highlight tells what happened. */
  readonly motion: boolean;
  /** A move that a hint shows: drawn, never played by itself. */
  readonly hinted: MoveOf<T> | null;
  /** Plays a move; `seen` says that what it does was shown before, or stands on what was pressed, so that nobody asks. */
  readonly choose: (move: MoveOf<T>, seen?: boolean) => void;
  /** Says why something cannot be done, beside the thing that was clicked. */
  readonly refuse: (refusal: Refusal, near: Element | null) => void;
}

export type Board<T extends TitleId = TitleId> = Component<BoardProps<T>>;

/** A small picture of what happened, before the words of the history; nothing where there is nothing to see. */
export type Glimpse<T extends TitleId = TitleId> = Component<{ readonly event: EventOf<T>; readonly view: ViewOf<T> }>;
