// Written by ./loggia types. Do not edit.
import type { Json, Refusal, Result, Setup } from '../rules/types/core';

export interface Hello {
  readonly id: number;
  readonly token: string | null;
  readonly from: number;
}

export interface Ping {
  readonly id: number;
}

export interface Look {
  readonly id: number;
  readonly seq: number;
}

export interface Moves {
  readonly id: number;
  readonly seat: number;
  readonly limit: number;
}

export interface Move {
  readonly id: number;
  readonly seat: number;
  readonly move: Json;
  readonly after: number;
}

export interface Undo {
  readonly id: number;
  readonly seat: number;
}

export interface Agree {
  readonly id: number;
  readonly wish: number;
  readonly agree: boolean;
}

export interface Sit {
  readonly id: number;
  readonly seat: number;
}

export interface Stand {
  readonly id: number;
  readonly seat: number;
}

export interface Bot {
  readonly id: number;
  readonly seat: number;
  readonly level: string;
}

export interface Take {
  readonly id: number;
  readonly seat: number;
}

export type Access = 'open' | 'link';

export interface Live {
  readonly bank: number;
  readonly increment: number;
  readonly keeper: string;
}

export interface Slow {
  readonly hours: number;
  readonly keeper: string;
}

export type Pace =
  | ({ readonly kind: 'live' } & Live)
  | ({ readonly kind: 'slow' } & Slow);

export interface Terms {
  readonly access: Access;
  readonly spectators: boolean;
  readonly shuffle: boolean;
  readonly hints: boolean | null;
  readonly pace: Pace | null;
}

export interface Configure {
  readonly id: number;
  readonly setup: Setup;
  readonly terms: Terms;
}

export interface Contribute {
  readonly id: number;
  readonly contribution: string;
}

export interface Start {
  readonly id: number;
}

export interface Chat {
  readonly id: number;
  readonly text: string;
}

export interface Mute {
  readonly id: number;
  readonly person: number;
  readonly muted: boolean;
}

export interface ShowOut {
  readonly id: number;
  readonly person: number;
}

export interface Renew {
  readonly id: number;
  readonly token: string;
}

export interface Resign {
  readonly id: number;
  readonly seat: number;
}

export interface Leave {
  readonly id: number;
}

export interface Rematch {
  readonly id: number;
}

export type Command =
  | ({ readonly kind: 'hello' } & Hello)
  | ({ readonly kind: 'ping' } & Ping)
  | ({ readonly kind: 'look' } & Look)
  | ({ readonly kind: 'moves' } & Moves)
  | ({ readonly kind: 'move' } & Move)
  | ({ readonly kind: 'undo' } & Undo)
  | ({ readonly kind: 'agree' } & Agree)
  | ({ readonly kind: 'sit' } & Sit)
  | ({ readonly kind: 'stand' } & Stand)
  | ({ readonly kind: 'bot' } & Bot)
  | ({ readonly kind: 'take' } & Take)
  | ({ readonly kind: 'configure' } & Configure)
  | ({ readonly kind: 'contribute' } & Contribute)
  | ({ readonly kind: 'start' } & Start)
  | ({ readonly kind: 'chat' } & Chat)
  | ({ readonly kind: 'mute' } & Mute)
  | ({ readonly kind: 'show-out' } & ShowOut)
  | ({ readonly kind: 'renew' } & Renew)
  | ({ readonly kind: 'resign' } & Resign)
  | ({ readonly kind: 'leave' } & Leave)
  | ({ readonly kind: 'rematch' } & Rematch);

export type Status = 'waiting' | 'playing' | 'over' | 'frozen';

export interface Chair {
  readonly person: number | null;
  readonly bot: string | null;
}

export interface Person {
  readonly person: number;
  readonly name: string;
  readonly left: boolean;
  readonly muted: boolean;
  readonly contribution: string | null;
}

export interface UndoWish {
  readonly person: number;
  readonly ply: number;
  readonly seq: number;
  readonly asked: readonly number[];
  readonly agreed: readonly number[];
}

export interface TableInfo {
  readonly id: string;
  readonly title: string;
  readonly revision: number;
  readonly status: Status;
  readonly exhibit: boolean;
  readonly setup: Setup;
  readonly terms: Terms;
  readonly chairs: readonly Chair[];
  readonly people: readonly Person[];
  readonly seq: number;
  readonly actor: number;
  readonly resigned: readonly number[];
  readonly undo: UndoWish | null;
  readonly result: Result | null;
  readonly rematch: string | null;
  readonly commitment: string | null;
  readonly frozen: Refusal | null;
}

export interface Configured {
  readonly setup: Setup;
  readonly terms: Terms;
}

export interface Seated {
  readonly seat: number;
  readonly chair: Chair;
}

export interface Contributed {
  readonly person: number;
  readonly contribution: string;
}

export interface UndoAsked {
  readonly person: number;
  readonly ply: number;
  readonly asked: readonly number[] | null;
}

export interface UndoAnswered {
  readonly person: number;
  readonly agree: boolean;
}

export interface Undone {
  readonly ply: number;
}

export interface Chatted {
  readonly person: number;
  readonly text: string;
}

export interface Muted {
  readonly person: number;
  readonly muted: boolean;
}

