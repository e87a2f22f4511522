// What the codes of tiles, pieces and backs say, and the shapes that belong to them.
import type { Back, Front, KensingtonView, Mark, Piece, Tile } from '@web/rules/types/kensington';

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export type Ornament = 'cat' | 'bird';

export interface Parts {
  readonly front: Front;
  readonly shape: string;
  readonly ornament: Ornament | null;
}

/** A tile in its place: its left column, and the row of its lowest cells. */
export interface Laid {
  readonly tile: Tile;
  readonly x: number;
  readonly y: number;
}

/** A shape as it stands. */
export interface Form {
  readonly cells: readonly Cell[];
  readonly width: number;
  readonly height: number;
  /** The lowest cell of each column. */
  readonly bottoms: readonly number[];
  /** Where a cat would sit; a bird likes the highest cell. */
  readonly cat: Cell;
  readonly bird: Cell;
}

export type Shapes = KensingtonView['shapes'];

const FRONTS: Readonly<Record<string, Front>> = { Y: 'yellow', K: 'black', D: 'door', W: 'wall', R: 'roof' };
const MARKS: readonly Mark[] = ['beige', 'diamond', 'brown', 'circle'];

export function partsOf(tile: Tile): Parts {
  const [letter = '', shape = '', ornament] = tile.split('-');
  return {
    front: FRONTS[letter] ?? 'wall',
    shape,
    ornament: ornament === 'cat' || ornament === 'bird' ? ornament : null,
  };
}

export function laidOf(piece: Piece): Laid {
  const at = piece.lastIndexOf('@');
  const comma = piece.indexOf(',', at);
  return { tile: piece.slice(0, at), x: Number(piece.slice(at + 1, comma)), y: Number(piece.slice(comma + 1)) };
}

export function pieceOf({ tile, x, y }: Laid): Piece {
  return `${tile}@${x},${y}`;
}

/** From the left, as the rules list them. */
export function fromTheLeft(a: Piece, b: Piece): number {
  const one = laidOf(a);
  const other = laidOf(b);
  return one.x - other.x || one.y - other.y || (one.tile < other.tile ? -1 : one.tile > other.tile ? 1 : 0);
}

export function backParts(back: Back): { readonly mark: Mark; readonly outline: string } {
  const mark = MARKS.find((each) => back.startsWith(`${each}-`)) ?? 'beige';
  return { mark, outline: back.slice(mark.length + 1) };
}

export function backOf({ mark, outline }: { readonly mark: Mark; readonly outline: string }): Back {
  return `${mark}-${outline}`;
}

/** Brown backs are paid for. */
export function isBrown(mark: Mark): boolean {
  return mark === 'brown' || mark === 'circle';
}

const known = new Map<string, Form>();

/** The form of a shape's picture: the top row first, `@` where a cat would sit. */
export function formOf(picture: string): Form {
  const form = known.get(picture) ?? read(picture);
  known.set(picture, form);
  return form;
}

export function formOfTile(shapes: Shapes, tile: Tile): Form {
  return formOf(shapes[partsOf(tile).shape] ?? '#');
}

function read(picture: string): Form {
  const rows = picture.split('/').reverse();
  const cells = rows.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === '.' ? [] : [{ x, y, sign }])));
  const width = 1 + Math.max(...cells.map(({ x }) => x));
  const column = (x: number): readonly number[] => cells.filter((cell) => cell.x === x).map(({ y }) => y);
  const highest = cells.reduce((best, cell) => (cell.y > best.y ? cell : best));
  return {
    cells: cells.map(({ x, y }) => ({ x, y })),
    width,
    height: rows.length,
    bottoms: Array.from({ length: width }, (_, x) => Math.min(...column(x))),
    cat: cells.find(({ sign }) => sign === '@') ?? highest,
    bird: highest,
  };
}

/** The tiles in front of a seat that can be built: the drawn one first. */
export interface AtHand {
  readonly from: 'hand' | 'first' | 'second';
  readonly tile: Tile;
}

export function atHand(view: KensingtonView, seat: number): readonly AtHand[] {
  const house = view.houses[seat];
  const drawn = view.turn === seat ? view.hand.tile : null;
  return [
    ...(drawn ? [{ from: 'hand', tile: drawn } as const] : []),
    ...(house?.firstGate ? [{ from: 'first', tile: house.firstGate } as const] : []),
    ...(house?.secondGate ? [{ from: 'second', tile: house.secondGate } as const] : []),
  ];
}
