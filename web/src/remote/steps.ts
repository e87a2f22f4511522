// What a table tells of its moves, as boards and the history read it.
import type { EventOf, TableStep, TitleId } from '@rules';
import type { Told } from './wire';

export function stepsIn(entries: readonly Told[]): readonly TableStep<TitleId>[] {
  return entries.flatMap(({ what }): TableStep<TitleId>[] => {
    if (what.kind === 'started') {
      return [{ ply: 0, seat: -1, move: '', events: events(what.events) }];
    }
    if (what.kind === 'moved') {
      const { ply, seat, move } = what;
      return [{ ply, seat, move, events: events(what.events) }];
    }
    return [];
  });
}

function events(told: readonly unknown[]): readonly EventOf<TitleId>[] {
  return told as readonly EventOf<TitleId>[];
}
