// Written by ./loggia types. Do not edit.
import type { Setup } from './core';

export type Phase = 'start' | 'draft' | 'tiling' | 'deal' | 'over';

export type Colour = 'blue' | 'yellow' | 'red' | 'black' | 'white';

export interface LineView {
  readonly colour: Colour | null;
  readonly tiles: number;
  readonly spaces: number;
}

export type FloorItem = 'blue' | 'yellow' | 'red' | 'black' | 'white' | 'marker';

export interface WallTile {
  readonly row: number;
  readonly column: number;
  readonly colour: Colour;
}

export interface BoardView {
  readonly score: number;
  readonly gained: number;
  readonly lost: number;
  readonly paid: number;
  readonly lines: readonly LineView[];
  readonly floor: readonly FloorItem[];
  readonly wall: readonly WallTile[];
  readonly rows: number;
  readonly columns: number;
  readonly colours: number;
}

export interface AzulView {
  readonly seat: number;
  readonly setup: Setup;
  readonly actor: number;
  readonly phase: Phase;
  readonly round: number;
  readonly turn: number;
  readonly starter: number;
  readonly marker: number | null;
  readonly displays: readonly (readonly Colour[])[];
  readonly centre: readonly Colour[];
  readonly bag: readonly number[];
  readonly lid: readonly number[];
  readonly pattern: readonly (readonly Colour[])[];
  readonly boards: readonly BoardView[];
  readonly ending: string | null;
}

export interface Refilled {
  readonly tiles: number;
}

export interface Dealt {
  readonly round: number;
  readonly starter: number;
  readonly displays: readonly (readonly Colour[])[];
}

export interface MarkerTaken {
  readonly seat: number;
  readonly space: number | null;
}

export interface Took {
  readonly seat: number;
  readonly source: number;
  readonly colour: Colour;
  readonly tiles: number;
  readonly line: number;
  readonly fallen: number | null;
  readonly spilt: number | null;
  readonly left: readonly Colour[];
}

export interface TileScored {
  readonly seat: number;
  readonly row: number;
  readonly column: number;
  readonly colour: Colour;
  readonly across: number;
  readonly down: number;
  readonly points: number;
}

export interface LineFell {
  readonly seat: number;
  readonly row: number;
  readonly colour: Colour;
  readonly tiles: number;
  readonly fallen: number | null;
  readonly spilt: number | null;
}

export interface FloorScored {
  readonly seat: number;
  readonly spaces: number;
  readonly penalty: number;
  readonly points: number;
  readonly forgiven: number | null;
}

export interface RowsScored {
  readonly seat: number;
  readonly count: number;
  readonly points: number;
}

export interface ColumnsScored {
  readonly seat: number;
  readonly count: number;
  readonly points: number;
}

export interface ColoursScored {
  readonly seat: number;
  readonly count: number;
  readonly points: number;
}

export interface Ended {
  readonly ending: string;
}

export type AzulEvent =
  | ({ readonly kind: 'refilled' } & Refilled)
  | ({ readonly kind: 'dealt' } & Dealt)
  | ({ readonly kind: 'marker-taken' } & MarkerTaken)
  | ({ readonly kind: 'took' } & Took)
  | ({ readonly kind: 'tile-scored' } & TileScored)
  | ({ readonly kind: 'line-fell' } & LineFell)
  | ({ readonly kind: 'floor-scored' } & FloorScored)
  | ({ readonly kind: 'rows-scored' } & RowsScored)
  | ({ readonly kind: 'columns-scored' } & ColumnsScored)
  | ({ readonly kind: 'colours-scored' } & ColoursScored)
  | ({ readonly kind: 'ended' } & Ended);

export interface Take {
  readonly source: number;
  readonly colour: Colour;
  readonly line: number;
}

export interface Place {
  readonly row: number;
  readonly column: number;
}

export type AzulMove =
  | ({ readonly kind: 'take' } & Take)
  | ({ readonly kind: 'place' } & Place);
