// The rules of one title, as its board asks for them. Everything here is about a view.
import type { Rules } from './rules';
import type { Refusal } from './types/core';
import type { Titles } from './types/titles';
import type { Opinion, Said, Stand, Told } from './types/worker';

export type { Told };

export type TitleId = keyof Titles;
export type ViewOf<T extends TitleId> = Titles[T]['view'];
export type EventOf<T extends TitleId> = Titles[T]['event'];
export type MoveOf<T extends TitleId> = Titles[T]['move'];

/** A move: its text, which is what is kept, and its parts, which boards draw and send. */
export interface MoveSaid<T extends TitleId> {
  readonly text: string;
  readonly move: MoveOf<T>;
}

/** A move as one says it: in its parts, or by its text. */
export type AnyMove<T extends TitleId> = MoveOf<T> | string;

export interface LegalMoves<T extends TitleId> {
  /** How many there are in all, whatever was asked for. */
  readonly count: number;
  readonly moves: readonly MoveSaid<T>[];
  /** Where the next page begins; null at the end. */
  readonly next: number | null;
}

export interface Foreseen<T extends TitleId> {
  readonly view: ViewOf<T>;
  readonly events: readonly EventOf<T>[];
  /** False if it depends on what this seat cannot know: then this is one way it may go. */
  readonly certain: boolean;
}

export interface Odds<T extends TitleId> {
  readonly samples: number;
  /** What luck did most often, in how many of the samples. */
  readonly outcomes: readonly { readonly events: readonly EventOf<T>[]; readonly count: number }[];
  /** Samples that came out in yet other ways. */
  readonly others: number;
  /** In how many samples an event of this kind came up. */
  readonly kinds: { readonly [kind in EventOf<T>['kind']]?: number };
  /** Points of each seat afterwards, on average. */
  readonly points: readonly number[];
}

export interface Advice<T extends TitleId> {
  readonly move: MoveSaid<T>;
  /** 0 … 1: the part of the thought that this move was worth. */
  readonly sure: number;
  /** 0 lost … 1 won, as the seat may expect it. */
  readonly value: number;
}

/** A move to be played in a position that was laid out, and the luck behind it: `6:3 6:1`, or luck that is always the same. */
export interface Deed<T extends TitleId> {
  readonly move: AnyMove<T>;
  readonly draws?: string | undefined;
}

/** More moves than this are never listed; whoever shows them turns pages. */
const LISTABLE = 20_000;
const HINT_MS = 1_000;
const ODDS_SAMPLES = 400;
const MOST_OUTCOMES = 12;

export class TitleRules<T extends TitleId> {
  readonly id: T;
  readonly #rules: Rules;

  constructor(rules: Rules, id: T) {
    this.#rules = rules;
    this.id = id;
  }

  /** Legal moves of the seat whose view this is: all, or a page. */
  async legal(view: ViewOf<T>, page: { from?: number; most?: number } = {}): Promise<LegalMoves<T>> {
    const { from = 0, most = LISTABLE } = page;
    const asked = { game: this.id, view: plain(view), from, most };
    return (await this.#rules.ask({ kind: 'legal', ...asked }, 'moves')) as unknown as LegalMoves<T>;
  }

  /** Null if the move may be played, else the clause that forbids it. */
  async why(view: ViewOf<T>, move: AnyMove<T>): Promise<Refusal | null> {
    const asked = { game: this.id, view: plain(view), move: plain(move) };
    return (await this.#rules.ask({ kind: 'why', ...asked }, 'verdict')).refusal;
  }

  /** What the move does by itself, before luck has its say. */
  async preview(view: ViewOf<T>, move: AnyMove<T>): Promise<Foreseen<T>> {
    const asked = { game: this.id, view: plain(view), move: plain(move) };
    return (await this.#rules.ask({ kind: 'preview', ...asked }, 'foreseen')) as unknown as Foreseen<T>;
  }

  /** What luck may do behind the move, in its most frequent outcomes. */
  async odds(
    view: ViewOf<T>,
    move: AnyMove<T>,
    { samples = ODDS_SAMPLES, seed = 1, most = MOST_OUTCOMES } = {},
  ): Promise<Odds<T>> {
    const asked = { game: this.id, view: plain(view), move: plain(move), samples, seed, most };
    return (await this.#rules.ask({ kind: 'odds', ...asked }, 'chances')) as unknown as Odds<T>;
  }

  /** A position from its text, after these moves, as one seat sees it. Nothing is kept of it. */
  async lay(
    position: string,
    { moves = [], viewer = 0 }: { moves?: readonly Deed<T>[]; viewer?: number } = {},
  ): Promise<Stand> {
    const deeds = moves.map(({ move, draws = null }) => ({ move: plain(move), draws }));
    const asked = { game: this.id, position, data: {}, moves: deeds, viewer };
    return this.#rules.ask({ kind: 'lay', ...asked }, 'stand');
  }

  /** The view in phrases, which a phrasebook makes words of; who must decide what; the points. */
  async tell(view: ViewOf<T>): Promise<Told> {
    return this.#rules.ask({ kind: 'tell', game: this.id, view: plain(view) }, 'told');
  }

  /** The best three moves, the best first. */
  async hint(
    view: ViewOf<T>,
    limits: { ms?: number; iterations?: number; seed?: number; signal?: AbortSignal } = {},
  ): Promise<readonly Advice<T>[]> {
    const { iterations = null, seed = 1, signal } = limits;
    const ms = limits.ms ?? (iterations === null ? HINT_MS : null);
    const asked = { game: this.id, view: plain(view), level: null, iterations, seed };
    return (await this.#rules.think(asked, ms, signal)).best.map((each) => advice<T>(each));
  }

  /** The move of a bot of this level. It thinks in slices; the signal stops it. */
  async choose(
    view: ViewOf<T>,
    level: string,
    limits: { ms?: number; iterations?: number; seed?: number; signal?: AbortSignal } = {},
  ): Promise<MoveSaid<T>> {
    const { ms = null, iterations = null, seed = 1, signal } = limits;
    const asked = { game: this.id, view: plain(view), level, iterations, seed };
    return said<T>((await this.#rules.think(asked, ms, signal)).choice);
  }
}

function advice<T extends TitleId>({ move, sure, value }: Opinion): Advice<T> {
  return { move: said<T>(move), sure, value };
}

function said<T extends TitleId>({ text, move }: Said): MoveSaid<T> {
  return { text, move: move as unknown as MoveOf<T> };
}

/** Types made of interfaces carry no index signature, so TypeScript must be told that it is JSON. */
export function plain(value: unknown): import('./types/core').Json {
  return value as import('./types/core').Json;
}
