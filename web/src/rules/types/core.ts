// Written by ./loggia types. Do not edit.

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [name: string]: Json };

export interface Setup {
  readonly seats: number;
  readonly first: number;
  readonly options: { readonly [name: string]: string };
  readonly data: { readonly [name: string]: Json };
}

export interface Receipt {
  readonly reason: string;
  readonly count: number;
  readonly points: number;
}

export interface Tally {
  readonly name: string;
  readonly value: number;
}

export interface Standing {
  readonly seat: number;
  readonly figure: string;
  readonly points: number;
  readonly receipts: readonly Receipt[];
  readonly tieBreaks: readonly Tally[];
  readonly place: number;
  readonly contends: boolean;
}

export interface Result {
  readonly ending: string;
  readonly standings: readonly Standing[];
}

export interface Refusal {
  readonly clause: string;
  readonly arguments: { readonly [name: string]: Json };
}

/** A text with a grammar of its own. */
export type Draws = string;

export interface Entry {
  readonly move: string;
  readonly draws: Draws;
}

export interface Proof {
  readonly commitment: string;
  readonly key: string;
  readonly contributions: readonly string[];
  readonly seating: readonly number[] | null;
  readonly past: string;
}

export interface GameRecord {
  readonly game: string;
  readonly revision: number;
  readonly setup: Setup;
  readonly entries: readonly Entry[];
  readonly result: Result | null;
  readonly proof: Proof | null;
}

export interface Phrase {
  readonly key: string;
  readonly arguments: { readonly [name: string]: Json };
}
