import { describe, expect, it } from 'vitest';
import { Rules } from '../../rules/rules';
import { startWorker } from '../../rules/test/worker';
import type { TitleId } from '../../rules/title';
import { lay } from '../laid';
import type { Puzzle } from '../puzzles';

const rules = new Rules(() => startWorker());
const { titles } = await rules.house();

const BOOKS = import.meta.glob<readonly Puzzle[]>('../../../../games/*/puzzles/puzzles.json', { eager: true, import: 'default' });

/** Every title ships its book. */
const book = (title: string): readonly Puzzle[] => BOOKS[`../../../../games/${title}/puzzles/puzzles.json`] ?? [];

describe.each(titles.map(({ id }) => id as TitleId))('puzzles of %s', (title) => {
  const all = book(title);

  it('are sixty or more, in three grades, each once', () => {
    expect(all.length).toBeGreaterThanOrEqual(60);
    for (const grade of [1, 2, 3]) expect(all.filter((puzzle) => puzzle.grade === grade).length).toBeGreaterThanOrEqual(10);
    expect(new Set(all.map(({ position }) => position)).size).toBe(all.length);
  });

  it('can be laid out, it is that seat’s turn, and every move in them is legal', async () => {
    for (const { position, seat, moves } of all) {
      const { scene } = await lay(rules.title(title), position);
      expect(scene.actor).toBe(seat);
      expect(moves.length).toBeGreaterThan(1);
      for (const { move, parts } of moves) {
        const tried = await lay(rules.title(title), position, [parts as never]);
        expect(tried.moves).toEqual([move]);
      }
    }
  });

  it('have a best move that is clearly better than the next', () => {
    for (const { moves } of all) {
      expect(moves[0]!.better).toBe(0);
      for (const { better, error } of moves.slice(1)) {
        expect(better).toBeLessThanOrEqual(-0.04);
        expect(-better).toBeGreaterThan(2 * error);
      }
    }
  });
});
