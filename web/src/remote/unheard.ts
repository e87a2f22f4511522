// Whom this person does not want to hear at a table. It is their own affair: nobody else learns of it.
import { keep, keptAs } from '../kept';

const STORED = 'loggia.unheard';

const all = (): Record<string, number[]> => keptAs<Record<string, number[]>>(STORED, {});

export function unheardAt(table: string): ReadonlySet<number> {
  return new Set(all()[table] ?? []);
}

/** Hears them no more, or again. */
export function toggleUnheard(table: string, person: number): ReadonlySet<number> {
  const kept = all();
  const people = new Set(kept[table] ?? []);
  if (!people.delete(person)) people.add(person);
  kept[table] = [...people];
  if (people.size === 0) delete kept[table];
  keep(STORED, JSON.stringify(kept));
  return people;
}
