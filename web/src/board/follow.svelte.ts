// Shows one scene after the other: by frames where one follows from the last, else at once.
import { untrack } from 'svelte';
import type { EventOf, Scene, TitleId, ViewOf } from '@rules';
import type { Frame, Playback } from './playback.svelte';

export interface Telling<T extends TitleId, F, P> {
  readonly frames: (view: ViewOf<T>, events: readonly EventOf<T>[]) => readonly Frame<ViewOf<T>, F, P>[];
  /** What is worth a look where nothing may travel. */
  readonly stills: (frames: readonly Frame<ViewOf<T>, F, P>[]) => readonly P[];
  readonly moving: () => boolean;
  /** A scene came; the board may want to remember something of it. */
  readonly heard?: (next: Scene<T>, last: Scene<T>) => void;
}

/** Must be called while a component is made. */
export function follow<T extends TitleId, F, P>(
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
    const follows = next.viewer === before.viewer && next.steps[0]?.ply === before.ply + 1;
    const events = next.steps.flatMap((step): EventOf<T>[] => [...step.played, ...step.settled]);
    const frames = follows ? telling.frames(playback.end, events) : [];
    if (telling.moving() && frames.length > 0) playback.play(next.view, frames);
    else playback.jump(next.view, telling.stills(frames));
  }
}
