// Small signs for what brings points, around their middle, 40 units wide.
export const ICONS: Readonly<Record<string, string>> = {
  windows: 'M-14 16v-30h28v30zM0-14v30M-14 1h28M-18 18h36',
  doors: 'M-12 18v-24a12 12 0 0 1 24 0v24zM-18 18h36M6 5v2',
  floors: 'M-18 18v-12h12v-10h12v-12h12v34zM-18 18h36',
  cats: 'M-9 18c-6-14 0-22 5-25l-3-12l7 5h6l6-5l0 12c6 4 8 14 6 25zM18 16c6-2 5-10 1-13',
  width: 'M-19 4l19-16l19 16M-14 4v13h28v-13M-19 4h38',
};

/** A bird on a wire, its feet at 0. */
export const BIRD = 'M-17-12q10-2 14-9q3-9 11-8q6 1 7 6l6 3l-6 2q0 12-10 16q-11 2-22-10zM-2 0v-6M4 0v-6';
