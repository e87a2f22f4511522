/** A name that fits; SVG does not cut its texts by itself. What it says in brackets, that a bot bears it, goes first. */
export function short(name: string, most: number): string {
  if ([...name].length <= most) return name;
  const letters = [...bare(name)];
  return letters.length <= most ? letters.join('') : `${letters.slice(0, most - 1).join('').trimEnd()}…`;
}

/** A name without what it says in brackets. */
export const bare = (name: string): string => name.replace(/ \([^)]*\)$/, '');
