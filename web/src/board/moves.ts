// Moves compared by their parts, whatever order their fields come in.

/** The same for two moves that say the same. */
export function keyOf(move: object): string {
  const fields = Object.entries(move).filter(([, value]) => value !== undefined);
  return JSON.stringify(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
}
