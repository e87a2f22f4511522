// A record as a road with many forks: each of its moments can be the beginning of another game.
import type { Player } from './saved';
import type { GameRecord } from './types/core';

/** The game as it was after so many moves, with everything still open. */
export function momentOf(record: GameRecord, ply: number): GameRecord {
  return { ...record, entries: record.entries.slice(0, ply + 1), result: null, proof: null };
}

/** Who plays on from there: one person, and bots on all other seats; those who were bots stay what they were. */
export function challengers(
  record: GameRecord,
  seat: number,
  name: string,
  before: readonly Player[],
  level: string,
): readonly Player[] {
  return Array.from({ length: record.setup.seats }, (_, each): Player => {
    const player = before[each];
    if (each === seat) return { kind: 'person', name };
    return player?.kind === 'bot' ? player : { kind: 'bot', level };
  });
}

/** Somebody's file, read with care; null if it is no record of a game. Whether it can have happened, the rules say. */
export function readRecord(text: string): GameRecord | null {
  try {
    const read: unknown = JSON.parse(text);
    return isRecord(read) ? read : null;
  } catch {
    return null;
  }
}

function isRecord(read: unknown): read is GameRecord {
  if (typeof read !== 'object' || read === null) return false;
  const { game, revision, setup, entries } = read as { [field in keyof GameRecord]?: unknown };
  return (
    typeof game === 'string' &&
    typeof revision === 'number' &&
    typeof setup === 'object' &&
    setup !== null &&
    Number.isInteger((setup as { seats?: unknown }).seats) &&
    Array.isArray(entries) &&
    entries.length > 0
  );
}
