// What the server says and hears, as docs/API.md has it.
import type { Json, Refusal, Result, Setup } from '@rules';

export interface Chair {
  readonly person: number | null;
  readonly bot: string | null;
}

export interface PersonInfo {
  readonly person: number;
  readonly name: string;
  readonly left: boolean;
  readonly muted: boolean;
}

export interface Terms {
  readonly access: 'link' | 'open';
  readonly spectators: boolean;
  readonly shuffle: boolean;
}

export interface TableInfo {
  readonly id: string;
  readonly title: string;
  readonly revision: number;
  readonly status: 'waiting' | 'playing' | 'over' | 'frozen';
  readonly exhibit: boolean;
  readonly setup: Setup;
  readonly terms: Terms;
  readonly chairs: readonly Chair[];
  readonly people: readonly PersonInfo[];
  readonly seq: number;
  readonly actor: number;
  readonly resigned: readonly number[];
  readonly undo: { readonly person: number; readonly ply: number; readonly agreed: readonly number[] } | null;
  readonly result: Result | null;
  readonly rematch: string | null;
  readonly frozen: string | null;
}

type Told = { readonly kind: string } & { readonly [field: string]: Json };

export type Happening =
  | { readonly kind: 'started'; readonly chairs: readonly Chair[]; readonly events: readonly Told[] }
  | {
      readonly kind: 'moved';
      readonly ply: number;
      readonly seat: number;
      readonly move: string;
      readonly events: readonly Told[];
    }
  | { readonly kind: 'undone'; readonly ply: number }
  | { readonly kind: 'chatted'; readonly person: number; readonly text: string }
  | { readonly kind: 'rematched'; readonly table: string }
  | {
      readonly kind:
        | 'opened'
        | 'joined'
        | 'configured'
        | 'seated'
        | 'undo-asked'
        | 'undo-answered'
        | 'muted'
        | 'resigned'
        | 'left'
        | 'revised';
    };

export interface Entry {
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly what: Happening;
}

/** A view in the title's own words; each says whose eyes it is for. */
export type AnyView = { readonly seat: number; readonly actor: number } & { readonly [field: string]: Json };

export type FromServer =
  | {
      readonly kind: 'welcome';
      readonly id: number;
      readonly seq: number;
      readonly person: number | null;
      readonly seats: readonly number[];
      readonly invite: string | null;
      readonly table: TableInfo;
      readonly entries: readonly Entry[];
      readonly views: readonly AnyView[];
    }
  | {
      readonly kind: 'heard';
      readonly seq: number;
      readonly seats: readonly number[];
      readonly entries: readonly Entry[];
      readonly views: readonly AnyView[];
      readonly table: TableInfo | null;
    }
  | { readonly kind: 'present'; readonly people: readonly number[]; readonly watchers: number }
  | { readonly kind: 'accepted'; readonly id: number; readonly seq: number }
  | { readonly kind: 'looked'; readonly id: number; readonly seq: number; readonly views: readonly AnyView[] }
  | { readonly kind: 'pong'; readonly id: number }
  | { readonly kind: 'refused'; readonly id: number | null; readonly refusal: Refusal };

export type Command =
  | { readonly kind: 'hello'; readonly token: string | null; readonly from: number }
  | { readonly kind: 'look'; readonly seq: number }
  | { readonly kind: 'move'; readonly seat: number; readonly move: string; readonly after: number }
  | { readonly kind: 'undo'; readonly seat: number }
  | { readonly kind: 'agree'; readonly agree: boolean }
  | { readonly kind: 'sit' | 'stand' | 'take' | 'resign'; readonly seat: number }
  | { readonly kind: 'bot'; readonly seat: number; readonly level: string }
  | { readonly kind: 'chat'; readonly text: string }
  | { readonly kind: 'mute'; readonly person: number; readonly muted: boolean }
  | { readonly kind: 'start' | 'leave' | 'rematch' | 'ping' };
