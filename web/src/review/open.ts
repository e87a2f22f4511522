// The ways to a review: from a table, from a record.
import type { GameRecord } from '@rules';
import { place } from '../route.svelte';
import { begin } from './kept';

export async function review(record: GameRecord, names: readonly string[], mine: readonly number[]): Promise<void> {
  place.go(`#/review/${await begin(record, names, mine)}`);
}
