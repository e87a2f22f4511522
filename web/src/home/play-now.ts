// One click: the fewest seats, bots of a friendly level, and off we go.
import { LocalTable, type TitleId } from '@rules';
import { rules, shelf } from '../house';
import { place } from '../route.svelte';
import { settings } from '../settings/settings.svelte';
import { board } from './titles';

export async function playNow(
  title: TitleId,
  level = 'casual',
  options: Readonly<Record<string, string>> = {},
): Promise<void> {
  void board(title).catch(() => {}); // fetched beside the rules; the table says it if that fails
  const house = await rules.house();
  const found = house.titles.find((each) => each.id === title);
  const bots = Array.from({ length: (found?.fewestSeats ?? 2) - 1 }, () => ({ kind: 'bot' as const, level }));
  const me = { kind: 'person' as const, name: settings.calledBy };
  const table = await LocalTable.open(rules, shelf, title, [me, ...bots], { options });
  await table.close();
  place.go(`#/local/${table.id}`);
}
