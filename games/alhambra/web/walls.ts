// The outside of a palace: its wall segments in the order in which one would walk past them.
import type { BuiltTile } from '@web/rules/types/alhambra';
import { type Side, type Spot, squareAt, squareOf, tileParts } from './pieces';

/** One side of one tile. */
export interface Segment {
  readonly square: Spot;
  readonly side: Side;
}

interface Edge extends Segment {
  readonly wall: boolean;
  readonly from: string;
  readonly to: string;
}

/** For each side: its neighbour, and its two corners as one walks clockwise round the tile. */
const SIDES: readonly { side: Side; next: Spot; from: Spot; to: Spot }[] = [
  { side: 'N', next: { x: 0, y: -1 }, from: { x: 0, y: 0 }, to: { x: 1, y: 0 } },
  { side: 'E', next: { x: 1, y: 0 }, from: { x: 1, y: 0 }, to: { x: 1, y: 1 } },
  { side: 'S', next: { x: 0, y: 1 }, from: { x: 1, y: 1 }, to: { x: 0, y: 1 } },
  { side: 'W', next: { x: -1, y: 0 }, from: { x: 0, y: 1 }, to: { x: 0, y: 0 } },
];

/** The longest unbroken wall round a palace. */
export function longestWall(palace: readonly BuiltTile[]): readonly Segment[] {
  const round = outline(palace);
  const open = round.findIndex(({ wall }) => !wall);
  // Walked from a gap on, no wall is cut in two by where the walk begins.
  const walk = open < 0 ? round : [...round.slice(open), ...round.slice(0, open)];
  let best: readonly Edge[] = [];
  let run: readonly Edge[] = [];
  for (const edge of walk) {
    run = edge.wall ? [...run, edge] : [];
    if (run.length > best.length) best = run;
  }
  return best.map(({ square, side }) => ({ square, side }));
}

/** Palaces have no holes, so the outside is one loop. */
function outline(palace: readonly BuiltTile[]): readonly Edge[] {
  const tiles = new Map(palace.map(({ square, tile }) => [square, tileParts(tile).walls]));
  tiles.set('0,0', []);
  const edges = new Map<string, Edge>();
  for (const [square, walls] of tiles) {
    const { x, y } = squareAt(square);
    for (const { side, next, from, to } of SIDES) {
      if (tiles.has(squareOf({ x: x + next.x, y: y + next.y }))) continue;
      const corner = (spot: Spot): string => squareOf({ x: x + spot.x, y: y + spot.y });
      edges.set(corner(from), { square: { x, y }, side, wall: walls.includes(side), from: corner(from), to: corner(to) });
    }
  }
  const first = edges.values().next().value;
  const walk: Edge[] = [];
  for (let edge = first; edge && walk.length < edges.size; edge = edges.get(edge.to)) walk.push(edge);
  return walk;
}
