// A wish to take moves back, from the asking to what became of it.
import type { TableStep, TitleId } from '@rules';
import { stepsIn } from './steps';
import type { Told } from './wire';

export interface TakingBack {
  /** The entry that made it what it is: another number is other news. */
  readonly seq: number;
  readonly state: 'asked' | 'refused' | 'done';
  /** Who asked; null where nobody had to be asked. */
  readonly person: number | null;
  /** Who said no, where somebody did. */
  readonly by: number | null;
  /** The moves it is about, those of others too, as they were told. */
  readonly steps: readonly TableStep<TitleId>[];
}

/** The last wish among these entries; null once somebody has moved after it, or if there was none. */
export function takingBack(entries: readonly Told[]): TakingBack | null {
  let wish = null as TakingBack | null;
  let moves: Told[] = [];
  const from = (ply: number): TakingBack['steps'] => stepsIn(moves).filter((step) => step.ply >= ply);
  for (const entry of entries) {
    const { what } = entry;
    switch (what.kind) {
      case 'moved':
        moves.push(entry);
        wish = null;
        break;
      case 'undo-asked':
        wish = { seq: entry.seq, state: 'asked', person: what.person, by: null, steps: from(what.ply) };
        break;
      case 'undo-answered':
        if (wish && !what.agree) wish = { ...wish, seq: entry.seq, state: 'refused', by: what.person };
        break;
      case 'undone':
        wish = { seq: entry.seq, state: 'done', person: wish?.person ?? null, by: null, steps: from(what.ply) };
        moves = moves.filter(({ what: move }) => move.kind === 'moved' && move.ply < what.ply);
        break;
    }
  }
  return wish;
}
