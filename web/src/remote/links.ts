// Links to a table, as somebody on another machine needs them.

/** Whether the page was opened under the name that every machine has for itself. */
export function isAtItsOwnMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}

/** `base` is where the house is found; what opens the table stands behind the #, which no request carries. */
export function linkTo(base: string, table: string, invite: string): string {
  return new URL(`#/table/${table}/${invite}`, base).href;
}
