// Written by ./loggia types. Do not edit.
import type { Setup } from './core';

export type Phase = 'start' | 'tokens' | 'draw' | 'move' | 'redraw' | 'over';

/** A text with a grammar of its own. */
export type Tile = string;

export interface Group {
  readonly tiles: readonly Tile[];
  readonly doubled: readonly Tile[];
  readonly inverted: readonly Tile[];
}

export interface PlaceView {
  readonly value: number;
  readonly layers: readonly Group[];
}

export interface LineView {
  readonly die: number;
  readonly up: readonly PlaceView[];
  readonly down: readonly PlaceView[];
}

export type Action = 'redraw' | 'swap' | 'stack';

export type TokenState = 'none' | 'unchosen' | 'hidden' | 'doubler' | 'inverter' | 'spent';

export interface BossaView {
  readonly seat: number;
  readonly setup: Setup;
  readonly actor: number;
  readonly phase: Phase;
  readonly turn: number;
  readonly first: number;
  readonly white: LineView;
  readonly black: LineView;
  readonly hands: readonly (readonly Tile[])[];
  readonly used: readonly (readonly Action[])[];
  readonly tokens: readonly TokenState[];
  readonly discard: readonly Tile[];
  readonly unseen: readonly Tile[];
  readonly pile: number;
  readonly ending: string | null;
  readonly winner: number | null;
}

export interface Dealt {
  readonly seat: number;
  readonly tiles: readonly Tile[];
}

export interface Rolled {
  readonly white: number;
  readonly black: number;
  readonly first: number;
}

export type Token = 'doubler' | 'inverter';

export interface TokenKept {
  readonly seat: number;
  readonly token: Token;
}

export interface TokenChosen {
  readonly seat: number;
}

export interface TokensShown {
  readonly tokens: readonly Token[];
}

export interface Drew {
  readonly seat: number;
  readonly tile: Tile;
}

export type Line = 'white' | 'black';

export type Side = 'up' | 'down';

export interface Placed {
  readonly seat: number;
  readonly line: Line;
  readonly side: Side;
  readonly value: number;
  readonly tiles: readonly Tile[];
  readonly token: Tile | null;
}

export interface Stacked {
  readonly seat: number;
  readonly line: Line;
  readonly value: number;
  readonly tiles: readonly Tile[];
  readonly token: Tile | null;
}

export interface Discarded {
  readonly seat: number;
  readonly tile: Tile;
}

export interface Swapped {
  readonly seat: number;
  readonly given: Tile;
  readonly taken: Tile;
}

export interface HandEmptied {
  readonly seat: number;
}

export interface Stuck {
  readonly seat: number;
}

export interface PileEmpty {
  readonly handSizes: readonly number[];
}

export type BossaEvent =
  | ({ readonly kind: 'dealt' } & Dealt)
  | ({ readonly kind: 'rolled' } & Rolled)
  | ({ readonly kind: 'token-kept' } & TokenKept)
  | ({ readonly kind: 'token-chosen' } & TokenChosen)
  | ({ readonly kind: 'tokens-shown' } & TokensShown)
  | ({ readonly kind: 'drew' } & Drew)
  | ({ readonly kind: 'placed' } & Placed)
  | ({ readonly kind: 'stacked' } & Stacked)
  | ({ readonly kind: 'discarded' } & Discarded)
  | ({ readonly kind: 'swapped' } & Swapped)
  | ({ readonly kind: 'hand-emptied' } & HandEmptied)
  | ({ readonly kind: 'stuck' } & Stuck)
  | ({ readonly kind: 'pile-empty' } & PileEmpty);

export interface Keep {
  readonly token: Token;
}

export interface Place {
  readonly line: Line;
  readonly side: Side;
  readonly tiles: readonly Tile[];
  readonly token: Tile | null;
}

export interface Stack {
  readonly line: Line;
  readonly value: number;
  readonly tiles: readonly Tile[];
  readonly token: Tile | null;
}

export interface Redraw {
  readonly tile: Tile;
}

export interface Swap {
  readonly own: Tile;
  readonly other: Tile;
}

export type BossaMove =
  | ({ readonly kind: 'keep' } & Keep)
  | ({ readonly kind: 'place' } & Place)
  | ({ readonly kind: 'stack' } & Stack)
  | ({ readonly kind: 'redraw' } & Redraw)
  | ({ readonly kind: 'swap' } & Swap);
