// Written by ./loggia types. Do not edit.
import type { Draws, Entry, GameRecord, Json, Phrase, Refusal, Result, Setup } from './core';

export interface AskTitles {
}

export interface AskLegal {
  readonly game: string;
  readonly view: Json;
  readonly from: number;
  readonly most: number;
}

export interface AskWhy {
  readonly game: string;
  readonly view: Json;
  readonly move: Json;
}

export interface AskPreview {
  readonly game: string;
  readonly view: Json;
  readonly move: Json;
}

export interface AskOdds {
  readonly game: string;
  readonly view: Json;
  readonly move: Json;
  readonly samples: number;
  readonly seed: number;
  readonly most: number;
}

export interface Deed {
  readonly move: Json;
  readonly draws: Draws | null;
}

export interface AskLay {
  readonly game: string;
  readonly position: string;
  readonly data: { readonly [name: string]: Json };
  readonly moves: readonly Deed[];
  readonly viewer: number;
}

export interface AskTell {
  readonly game: string;
  readonly view: Json;
}

export interface AskLearn {
  readonly game: string;
  readonly network: string;
}

export interface AskThink {
  readonly thought: string;
  readonly game: string;
  readonly view: Json;
  readonly level: string | null;
  readonly iterations: number | null;
  readonly seed: number;
}

export interface AskGoOn {
  readonly thought: string;
  readonly iterations: number;
}

export interface AskConclude {
  readonly thought: string;
}

export interface AskForget {
  readonly thought: string;
}

export interface AskReview {
  readonly review: string;
  readonly record: GameRecord;
  readonly iterations: number;
  readonly seed: number;
}

export interface AskLookOn {
  readonly review: string;
  readonly iterations: number;
}

export interface AskFind {
  readonly review: string;
}

export interface AskPutAway {
  readonly review: string;
}

export interface AskVerify {
  readonly record: GameRecord;
}

export interface AskSpell {
  readonly table: string;
  readonly ply: number;
}

export interface AskOpen {
  readonly table: string;
  readonly game: string;
  readonly setup: Setup;
  readonly key: string;
  readonly viewer: number;
}

export interface AskResume {
  readonly table: string;
  readonly record: GameRecord;
  readonly key: string;
  readonly viewer: number;
}

export interface AskPlay {
  readonly table: string;
  readonly seat: number;
  readonly move: Json;
  readonly viewer: number;
}

export interface AskUndo {
  readonly table: string;
  readonly ply: number;
  readonly viewer: number;
}

export interface AskLook {
  readonly table: string;
  readonly ply: number | null;
  readonly since: number;
  readonly viewer: number;
}

export interface AskWrite {
  readonly table: string;
}

export interface AskClose {
  readonly table: string;
}

export type Request =
  | ({ readonly kind: 'titles' } & AskTitles)
  | ({ readonly kind: 'legal' } & AskLegal)
  | ({ readonly kind: 'why' } & AskWhy)
  | ({ readonly kind: 'preview' } & AskPreview)
  | ({ readonly kind: 'odds' } & AskOdds)
  | ({ readonly kind: 'lay' } & AskLay)
  | ({ readonly kind: 'tell' } & AskTell)
  | ({ readonly kind: 'learn' } & AskLearn)
  | ({ readonly kind: 'think' } & AskThink)
  | ({ readonly kind: 'go-on' } & AskGoOn)
  | ({ readonly kind: 'conclude' } & AskConclude)
  | ({ readonly kind: 'forget' } & AskForget)
  | ({ readonly kind: 'review' } & AskReview)
  | ({ readonly kind: 'look-on' } & AskLookOn)
  | ({ readonly kind: 'find' } & AskFind)
  | ({ readonly kind: 'put-away' } & AskPutAway)
  | ({ readonly kind: 'verify' } & AskVerify)
  | ({ readonly kind: 'spell' } & AskSpell)
  | ({ readonly kind: 'open' } & AskOpen)
  | ({ readonly kind: 'resume' } & AskResume)
  | ({ readonly kind: 'play' } & AskPlay)
  | ({ readonly kind: 'undo' } & AskUndo)
  | ({ readonly kind: 'look' } & AskLook)
  | ({ readonly kind: 'write' } & AskWrite)
  | ({ readonly kind: 'close' } & AskClose);

