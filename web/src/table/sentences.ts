// The table in words, laid out so that an eye finds its way: who is spoken of, and in which breath.
import type { Phrase } from '@rules';

/** What is said of one seat, or of the table, in one breath. */
export interface Passage {
  readonly seat: number | null;
  readonly phrases: readonly Phrase[];
}

/** Phrases that follow each other and speak of the same seat belong together. */
export function passages(phrases: readonly Phrase[]): readonly Passage[] {
  const found: { seat: number | null; phrases: Phrase[] }[] = [];
  for (const phrase of phrases) {
    const seat = typeof phrase.arguments['seat'] === 'number' ? phrase.arguments['seat'] : null;
    const last = found.at(-1);
    if (last && last.seat === seat) last.phrases.push(phrase);
    else found.push({ seat, phrases: [phrase] });
  }
  return found;
}

/** A sentence in pieces: every second one is somebody's name. */
export function withNames(sentence: string, names: readonly string[]): readonly string[] {
  const known = names.filter((name) => name !== '').sort((one, other) => other.length - one.length);
  if (known.length === 0) return [sentence];
  const any = known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return sentence.split(new RegExp(`(?<![\\p{L}\\p{N}])(${any})(?![\\p{L}\\p{N}])`, 'u'));
}

/** Moves that do the same thing stand together, the few before the many: what ends a turn is not lost behind them. */
export function byDeed<M extends { readonly kind: string }>(moves: readonly M[], most: number): readonly (readonly M[])[] {
  const deeds = new Map<string, M[]>();
  for (const move of moves) {
    const deed = deeds.get(move.kind);
    if (deed) deed.push(move);
    else deeds.set(move.kind, [move]);
  }
  const found: (readonly M[])[] = [];
  let left = most;
  for (const deed of [...deeds.values()].sort((one, other) => one.length - other.length)) {
    if (left > 0) found.push(deed.slice(0, left));
    left -= deed.length;
  }
  return found;
}
