// How tables that earlier versions kept in a browser become those of today. Never change a step that was in
// use: add the next one, with a fixture of what was kept before it (web/src/rules/test/kept).

/** A table as some version kept it. */
export type Kept = { readonly [field: string]: unknown };

/** Step n brings what version n kept to version n + 1; the number of steps is the version of the database. */
export const UPGRADES: readonly ((kept: Kept) => Kept)[] = [
  (kept) => kept, // before version 1 there was nothing
  // Version 1 offered hints at every table, and a table could be open in two tabs.
  (kept) => ({ ...kept, hints: true, holder: '' }),
];
