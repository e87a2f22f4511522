// What this browser keeps for us. Where it keeps nothing (blocked storage, private windows, no space left), it is
// remembered as long as the page lives.
const here = new Map<string, string>();

export function kept(name: string): string | null {
  const remembered = here.get(name);
  if (remembered !== undefined) return remembered;
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keep(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
    here.delete(name);
  } catch {
    here.set(name, text);
  }
}

/** What was kept as JSON, if it is of the kind that is looked for. */
export function keptAs<T>(name: string, standard: T): T {
  try {
    const read: unknown = JSON.parse(kept(name) ?? 'null');
    const fits = typeof read === 'object' && read !== null && Array.isArray(read) === Array.isArray(standard);
    return fits ? (read as T) : standard;
  } catch {
    return standard;
  }
}
