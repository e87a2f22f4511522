// From any moment of a game: the same table once more, with bots on the other seats.
import { challengers, type GameRecord, LocalTable, momentOf, type Player } from '@rules';
import { rules, shelf } from '../house';
import { place } from '../route.svelte';
import { settings } from '../settings/settings.svelte';

const LEVEL = 'casual';

/** `seat` is the one to take; those who were bots before stay what they were. */
export async function playOn(
  record: GameRecord,
  ply: number,
  seat: number,
  before: readonly Player[] = [],
): Promise<void> {
  const name = settings.calledBy;
  const players = challengers(record, seat, name, before, LEVEL);
  const table = await LocalTable.fromRecord(rules, shelf, momentOf(record, ply), players);
  await table.close();
  place.go(`#/local/${table.id}`);
}
