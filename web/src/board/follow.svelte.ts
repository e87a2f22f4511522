// Shows one scene after the other: by frames where one follows from the last, else at once.
import { untrack } from 'svelte';
import type { EventOf, Scene, TableStep, TitleId, ViewOf } from '@rules';
import { type Frame, type Playback, rewound } from './playback.svelte';

export interface Telling<T extends TitleId, F, P> {
  readonly frames: (view: ViewOf<T>, events: readonly EventOf<T>[]) => readonly Frame<ViewOf<T>, F, P>[];
  /** What is worth a look where nothing may travel. */
  readonly stills: (frames: readonly Frame<ViewOf<T>, F, P>[]) => readonly P[];
  readonly moving: () => boolean;
  /** A scene came; the board may want to remember something of it. */
  readonly heard?: (next: Scene<T>, last: Scene<T>) => void;
}

/** Must be called while a component is made. */
export function follow<T extends TitleId, W, F extends { readonly from: W; readonly to: W }, P>(
  scene: () => Scene<T>,
  playback: Playback<ViewOf<T>, F, P>,
  telling: Telling<T, F, P>,
): void {
  let last = untrack(scene);
  $effect(() => {
    const next = scene();
    untrack(() => show(next));
  });
  $effect(() => () => playback.close());

  function show(next: Scene<T>): void {
    const before = last;
    last = next;
    telling.heard?.(next, before);
    // The same table again, only that a bot thinks now.
    if (next.view === before.view) return;
    const frames = framesTo(next, before);
    if (telling.moving() && frames.length > 0) playback.play(next.view, frames);
    else playback.jump(next.view, telling.stills(frames));
  }

  /** One scene on, or one step back; anything farther is a jump. */
  function framesTo(next: Scene<T>, before: Scene<T>): readonly Frame<ViewOf<T>, F, P>[] {
    if (next.viewer !== before.viewer) return [];
    if (next.steps[0]?.ply === before.ply + 1) return telling.frames(playback.end, eventsOf(next.steps));
    const last = before.steps.at(-1);
    if (next.ply === before.ply - 1 && last?.ply === before.ply) {
      return rewound(next.view, telling.frames(next.view, eventsOf([last])));
    }
    return [];
  }
}

function eventsOf<T extends TitleId>(steps: readonly TableStep<T>[]): readonly EventOf<T>[] {
  return steps.flatMap(({ events }) => events);
}
