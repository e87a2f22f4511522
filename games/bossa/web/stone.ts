// How a stone looks: its outline, and where its dots are painted. All in a square from -50 to 50.
import type { Tile } from '@web/rules/types/bossa';

export interface Dots {
  readonly white: number;
  readonly black: number;
}

export interface Dot {
  readonly colour: 'white' | 'black';
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** How the brush was held. */
  readonly turn: number;
  readonly stroke: number;
}

/** A tile is written as two digits, white first. */
export function dotsOf(tile: Tile): Dots {
  return { white: Number(tile[0]), black: Number(tile[1]) };
}

const STROKES = 3;
const ROWS: readonly (readonly number[])[] = [[], [1], [2], [3], [2, 2], [3, 2], [3, 3]];
/** A stone of one colour has room for the patterns of a die. */
const ALONE: readonly (readonly number[])[] = [[], [1], [2], [1, 2], [2, 2], [2, 1, 2], [2, 2, 2]];

/** White dots above, black ones below. */
export function paint(tile: Tile): readonly Dot[] {
  const { white, black } = dotsOf(tile);
  const rows = white === 0 || black === 0 ? ALONE : ROWS;
  const whites = (rows[white] ?? []).map((n) => ({ n, colour: 'white' as const }));
  const blacks = (rows[black] ?? []).map((n) => ({ n, colour: 'black' as const }));
  const lines = [...whites, ...blacks];
  const most = Math.max(lines.length, ...lines.map(({ n }) => n));
  const r = most === 1 ? 15 : most === 2 ? 13 : 10.5;
  const step = most === 2 ? 33 : 25.5;
  const random = dice(tile);
  return lines.flatMap(({ n, colour }, row) =>
    Array.from({ length: n }, (_, i) => ({
      colour,
      x: (i - (n - 1) / 2) * step + 3 * random() - 1.5,
      y: (row - (lines.length - 1) / 2) * step + 3 * random() - 1.5,
      r: r * (0.94 + 0.12 * random()),
      turn: Math.round(360 * random()),
      stroke: Math.floor(STROKES * random()),
    })),
  );
}

const CORNERS = 10;

/** The outline of a pebble: each tile has its own, always the same. */
export function outline(tile: Tile): string {
  const random = dice(`${tile}~`);
  const points = Array.from({ length: CORNERS }, (_, i) => {
    const angle = (2 * Math.PI * (i + 0.5 * random())) / CORNERS;
    const c = Math.abs(Math.cos(angle)) ** 2.7;
    const s = Math.abs(Math.sin(angle)) ** 2.7;
    const far = (45 + 3 * random()) / (c + s) ** (1 / 2.7);
    return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
  });
  return `${smooth(points)} Z`;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A closed curve through the points (Catmull and Rom's). */
function smooth(points: readonly Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? { x: 0, y: 0 };
  const say = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const curves = points.map((from, i) => {
    const to = at(i + 1);
    const before = at(i - 1);
    const after = at(i + 2);
    const leave = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const arrive = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${say(leave)} ${say(arrive)} ${say(to)}`;
  });
  return `M${say(at(0))} ${curves.join(' ')}`;
}

/** Chance that is the same every time, so that a stone keeps its face. */
function dice(seed: string): () => number {
  let state = [...seed].reduce((sum, c) => Math.imul(sum ^ c.charCodeAt(0), 0x01000193), 0x811c9dc5);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    state ^= state >>> 15;
    return (state >>> 0) / 2 ** 32;
  };
}
