// What is in motion on the board just now, so that the next move can wait until the pieces of the last one lie.

const moving = new Set<object>();
let waiting: (() => void)[] = [];

export function began(what: object): void {
  moving.add(what);
}

export function landed(what: object): void {
  if (!moving.delete(what) || moving.size > 0) return;
  const all = waiting;
  waiting = [];
  for (const each of all) each();
}

/** When everything lies; at once, if it does. */
export function allLanded(): Promise<void> {
  return moving.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
}