export interface TitleOption {
  readonly id: string;
  readonly standard: string;
  readonly values: readonly string[];
  readonly least: number | null;
  readonly most: number | null;
}

export interface Title {
  readonly id: string;
  readonly revision: number;
  readonly fewestSeats: number;
  readonly mostSeats: number;
  readonly scored: boolean;
  readonly options: readonly TitleOption[];
  readonly endings: readonly string[];
}

export interface Level {
  readonly name: string;
  readonly iterations: number;
}

export interface House {
  readonly titles: readonly Title[];
  readonly levels: readonly Level[];
}

export interface Said {
  readonly text: string;
  readonly move: Json;
}

export interface Moves {
  readonly count: number;
  readonly moves: readonly Said[];
  readonly next: number | null;
}

export interface Verdict {
  readonly refusal: Refusal | null;
}

export interface Foreseen {
  readonly view: Json;
  readonly events: readonly Json[];
  readonly certain: boolean;
}

export interface Outcome {
  readonly events: readonly Json[];
  readonly count: number;
}

export interface Chances {
  readonly samples: number;
  readonly outcomes: readonly Outcome[];
  readonly others: number;
  readonly kinds: { readonly [name: string]: number };
  readonly points: readonly number[];
}

export interface Told {
  readonly actor: number;
  readonly asks: string;
  readonly points: readonly number[];
  readonly phrases: readonly Phrase[];
}

export interface Thinking {
  readonly iterations: number;
  readonly enough: boolean;
}

export interface Opinion {
  readonly move: Said;
  readonly sure: number;
  readonly value: number;
}

export interface Concluded {
  readonly choice: Said;
  readonly best: readonly Opinion[];
  readonly iterations: number;
}

export interface Reviewing {
  readonly decided: number;
  readonly decisions: number;
}

export interface Candidate {
  readonly move: string;
  readonly parts: Json;
  readonly value: number;
  readonly better: number;
  readonly error: number;
  readonly samples: number;
}

export interface Moment {
  readonly ply: number;
  readonly seat: number;
  readonly move: string;
  readonly before: readonly number[];
  readonly played: readonly number[];
  readonly error: readonly number[];
  readonly stake: readonly number[];
  readonly luck: boolean;
  readonly mistake: boolean;
  readonly candidates: readonly Candidate[];
}

export interface Ledger {
  readonly start: number;
  readonly own: number;
  readonly others: number;
  readonly luck: number;
  readonly unclear: number;
  readonly end: number;
  readonly startError: number;
  readonly ownError: number;
  readonly othersError: number;
  readonly luckError: number;
  readonly unclearError: number;
}

export interface Findings {
  readonly seats: number;
  readonly iterations: number;
  readonly moments: readonly Moment[];
  readonly luck: readonly (readonly number[])[];
  readonly end: readonly number[];
  readonly ledgers: readonly Ledger[];
  readonly turningPoints: readonly number[];
}

export interface Found {
  readonly findings: Findings;
}

export interface Spelled {
  readonly position: string;
}

export interface TableStep {
  readonly ply: number;
  readonly seat: number;
  readonly move: string;
  readonly events: readonly Json[];
  readonly entry: Entry;
}

export interface Stand {
  readonly game: string;
  readonly setup: Setup;
  readonly ply: number;
  readonly actor: number;
  readonly view: Json;
  readonly steps: readonly TableStep[];
  readonly result: Result | null;
}

export interface Written {
  readonly record: GameRecord;
}

export interface Done {
}

export type Reply =
  | ({ readonly kind: 'house' } & House)
  | ({ readonly kind: 'moves' } & Moves)
  | ({ readonly kind: 'verdict' } & Verdict)
  | ({ readonly kind: 'foreseen' } & Foreseen)
  | ({ readonly kind: 'chances' } & Chances)
  | ({ readonly kind: 'told' } & Told)
  | ({ readonly kind: 'thinking' } & Thinking)
  | ({ readonly kind: 'concluded' } & Concluded)
  | ({ readonly kind: 'reviewing' } & Reviewing)
  | ({ readonly kind: 'found' } & Found)
  | ({ readonly kind: 'spelled' } & Spelled)
  | ({ readonly kind: 'stand' } & Stand)
  | ({ readonly kind: 'written' } & Written)
  | ({ readonly kind: 'done' } & Done);
