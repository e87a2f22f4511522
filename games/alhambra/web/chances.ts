// What the worker's samples of the next throw say about the fields. The fields are counted as they are drawn.
import type { Odds } from '@rules';
import type { AlhambraView, Colour, Field } from '@web/rules/types/alhambra';
import { ABREAST, COLOURS, ROWS, columnOf, fieldIndex } from './pieces';

export interface Chances {
  /** How likely the next throw leads to a better field of the column than the dice do now. */
  readonly better: Readonly<Record<Colour, number>>;
  /** How likely it leads to each field: `red 5/2`. */
  readonly fields: ReadonlyMap<string, number>;
}

/** Where dice lead that show a building so often, and from a taken field on to the next one below it. */
export function landing(view: AlhambraView, colour: Colour, symbols: number, thrown: number): number | null {
  if (symbols === 0) return null;
  const taken = new Set(view.columns[columnOf(colour)]?.markers.map(({ field }) => fieldIndex(field)));
  let at = symbols > ROWS ? 0 : (ROWS - symbols) * ABREAST + thrown - 1;
  while (taken.has(at)) at++;
  return at < ROWS * ABREAST ? at : null;
}

export function fieldNamed(index: number): Field {
  return `${ROWS - Math.floor(index / ABREAST)}/${1 + (index % ABREAST)}`;
}

export function chancesOf(
  view: AlhambraView,
  odds: Odds<'alhambra'>,
  now: (colour: Colour) => Field | null,
): Chances {
  const better: Record<Colour, number> = { blue: 0, red: 0, brown: 0, white: 0, green: 0, purple: 0 };
  const fields = new Map<string, number>();
  for (const { events, count } of odds.outcomes) {
    const thrown = events.find((event) => event.kind === 'thrown');
    if (!thrown) continue;
    for (const colour of COLOURS) {
      const symbols = thrown.shown.filter((die) => die === colour).length + (view.dice.black === colour ? 1 : 0);
      const at = landing(view, colour, symbols, thrown.number);
      if (at === null) continue;
      const name = `${colour} ${fieldNamed(at)}`;
      fields.set(name, (fields.get(name) ?? 0) + count / odds.samples);
      const reached = now(colour);
      if (reached === null || at < fieldIndex(reached)) better[colour] += count / odds.samples;
    }
  }
  return { better, fields };
}
