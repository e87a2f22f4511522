// Where others put their tiles since the viewer moved.
import type { TableStep } from '@rules';

export interface FreshLine {
  readonly seat: number;
  /** 0 is the floor line. */
  readonly line: number;
}

export function freshLines(
  before: readonly FreshLine[],
  steps: readonly TableStep<'azul'>[],
  viewer: number,
): readonly FreshLine[] {
  let fresh = before;
  for (const step of steps) {
    if (step.seat === viewer) fresh = [];
    for (const event of step.events) {
      // A new round is a new table.
      if (event.kind === 'dealt') fresh = [];
      if (event.kind !== 'took' || event.seat === viewer) continue;
      const { seat, line } = event;
      fresh = [...fresh.filter((each) => each.seat !== seat || each.line !== line), { seat, line }];
    }
  }
  return fresh;
}
