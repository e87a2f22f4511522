// How a game ended, in a host's words: who has won, and why it was over.
import type { Result } from '@rules';
import { t, type TitleWords } from '../words/words.svelte';

export function verdict(result: Result, names: readonly string[], words: TitleWords): string {
  const winners = result.standings
    .filter((standing) => standing.place === 1)
    .map((standing) => (standing.figure ? words.text(`figure.${standing.figure}`) : (names[standing.seat] ?? '')));
  return t(winners.length === 1 ? 'table.wins' : 'table.share', { names: winners.join(', ') });
}
