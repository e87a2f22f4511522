// Positions in which one move is clearly best: those that came with the titles, and one's own mistakes.
import type { Candidate, TitleId } from '@rules';
import { keep, keptAs } from '../kept';
import { keptReviews } from './kept';

/** As ./loggia lab puzzles writes them. */
export interface Puzzle {
  readonly position: string;
  readonly seat: number;
  /** 1 easy … 3 very hard. */
  readonly grade: number;
  /** The best one first. */
  readonly moves: readonly Candidate[];
}

const BOOKS = import.meta.glob<{ default: readonly Puzzle[] }>('../../../games/*/puzzles/puzzles.json');

const path = (title: string): string => `../../../games/${title}/puzzles/puzzles.json`;

export const hasPuzzles = (title: string): boolean => path(title) in BOOKS;

export async function puzzles(title: string): Promise<readonly Puzzle[]> {
  return (await BOOKS[path(title)]?.())?.default ?? [];
}

/** Which one is that of the day: everybody has the same, and tomorrow another one. */
export function ofTheDay(count: number, now: Date): number {
  const day = Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);
  // 7919 is prime: neighbours in the book come far apart, and each comes before any comes again.
  return count === 0 ? -1 : (day * 7919) % count;
}

/** A mistake in a game that was looked at again. */
export interface OwnMistake {
  readonly review: string;
  readonly title: TitleId;
  readonly index: number;
  readonly ply: number;
  readonly gave: number;
}

/** The worst first. */
export async function ownMistakes(): Promise<readonly OwnMistake[]> {
  const mistakes = (await keptReviews()).flatMap(({ id, record, mine, findings }) =>
    (findings?.moments ?? []).flatMap((moment, index): OwnMistake[] => {
      if (!moment.mistake || !mine.includes(moment.seat)) return [];
      const gave = (moment.before[moment.seat] ?? 0) - (moment.played[moment.seat] ?? 0);
      return [{ review: id, title: record.game as TitleId, index, ply: moment.ply, gave }];
    }),
  );
  return mistakes.sort((one, other) => other.gave - one.gave);
}

const STORED = 'loggia.puzzles';

type Done = { readonly [puzzle: string]: boolean };

/** Which puzzles were tried, and whether the first try found it. */
export const tried = (): Done => keptAs<Done>(STORED, {});

export function noteTried(puzzle: string, found: boolean): void {
  const before = tried();
  if (!(puzzle in before)) keep(STORED, JSON.stringify({ ...before, [puzzle]: found }));
}
