// What a move would do, as ghosts on the own board: read off the events that the rules foresee.
import type { AzulEvent, AzulView, BoardView, Colour, FloorItem } from '@web/rules/types/azul';

export interface Ghosts {
  /** The line that gets tiles, and how many. */
  readonly line: number | null;
  readonly colour: Colour | null;
  readonly laid: number;
  /** What falls, in the order in which it falls. */
  readonly floor: readonly FloorItem[];
  readonly spilt: number;
  /** Tiles that go to the wall at once, with their points. */
  readonly wall: readonly {
    readonly row: number;
    readonly column: number;
    readonly colour: Colour;
    readonly points: number;
  }[];
}

export const NO_GHOSTS: Ghosts = {
  line: null,
  colour: null,
  laid: 0,
  floor: [],
  spilt: 0,
  wall: [],
};

/** Cells whose tile waits on a full line, or would: where the board prints the colour of the line. */
export function dueCells(
  board: BoardView,
  ghosts: Ghosts,
  pattern: AzulView['pattern'],
): readonly { readonly row: number; readonly column: number }[] {
  return board.lines.flatMap((line, i) => {
    const row = i + 1;
    const ghostly = ghosts.line === row && ghosts.laid > 0;
    const colour = line.colour ?? (ghostly ? ghosts.colour : null);
    const tiles = line.tiles + (ghostly ? ghosts.laid : 0);
    const column = tiles === line.spaces && colour ? (pattern[i]?.indexOf(colour) ?? -1) : -1;
    return column < 0 ? [] : [{ row, column: column + 1 }];
  });
}

export function ghostsOf(events: readonly AzulEvent[], seat: number): Ghosts {
  let ghosts = NO_GHOSTS;
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    switch (event.kind) {
      case 'marker-taken':
        if (event.space !== null) ghosts = { ...ghosts, floor: [...ghosts.floor, 'marker'] };
        break;
      case 'took': {
        const { colour, line } = event;
        const spilt = event.spilt ?? 0;
        const falls = line === 0 ? event.tiles - spilt : (event.fallen ?? 0);
        const floor = [...ghosts.floor, ...Array.from({ length: falls }, () => colour)];
        ghosts = { ...ghosts, line, colour, laid: event.tiles - falls - spilt, floor, spilt };
        break;
      }
      case 'tile-scored':
        ghosts = { ...ghosts, wall: [...ghosts.wall, event] };
        break;
    }
  }
  return ghosts;
}
