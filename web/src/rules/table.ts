// A table that lives in this browser alone: people at one screen, bots, or both.
import { Refused, type Replayed, type Rules } from './rules';
import { Trap } from './line';
import { Elsewhere, type Player, type SavedTable, type Shelf } from './saved';
import { type AnyMove, type EventOf, plain, type TitleId, type ViewOf } from './title';
import type { Entry, GameRecord, Result, Setup } from './types/core';
import type { Request, Stand } from './types/worker';

/** The seat of those who only watch. */
export const SPECTATOR = -3;

/** One step as the viewer heard it. */
export interface TableStep<T extends TitleId> {
  readonly ply: number;
  /** Who moved; -1 for the luck of the set-up. */
  readonly seat: number;
  readonly move: string;
  /** What the move did by itself, and then what luck did. */
  readonly events: readonly EventOf<T>[];
}

/** What a board shows. */
export interface Scene<T extends TitleId> {
  readonly view: ViewOf<T>;
  /** Whose eyes these are. */
  readonly viewer: number;
  /** Who must decide; -2 when the game is over. */
  readonly actor: number;
  /** How many moves were played. */
  readonly ply: number;
  /** These eyes see something that another person at this screen may not see. */
  readonly hidden: boolean;
  /** What happened since the scene before, to be animated and logged. */
  readonly steps: readonly TableStep<T>[];
  readonly result: Result | null;
  /** A bot is thinking. */
  readonly thinking: boolean;
  /** Why a bot cannot go on, if it cannot. */
  readonly trouble: string | null;
}

/** `subscribe` is as Svelte's stores have it: in a component, `$table` is the scene. */
export class LocalTable<T extends TitleId> implements Replayed {
  readonly id: string;
  readonly title: T;
  readonly players: readonly Player[];
  /** Whether several people at it may ask for advice. */
  readonly hints: boolean;
  readonly #holder: string;
  readonly #unwatch: () => void;
  readonly #leavers = new Set<() => void>();
  readonly #rules: Rules;
  readonly #shelf: Shelf;
  readonly #key: string;
  readonly #unkeep: () => void;
  readonly #listeners = new Set<(scene: Scene<T>) => void>();
  #record: GameRecord;
  #movers: number[];
  #scene: Scene<T>;
  #work: Promise<unknown> = Promise.resolve();
  #thought: AbortController | undefined;
  #closed = false;

