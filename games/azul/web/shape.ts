// Where things lie on one player's board, in its own units: a tile of the wall is about 100.

export interface Spot {
  /** The middle. */
  readonly x: number;
  readonly y: number;
  /** The length of a side of the tile. */
  readonly size: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A printed board. Lines stand left of the wall and fill from the wall outwards. */
export interface Shape {
  readonly width: number;
  readonly height: number;
  /** Where the name begins and the score ends, on their base lines, and how large they are. */
  readonly name: { readonly x: number; readonly y: number; readonly size: number; readonly letters: number };
  readonly score: { readonly x: number; readonly y: number; readonly size: number };
  /** Where the marker lies before the first tile falls. */
  readonly marker: Spot;
  readonly pitch: number;
  readonly linePitch: number;
  readonly linesRight: number;
  readonly wallLeft: number;
  readonly rowsTop: number;
  readonly floorLeft: number;
  readonly floorTop: number;
  readonly floorPitch: number;
  readonly margin: number;
}

/** A display as a round disc, and as a plate that saves room. */
export const DISC = 133;
export const PLATE = 214;
export const DISPLAY_TILE = 94;
/** As large as a fingertip on the narrowest phone. */
export const DISPLAY_PITCH = 101;

export const LINES = 5;
export const FLOOR_SPACES = 7;
/** As printed above the floor line. */
export const FLOOR_COSTS = [1, 1, 2, 2, 2, 3, 3] as const;
/** How much of its space a tile fills. */
const SNUG = 0.94;

export const FULL: Shape = {
  width: 1192,
  height: 826,
  name: { x: 42, y: 77, size: 44, letters: 18 },
  score: { x: 1148, y: 86, size: 76 },
  marker: { x: 520, y: 62, size: 72 },
  pitch: 104,
  linePitch: 104,
  linesRight: 560,
  wallLeft: 634,
  rowsTop: 122,
  floorLeft: 40,
  floorTop: 696,
  floorPitch: 96,
  margin: 38,
};

/** Where height is dear: name and score stand where no line reaches. */
export const LOW: Shape = {
  width: 1086,
  height: 650,
  name: { x: 28, y: 66, size: 46, letters: 13 },
  score: { x: 116, y: 164, size: 84 },
  marker: { x: 62, y: 264, size: 72 },
  pitch: 101,
  linePitch: 101,
  linesRight: 529,
  wallLeft: 561,
  rowsTop: 16,
  floorLeft: 22,
  floorTop: 534,
  floorPitch: 98,
  margin: 20,
};

/** For phones: rows as high as a finger, so the lines have to be narrow. */
export const SLIM: Shape = {
  width: 818,
  height: 652,
  name: { x: 20, y: 58, size: 40, letters: 9 },
  score: { x: 104, y: 158, size: 76 },
  marker: { x: 52, y: 265, size: 62 },
  pitch: 101,
  linePitch: 54,
  linesRight: 284,
  wallLeft: 299,
  rowsTop: 14,
  floorLeft: 16,
  floorTop: 534,
  floorPitch: 102,
  margin: 14,
};

/** Somebody else's board, drawn small: what is written on it must still be read. */
export const MINI: Shape = {
  width: 1124,
  height: 814,
  name: { x: 36, y: 100, size: 88, letters: 11 },
  score: { x: 1090, y: 106, size: 112 },
  marker: { x: 770, y: 72, size: 104 },
  pitch: 104,
  linePitch: 104,
  linesRight: 546,
  wallLeft: 580,
  rowsTop: 140,
  floorLeft: 26,
  floorTop: 688,
  floorPitch: 104,
  margin: 24,
};

/** The space of a pattern line, both counted as the game does: lines from 1, spaces from 0. */
export function lineSpot(shape: Shape, line: number, index: number): Spot {
  return {
    x: shape.linesRight - (index + 0.5) * shape.linePitch,
    y: rowMiddle(shape, line),
    size: shape.linePitch * SNUG,
  };
}

export function wallSpot(shape: Shape, row: number, column: number): Spot {
  return {
    x: shape.wallLeft + (column - 0.5) * shape.pitch,
    y: rowMiddle(shape, row),
    size: shape.pitch * SNUG,
  };
}

export function floorSpot(shape: Shape, index: number): Spot {
  return {
    x: shape.floorLeft + (index + 0.5) * shape.floorPitch,
    y: shape.floorTop + shape.floorPitch / 2,
    size: shape.floorPitch * SNUG,
  };
}

/** All of a row, line and wall, for that is what a finger aims at. */
export function rowBox(shape: Shape, row: number): Box {
  const x = shape.margin - 6;
  return {
    x,
    y: rowMiddle(shape, row) - shape.pitch / 2,
    width: shape.wallLeft + LINES * shape.pitch + 6 - x,
    height: shape.pitch,
  };
}

/** What shines of a row: the spaces of its line. */
export function lineBox(shape: Shape, line: number): Box {
  const height = shape.linePitch + 8;
  const left = shape.linesRight - line * shape.linePitch - 4;
  return {
    x: left,
    y: rowMiddle(shape, line) - height / 2,
    width: shape.linesRight + 4 - left,
    height,
  };
}

export function cellBox(shape: Shape, row: number, column: number): Box {
  const { x, y } = wallSpot(shape, row, column);
  const half = shape.pitch / 2;
  return { x: x - half, y: y - half, width: shape.pitch, height: shape.pitch };
}

export function floorBox(shape: Shape): Box {
  const { floorLeft, floorTop, floorPitch } = shape;
  const width = FLOOR_SPACES * floorPitch;
  return { x: floorLeft - 6, y: floorTop - 6, width: width + 12, height: floorPitch + 12 };
}

function rowMiddle(shape: Shape, row: number): number {
  return shape.rowsTop + (row - 0.5) * shape.pitch;
}
