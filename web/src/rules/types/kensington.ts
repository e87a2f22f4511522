// Written by ./loggia types. Do not edit.
import type { Receipt, Setup } from './core';

export type Phase = 'start' | 'draw' | 'picked' | 'build' | 'last' | 'over';

/** A text with a grammar of its own. */
export type Tile = string;

/** A text with a grammar of its own. */
export type Piece = string;

export interface House {
  readonly chips: number;
  readonly firstGate: Tile | null;
  readonly secondGate: Tile | null;
  readonly tiles: readonly Piece[];
  readonly points: readonly Receipt[];
}

/** A text with a grammar of its own. */
export type Back = string;

export interface Heap {
  readonly back: Back;
  readonly left: number;
  readonly tiles: { readonly [name: string]: number };
}

export interface Hand {
  readonly tile: Tile | null;
  readonly stolen: boolean;
  readonly built: boolean;
}

export interface Course {
  readonly revision: number;
  readonly idle: number;
  readonly dry: number;
}

export type Ending = 'birds' | 'stuck' | 'guard' | 'dry';

export interface KensingtonView {
  readonly seat: number;
  readonly setup: Setup;
  readonly actor: number;
  readonly phase: Phase;
  readonly turn: number;
  readonly first: number;
  readonly houses: readonly House[];
  readonly supply: number;
  readonly heap: readonly Heap[];
  readonly picked: Back | null;
  readonly hand: Hand;
  readonly birds: number;
  readonly course: Course;
  readonly ender: number | null;
  readonly ending: Ending | null;
  readonly shapes: { readonly [name: string]: string };
}

export interface Began {
  readonly first: number;
}

export type Mark = 'beige' | 'diamond' | 'brown' | 'circle';

export interface Picked {
  readonly seat: number;
  readonly mark: Mark;
  readonly outline: string;
  readonly paid: number;
}

export type Front = 'yellow' | 'black' | 'door' | 'wall' | 'roof';

export interface Drew {
  readonly seat: number;
  readonly tile: Tile;
  readonly front: Front;
}

export interface Stole {
  readonly seat: number;
  readonly tile: Tile;
  readonly front: Front;
  readonly from: number;
}

export interface NothingToDraw {
  readonly seat: number;
}

export interface Built {
  readonly seat: number;
  readonly tile: Tile;
  readonly front: Front;
  readonly x: number;
  readonly y: number;
}

export interface Joined {
  readonly seat: number;
  readonly pieces: readonly Piece[];
}

export interface ChipEarned {
  readonly seat: number;
  readonly chips: number;
}

export interface Stored {
  readonly seat: number;
  readonly tile: Tile;
  readonly front: Front;
  readonly gate: number;
}

export interface Returned {
  readonly seat: number;
  readonly tile: Tile;
  readonly front: Front;
}

export interface LastRound {
  readonly seat: number;
  readonly birds: number;
}

export interface Ended {
  readonly ending: Ending;
}

export interface Scored {
  readonly seat: number;
  readonly reason: string;
  readonly count: number;
  readonly points: number;
}

export type KensingtonEvent =
  | ({ readonly kind: 'began' } & Began)
  | ({ readonly kind: 'picked' } & Picked)
  | ({ readonly kind: 'drew' } & Drew)
  | ({ readonly kind: 'stole' } & Stole)
  | ({ readonly kind: 'nothing-to-draw' } & NothingToDraw)
  | ({ readonly kind: 'built' } & Built)
  | ({ readonly kind: 'joined' } & Joined)
  | ({ readonly kind: 'chip-earned' } & ChipEarned)
  | ({ readonly kind: 'stored' } & Stored)
  | ({ readonly kind: 'returned' } & Returned)
  | ({ readonly kind: 'last-round' } & LastRound)
  | ({ readonly kind: 'ended' } & Ended)
  | ({ readonly kind: 'scored' } & Scored);

export interface Draw {
  readonly mark: Mark;
  readonly outline: string;
}

export interface Steal {
  readonly tile: Tile;
  readonly from: number;
}

export interface Build {
  readonly tile: Tile;
  readonly x: number;
}

export interface Join {
  readonly pieces: readonly Piece[];
}

export interface Done {
}

export type KensingtonMove =
  | ({ readonly kind: 'draw' } & Draw)
  | ({ readonly kind: 'steal' } & Steal)
  | ({ readonly kind: 'build' } & Build)
  | ({ readonly kind: 'join' } & Join)
  | ({ readonly kind: 'done' } & Done);