  private constructor(rules: Rules, shelf: Shelf, saved: SavedTable, stand: Stand) {
    this.#rules = rules;
    this.#shelf = shelf;
    this.id = saved.id;
    this.title = saved.title as T;
    this.players = saved.players;
    this.hints = saved.hints;
    this.#holder = saved.holder;
    this.#key = saved.key;
    this.#record = {
      ...saved.record,
      setup: stand.setup,
      entries: stand.steps.map((step) => step.entry),
      result: stand.result,
    };
    this.#movers = stand.steps.map((step) => step.seat);
    this.#scene = this.#sceneOf(stand, firstViewer(saved.players, stand.actor), false);
    this.#unkeep = rules.keep(this);
    this.#unwatch = shelf.watch(saved.id, saved.holder, () => this.#leave());
  }

  /** A new game. */
  static async open<T extends TitleId>(
    rules: Rules,
    shelf: Shelf,
    title: T,
    players: readonly Player[],
    chosen: Partial<Omit<Setup, 'seats'>> = {},
    hints = false,
  ): Promise<LocalTable<T>> {
    const key = random(32);
    const setup: Setup = { seats: players.length, first: -2, options: {}, data: {}, ...chosen };
    const id = random(16);
    const viewer = firstViewer(players, -1);
    const asked: Request = { kind: 'open', table: id, game: title, setup, key, viewer };
    const stand = await rules.ask(asked, 'stand');
    const { revision } = (await rules.ask({ kind: 'write', table: id }, 'written')).record;
    const record: GameRecord = { game: title, revision, setup, entries: [], result: null, proof: null };
    const saved = { id, title, key, players, record, at: Date.now(), hints, holder: random(8) };
    return LocalTable.#begin(rules, shelf, saved, stand);
  }

  /** A game that waits on the shelf, taken over from whichever page plays at it; undefined if it is not there. */
  static async take(
    rules: Rules,
    shelf: Shelf,
    id: string,
    letGo?: () => void,
  ): Promise<LocalTable<TitleId> | undefined> {
    const saved = await shelf.take(id, random(8), letGo);
    return saved && LocalTable.resume(rules, shelf, saved);
  }

  /** A game that waited on the shelf. */
  static async resume<T extends TitleId>(
    rules: Rules,
    shelf: Shelf,
    saved: SavedTable & { readonly title: T },
  ): Promise<LocalTable<T>> {
    const viewer = firstViewer(saved.players, -1);
    const stand = await rules.ask(resumption(saved.id, saved.record, saved.key, viewer), 'stand');
    return LocalTable.#begin(rules, shelf, saved, stand);
  }

  /** A game from somebody's record; where it is not over, it can be played on. */
  static fromRecord<T extends TitleId>(
    rules: Rules,
    shelf: Shelf,
    record: GameRecord,
    players: readonly Player[],
  ): Promise<LocalTable<T>> {
    const title = record.game as T;
    const saved = {
      id: random(16),
      title,
      key: random(32),
      players,
      record,
      at: Date.now(),
      hints: false,
      holder: random(8),
    };
    return LocalTable.resume(rules, shelf, saved);
  }

  static async #begin<T extends TitleId>(
    rules: Rules,
    shelf: Shelf,
    saved: SavedTable,
    stand: Stand,
  ): Promise<LocalTable<T>> {
    const table = new LocalTable<T>(rules, shelf, saved, stand);
    const { viewer } = table.#scene;
    const shown = viewer === firstViewer(saved.players, -1) ? stand : await table.#look(viewer, -1);
    table.#scene = table.#sceneOf(shown, viewer, await table.#hides(shown, viewer));
    await table.#save();
    table.#letBotsPlay();
    return table;
  }

  get scene(): Scene<T> {
    return this.#scene;
  }

  subscribe(listener: (scene: Scene<T>) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#scene);
    return () => this.#listeners.delete(listener);
  }

  /** Plays a move of the person whose turn it is. */
  play(move: AnyMove<T>): Promise<void> {
    const { actor } = this.#scene;
    if (this.players[actor] && this.players[actor].kind !== 'person') {
      return Promise.reject(new Refused({ clause: 'core.not-your-turn', arguments: { actor } }));
    }
    return this.#queue(() => this.#playFor(actor, move));
  }

  /** Takes back the last move of a person, and all that followed it. False if there is none. */
  undo(): Promise<boolean> {
    this.#thought?.abort();
    return this.#queue(async () => {
      const ply = this.#movers.findLastIndex((seat) => this.players[seat]?.kind === 'person');
      if (ply < 1) return false;
      const { viewer } = this.#scene;
      const asked: Request = { kind: 'undo', table: this.id, ply: ply - 1, viewer };
      const stand = await this.#rules.ask(asked, 'stand');
      this.#movers = this.#movers.slice(0, ply);
      this.#record = { ...this.#record, entries: this.#record.entries.slice(0, ply), result: null, proof: null };
      await this.#arrive(stand, viewer);
      return true;
    });
  }

  /** The table as the viewer saw it after so many moves, for replays. */
  async at(ply: number, viewer = this.#scene.viewer): Promise<Scene<T>> {
    const asked: Request = { kind: 'look', table: this.id, ply, since: ply - 1, viewer };
    return this.#sceneOf(await this.#rules.ask(asked, 'stand'), viewer, false);
  }

  /** Everything that happened after so many moves, as the viewer heard it; with -1, from the set-up on. */
  async history(since = -1, viewer = this.#scene.viewer): Promise<readonly TableStep<T>[]> {
    return this.#sceneOf(await this.#look(viewer, since), viewer, false).steps;
  }

  /** The position after so many moves in writing, with all that is hidden in it. */
  async spell(ply: number): Promise<string> {
    return (await this.#rules.ask({ kind: 'spell', table: this.id, ply }, 'spelled')).position;
  }

  /** The game so far: save, replay and bug report in one. */
  get record(): GameRecord {
    return this.#record;
  }

  get setup(): Setup {
    return this.#record.setup;
  }

  /** When nothing more happens by itself: a person must move, or the game is over. */
  async settled(): Promise<Scene<T>> {
    let seen: unknown;
    do {
      seen = this.#work;
      await seen;
    } while (seen !== this.#work);
    return this.#scene;
  }

  /** Tells when another page has taken the table over: nothing that is done here counts any more. */
  taken(listener: () => void): () => void {
    this.#leavers.add(listener);
    return () => this.#leavers.delete(listener);
  }

  #leave(): void {
    this.#closed = true;
    this.#thought?.abort();
    for (const listener of this.#leavers) listener();
  }

  /** Leaves the table; it waits on the shelf. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#unwatch();
    this.#thought?.abort();
    await this.settled();
    this.#unkeep();
    await this.#rules.ask({ kind: 'close', table: this.id }, 'done');
  }

  replay(): Request {
    return resumption(this.id, this.#record, this.#key, this.#scene.viewer);
  }

  /** One thing at a time, in the order in which it was asked for. */
  #queue<R>(work: () => Promise<R>): Promise<R> {
    const done = this.#work.then(work);
    this.#work = done.catch(() => {});
    return done;
  }

  async #playFor(seat: number, move: AnyMove<T>): Promise<void> {
    const { viewer } = this.#scene;
    const stand = await this.#rules.ask({ kind: 'play', table: this.id, seat, move: plain(move), viewer }, 'stand');
    const entries: Entry[] = stand.steps.map((step) => step.entry);
    this.#movers = [...this.#movers, ...stand.steps.map((step) => step.seat)];
    this.#record = {
      ...this.#record,
      entries: [...this.#record.entries, ...entries],
      result: stand.result,
    };
    await this.#arrive(stand, viewer);
  }

  /** Stored first, shown then. When the screen passes to another person, they hear it their way. */
  async #arrive(stand: Stand, viewer: number): Promise<void> {
    await this.#save();
    const next = this.#viewerAt(stand.actor);
    const shown = next === viewer ? stand : await this.#look(next, stand.ply - stand.steps.length);
    this.#show(this.#sceneOf(shown, next, await this.#hides(shown, next)));
    this.#letBotsPlay();
  }

  /** Whether the other people at this screen see the table differently: then it has secrets. */
  async #hides(stand: Stand, viewer: number): Promise<boolean> {
    for (const [seat, player] of this.players.entries()) {
      if (player.kind !== 'person' || seat === viewer) continue;
      if (seen(await this.#look(seat, stand.ply)) !== seen(stand)) return true;
    }
    return false;
  }

  #letBotsPlay(): void {
    const { actor, view, ply } = this.#scene;
    const player = this.players[actor];
    if (this.#closed || player?.kind !== 'bot') return;
    const thought = new AbortController();
    this.#thought = thought;
    this.#show({ ...this.#scene, steps: [], thinking: true, trouble: null });
    void this.#queue(async () => {
      if (thought.signal.aborted || this.#scene.ply !== ply) return;
      try {
        const own = this.#scene.viewer === actor ? view : (await this.#look(actor, ply)).view;
        const move = await this.#think(own as ViewOf<T>, player.level, thought.signal);
        await this.#playFor(actor, move);
      } catch (error) {
        const trouble = thought.signal.aborted ? null : String(error);
        this.#show({ ...this.#scene, steps: [], thinking: false, trouble });
      }
    });
  }

  /** A bot over whose thoughts the worker fell gets a second chance with other thoughts. */
  async #think(view: ViewOf<T>, level: string, signal: AbortSignal): Promise<string> {
    const rules = this.#rules.title(this.title);
    const seed = (Number.parseInt(this.#key.slice(0, 7), 16) ^ (this.#scene.ply * 0x9e3779b)) | 0;
    try {
      return (await rules.choose(view, level, { seed, signal })).text;
    } catch (error) {
      if (!(error instanceof Trap)) throw error;
      return (await rules.choose(view, level, { seed: ~seed, signal })).text;
    }
  }

  #look(viewer: number, since: number): Promise<Stand> {
    const asked: Request = { kind: 'look', table: this.id, ply: null, since, viewer };
    return this.#rules.ask(asked, 'stand');
  }

  #sceneOf(stand: Stand, viewer: number, hidden: boolean): Scene<T> {
    const steps = stand.steps.map(({ entry: _, ...step }) => step);
    const { ply, actor, result } = stand;
    const view = stand.view as unknown as ViewOf<T>;
    const heard = steps as unknown as readonly TableStep<T>[];
    return { view, viewer, actor, ply, hidden, steps: heard, result, thinking: false, trouble: null };
  }

  /** The person who must move looks at the screen; else whoever looked before. */
  #viewerAt(actor: number): number {
    return this.players[actor]?.kind === 'person' ? actor : this.#scene.viewer;
  }

  #show(scene: Scene<T>): void {
    this.#scene = scene;
    for (const listener of this.#listeners) listener(scene);
  }

  async #save(): Promise<void> {
    const { id, title, players, hints } = this;
    const saved = { id, title, players, hints, key: this.#key, record: this.#record, at: Date.now(), holder: this.#holder };
    try {
      await this.#shelf.put(saved);
    } catch (error) {
      if (error instanceof Elsewhere) this.#leave();
      throw error;
    }
  }
}

function firstViewer(players: readonly Player[], actor: number): number {
  if (players[actor]?.kind === 'person') return actor;
  const person = players.findIndex((player) => player.kind === 'person');
  return person < 0 ? SPECTATOR : person;
}

/** What a view shows, whoever looks at it. */
function seen({ view }: Stand): string {
  return JSON.stringify({ ...(view as object), seat: null });
}

function resumption(table: string, record: GameRecord, key: string, viewer: number): Request {
  return { kind: 'resume', table, record, key, viewer };
}

/** So many bytes of luck, written out: what a page may draw on plain http, too. */
function random(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