export interface Resigned {
  readonly seat: number;
}

export interface Left {
  readonly person: number;
}

export interface CameBack {
  readonly person: number;
}

export interface ShownOut {
  readonly person: number;
}

export interface Rematched {
  readonly table: string;
}

export interface TimeRanOut {
  readonly seat: number;
}

export interface Halted {
  readonly halted: boolean;
}

export interface Revised {
  readonly revision: number;
}

export interface Opened {
  readonly title: string;
  readonly revision: number;
  readonly setup: Setup;
  readonly terms: Terms;
  readonly exhibit: boolean;
}

export interface Joined {
  readonly person: number;
  readonly name: string;
}

export interface Renewed {
  readonly person: number;
}

export interface Started {
  readonly chairs: readonly Chair[];
  readonly events: readonly Json[];
}

export interface Moved {
  readonly ply: number;
  readonly seat: number;
  readonly move: string;
  readonly events: readonly Json[];
}

export type Tale =
  | ({ readonly kind: 'configured' } & Configured)
  | ({ readonly kind: 'seated' } & Seated)
  | ({ readonly kind: 'contributed' } & Contributed)
  | ({ readonly kind: 'undo-asked' } & UndoAsked)
  | ({ readonly kind: 'undo-answered' } & UndoAnswered)
  | ({ readonly kind: 'undone' } & Undone)
  | ({ readonly kind: 'chatted' } & Chatted)
  | ({ readonly kind: 'muted' } & Muted)
  | ({ readonly kind: 'resigned' } & Resigned)
  | ({ readonly kind: 'left' } & Left)
  | ({ readonly kind: 'came-back' } & CameBack)
  | ({ readonly kind: 'shown-out' } & ShownOut)
  | ({ readonly kind: 'rematched' } & Rematched)
  | ({ readonly kind: 'time-ran-out' } & TimeRanOut)
  | ({ readonly kind: 'halted' } & Halted)
  | ({ readonly kind: 'revised' } & Revised)
  | ({ readonly kind: 'opened' } & Opened)
  | ({ readonly kind: 'joined' } & Joined)
  | ({ readonly kind: 'renewed' } & Renewed)
  | ({ readonly kind: 'started' } & Started)
  | ({ readonly kind: 'moved' } & Moved);

export interface Told {
  readonly seq: number;
  readonly at: number;
  readonly what: Tale;
}

export interface ClockFace {
  readonly running: number;
  readonly left: readonly number[];
}

export interface Welcome {
  readonly id: number;
  readonly seq: number;
  readonly person: number | null;
  readonly seats: readonly number[];
  readonly invite: string | null;
  readonly table: TableInfo;
  readonly entries: readonly Told[];
  readonly views: readonly Json[];
  readonly clocks: ClockFace | null;
}

export interface Heard {
  readonly seq: number;
  readonly seats: readonly number[];
  readonly entries: readonly Told[];
  readonly views: readonly Json[];
  readonly table: TableInfo | null;
  readonly invite: string | null;
  readonly clocks: ClockFace | null;
}

export interface Accepted {
  readonly id: number;
  readonly seq: number;
}

export interface Refused {
  readonly id: number | null;
  readonly refusal: Refusal;
}

export interface Looked {
  readonly id: number;
  readonly seq: number;
  readonly views: readonly Json[];
}

export interface Offered {
  readonly id: number;
  readonly seq: number;
  readonly count: number;
  readonly moves: readonly string[];
}

export interface Pong {
  readonly id: number;
}

export interface Present {
  readonly people: readonly number[];
  readonly watchers: number;
}

export type Message =
  | ({ readonly kind: 'welcome' } & Welcome)
  | ({ readonly kind: 'heard' } & Heard)
  | ({ readonly kind: 'accepted' } & Accepted)
  | ({ readonly kind: 'refused' } & Refused)
  | ({ readonly kind: 'looked' } & Looked)
  | ({ readonly kind: 'offered' } & Offered)
  | ({ readonly kind: 'pong' } & Pong)
  | ({ readonly kind: 'present' } & Present);

export interface Health {
  readonly ok: boolean;
  readonly titles: number;
}

export interface Found {
  readonly addresses: readonly string[];
}

export interface NewTable {
  readonly title: string;
  readonly seats: number;
  readonly name: string;
  readonly first: number | null;
  readonly options: { readonly [name: string]: string } | null;
  readonly data: { readonly [name: string]: Json } | null;
  readonly access: Access | null;
  readonly spectators: boolean | null;
  readonly shuffle: boolean | null;
  readonly hints: boolean | null;
  readonly pace: Pace | null;
}

export interface OpenedTable {
  readonly table: string;
  readonly person: number;
  readonly token: string;
  readonly invite: string;
}

export interface Join {
  readonly name: string;
  readonly invite: string | null;
  readonly sit: boolean | null;
}

export interface JoinedTable {
  readonly person: number;
  readonly token: string;
  readonly seat: number | null;
}

export interface Ticket {
  readonly table: string;
  readonly token: string;
}

export interface Mine {
  readonly person: number;
  readonly yourTurn: boolean;
  readonly left: number | null;
  readonly table: TableInfo;
}
