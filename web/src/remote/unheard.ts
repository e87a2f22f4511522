// Whom this person does not want to hear at a table. It is their own affair: nobody else learns of it.
const STORED = 'loggia.unheard';

function all(): Record<string, number[]> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '{}') as Record<string, number[]>;
  } catch {
    return {};
  }
}

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
  localStorage.setItem(STORED, JSON.stringify(kept));
  return people;
}
