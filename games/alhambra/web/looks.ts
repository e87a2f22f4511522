// Colours of buildings and of figures. Each has an outline or a sign of its own as well.
import type { Colour } from '@web/rules/types/alhambra';

export const PAINT: Readonly<Record<Colour, string>> = {
  blue: '#2f62a3',
  red: '#b03a2e',
  brown: '#9a6432',
  white: '#f8f2e4',
  green: '#3f7a48',
  purple: '#71509a',
};

export interface Look {
  readonly id: string;
  readonly paint: string;
  readonly sign: string;
  /** What is cut into its sign and its band. */
  readonly cut: string;
  /** The band round a stone, so that it is known in a tower too. */
  readonly band: string;
}

const LIGHT = '#fdf6e6';
const DARK = '#2a1d14';

/** The colours of the seats, as everywhere in the house, a little brighter. Signs in a square from -50 to 50, bands between -46 and 46, 24 high. */
const LOOKS: readonly Look[] = [
  { id: '0', paint: '#b8502b', cut: LIGHT, sign: 'M0 -24 L24 0 L0 24 L-24 0 Z', band: 'M-38 20 l8 -7 l8 7 l-8 7 Z M-12 24 l8 -7 l8 7 l-8 7 Z M14 23 l8 -7 l8 7 l-8 7 Z' },
  { id: '1', paint: '#23809a', cut: LIGHT, sign: 'M0 -28 C16 -6 20 4 20 9 A20 18 0 0 1 -20 9 C-20 4 -16 -6 0 -28 Z', band: 'M-42 20 q9 8 20 6 t22 4 t22 -4 t20 -8 v5 q-9 9 -20 9 t-22 3 t-22 -3 t-20 -8 Z' },
  { id: '2', paint: '#76862a', cut: LIGHT, sign: 'M12 -24 A25 25 0 1 0 12 24 A19 19 0 1 1 12 -24 Z', band: 'M-44 18 Q0 40 44 18 V22 Q0 44 -44 22 Z M-44 26 Q0 48 44 26 V29 Q0 51 -44 29 Z' },
  { id: '3', paint: '#94478a', cut: LIGHT, sign: 'M0 -28 L7 -17 L20 -20 L17 -7 L28 0 L17 7 L20 20 L7 17 L0 28 L-7 17 L-20 20 L-17 7 L-28 0 L-17 -7 L-20 -20 L-7 -17 Z', band: 'M-42 27 l8 -9 l8 12 l8 -9 l9 11 l9 -11 l9 11 l8 -9 l8 -4 l9 -6 v6 l-9 6 l-8 5 l-8 8 l-9 -11 l-9 11 l-9 -11 l-8 9 l-8 -12 l-8 9 Z' },
  { id: '4', paint: '#d09426', cut: DARK, sign: 'M-8 -26 H8 V-8 H26 V8 H8 V26 H-8 V8 H-26 V-8 H-8 Z', band: 'M-34 16 h6 v6 h6 v6 h-6 v6 h-6 v-6 h-6 v-6 h6 Z M-3 20 h6 v6 h6 v6 h-6 v6 h-6 v-6 h-6 v-6 h6 Z M28 16 h6 v6 h6 v6 h-6 v6 h-6 v-6 h-6 v-6 h6 Z' },
  { id: '5', paint: '#55668f', cut: LIGHT, sign: 'M0 -30 C4 -8 8 -4 30 0 C8 4 4 8 0 30 C-4 8 -8 4 -30 0 C-8 -4 -4 -8 0 -30 Z', band: 'M-34 14 h6 v22 h-6 Z M-18 18 h6 v22 h-6 Z M-3 20 h6 v22 h-6 Z M12 18 h6 v22 h-6 Z M28 14 h6 v22 h-6 Z' },
];

/** A turban with its feather. */
const CARLO: Look = {
  id: 'carlo',
  paint: '#37314a',
  cut: '#f0d9a0',
  sign: 'M-27 14 C-34 -10 -12 -20 2 -19 C4 -29 12 -33 20 -33 C18 -26 15 -20 10 -17 C26 -12 32 2 27 14 C18 4 -4 -4 -27 14 Z M-25 20 C-10 8 12 8 25 20 V26 H-25 Z',
  band: 'M-44 16 Q0 38 44 16 V34 Q0 56 -44 34 Z',
};

export function lookOf(figure: number, seats: number): Look {
  return figure >= seats ? CARLO : (LOOKS[figure] ?? CARLO);
}

export const ALL_LOOKS: readonly Look[] = [...LOOKS, CARLO];
