// A table on the server. What it shows is made of what the server let us hear.
import { type AnyMove, plain, Refused, type Scene, type Setup, SPECTATOR, type TableStep, type TitleId, type ViewOf } from '@rules';
import type { HeardClocks } from '../clock/seat-clock';
import { tableOf } from './rest';
import { TableSocket, type Wish } from './socket';
import { stepsIn } from './steps';
import { type TakingBack, takingBack } from './taking-back';
import type { Message, TableInfo, Told } from './wire';

/** A view in the title's own words; each says whose eyes it is for, and who must decide. */
type AnyView = { readonly seat: number; readonly actor: number };

/** All that is not the game itself: who is there, what they say, whether we are connected. */
export interface Company {
  readonly info: TableInfo;
  readonly connected: boolean;
  /** Our number at this table; null for those who only watch. */
  readonly person: number | null;
  readonly seats: readonly number[];
  readonly invite: string | null;
  readonly present: readonly number[];
  readonly watchers: number;
  readonly chat: readonly { readonly at: number; readonly person: number; readonly text: string }[];
  /** Null where people may think as long as they like. */
  readonly clocks: HeardClocks | null;
  /** The seats that bots keep because their time ran out. */
  readonly ranOut: readonly number[];
  /** The last wish to take moves back and what became of it, until somebody moves again. */
  readonly takingBack: TakingBack | null;
}

/** What becomes of a table that cannot be reached. */
export interface Door {
  /** The table does not want us: unknown, or a wrong token. */
  rejected(refused: Refused): void;
  /** Nobody has answered yet; the socket goes on trying. */
  unanswered(): void;
}

const NOBODY = -2;

export class RemoteTable {
  readonly id: string;
  readonly #socket: TableSocket;
  readonly #token: string | null;
  readonly #scenes = new Set<(scene: Scene<TitleId>) => void>();
  readonly #companies = new Set<(company: Company) => void>();
  #entries: Told[] = [];
  #views: readonly AnyView[] = [];
  #scene: Scene<TitleId> | undefined;
  #company: Company | undefined;
  readonly #door: Door;

  constructor(id: string, token: string | null, door: Door) {
    this.id = id;
    this.#token = token;
    this.#door = door;
    const url = new URL(`api/tables/${id}/socket`, document.baseURI);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    this.#socket = new TableSocket(url.href, {
      hello: () => ({ kind: 'hello', token: this.#token, from: this.#seq + 1 }),
      heard: (message) => this.#hear(message),
      connected: (connected) => this.#tell({ connected }),
      rejected: (refused) => door.rejected(refused),
      unanswered: () => void this.#askAtTheDoor(),
    });
  }

  /** A socket that is refused does not say why; the other door does. */
  async #askAtTheDoor(): Promise<void> {
    try {
      await tableOf(this.id);
    } catch (error) {
      if (error instanceof Refused && error.refusal.clause === 'table.unknown') {
        this.#socket.close();
        this.#door.rejected(error);
        return;
      }
    }
    if (!this.#company) this.#door.unanswered();
  }

  /** Tries to reach the table at once. */
  retry(): void {
    this.#socket.retry();
  }

  get title(): TitleId {
    return this.#answered.info.title as TitleId;
  }

  get setup(): Setup {
    return this.#answered.info.setup;
  }

  get scene(): Scene<TitleId> | undefined {
    return this.#scene;
  }

  get company(): Company | undefined {
    return this.#company;
  }

  subscribe(listener: (scene: Scene<TitleId>) => void): () => void {
    this.#scenes.add(listener);
    if (this.#scene) listener(this.#scene);
    return () => this.#scenes.delete(listener);
  }

  watch(listener: (company: Company) => void): () => void {
    this.#companies.add(listener);
    if (this.#company) listener(this.#company);
    return () => this.#companies.delete(listener);
  }

  isMine(seat: number): boolean {
    return this.#company?.seats.includes(seat) ?? false;
  }

  async play(move: AnyMove<TitleId>): Promise<void> {
    const seat = this.#scene?.actor ?? NOBODY;
    await this.say({ kind: 'move', seat, move: plain(move), after: this.#seq });
  }

  /**
   * Takes back the last move of ours; of several own seats it is the one that moved last. Others may have to be
   * asked: what becomes of it is in `takingBack`.
   */
  async undo(): Promise<boolean> {
    const seat = this.#lastOwnMover();
    if (seat === undefined) throw new Refused({ clause: 'table.nothing-to-undo', arguments: {} });
    await this.say({ kind: 'undo', seat });
    return false;
  }

  #lastOwnMover(): number | undefined {
    const { info, seats } = this.#answered;
    const moved = this.#live().flatMap(({ what }) => (what.kind === 'moved' ? [what.seat] : []));
    return moved.findLast((seat) => seats.includes(seat) && info.chairs[seat]?.bot == null);
  }

  /** Any other command; a refusal is thrown. */
  async say(wish: Wish): Promise<void> {
    await this.#socket.ask(wish);
  }

  async at(ply: number): Promise<Scene<TitleId>> {
    const entry = this.#live().find(({ what }) =>
      ply === 0 ? what.kind === 'started' : what.kind === 'moved' && what.ply === ply,
    );
    if (!entry) throw new Error(`no move ${ply}`);
    const answer = await this.#socket.ask({ kind: 'look', seq: entry.seq });
    const view = this.#own(answer.kind === 'looked' ? viewsIn(answer) : []);
    return {
      view: view as unknown as ViewOf<TitleId>,
      viewer: view?.seat ?? SPECTATOR,
      actor: view?.actor ?? NOBODY,
      ply,
      hidden: false,
      steps: stepsIn([entry]),
      result: null,
      thinking: false,
      trouble: null,
    };
  }

  async history(since = -1): Promise<readonly TableStep<TitleId>[]> {
    return stepsIn(this.#live()).filter(({ ply }) => ply > since);
  }

  close(): Promise<void> {
    this.#socket.close();
    return Promise.resolve();
  }

  get #answered(): Company {
    if (!this.#company) throw new Error('the table has not answered yet');
    return this.#company;
  }

  get #seq(): number {
    return this.#entries.at(-1)?.seq ?? -1;
  }

  /** The entries that count: what was taken back is left out. */
  #live(): readonly Told[] {
    let kept: Told[] = [];
    for (const entry of this.#entries) {
      const { what } = entry;
      if (what.kind === 'undone') {
        kept = kept.filter((each) => each.what.kind !== 'moved' || each.what.ply < what.ply);
      } else {
        kept.push(entry);
      }
    }
    return kept;
  }

  #hear(message: Message): void {
    if (message.kind === 'present') {
      this.#tell({ present: message.people, watchers: message.watchers });
    } else if (message.kind === 'welcome' || message.kind === 'heard') {
      const fresh = message.entries.filter(({ seq }) => seq > this.#seq);
      this.#entries = [...this.#entries, ...fresh];
      if (message.views.length > 0) this.#views = viewsIn(message);
      const { seats } = message;
      const info = message.table ?? this.#company?.info;
      if (!info) return;
      const clocks = message.clocks && { ...message.clocks, heardAt: performance.now() };
      if (message.kind === 'welcome') {
        this.#tell({ info, seats, person: message.person, invite: message.invite, clocks, ...this.#told() });
      } else {
        // The link is another one when somebody was shown out.
        const invite = message.invite ?? this.#company?.invite ?? null;
        this.#tell({ info, seats, invite, clocks, ...this.#told() });
      }
      this.#show(fresh, message.kind === 'welcome');
    }
  }

  #told(): Pick<Company, 'chat' | 'takingBack' | 'ranOut'> {
    const chat = this.#entries.flatMap(({ at, what }) =>
      what.kind === 'chatted' ? [{ at, person: what.person, text: what.text }] : [],
    );
    return { chat, takingBack: takingBack(this.#entries), ranOut: ranOut(this.#entries) };
  }

  #tell(changed: Partial<Company>): void {
    const before = this.#company ?? {
      connected: true,
      person: null,
      seats: [],
      invite: null,
      present: [],
      watchers: 0,
      chat: [],
      clocks: null,
      ranOut: [],
      takingBack: null,
    };
    const company = { ...before, ...changed };
    if (!('info' in company)) return;
    this.#company = company as Company;
    for (const listener of this.#companies) listener(this.#company);
  }

  #show(fresh: readonly Told[], isFirst: boolean): void {
    const view = this.#own(this.#views);
    const company = this.#company;
    if (!view || !company) return;
    const live = this.#live();
    const ply = live.reduce((most, { what }) => (what.kind === 'moved' ? Math.max(most, what.ply) : most), 0);
    this.#scene = {
      view: view as unknown as ViewOf<TitleId>,
      viewer: view.seat,
      actor: company.info.status === 'playing' ? view.actor : NOBODY,
      ply,
      hidden: this.#views.some((each) => seen(each) !== seen(view)),
      // Who comes in late is shown the table as it is, not a film of how it came about.
      steps: isFirst ? [] : stepsIn(fresh),
      result: company.info.result,
      thinking: company.info.chairs[view.actor]?.bot != null,
      trouble: null,
    };
    for (const listener of this.#scenes) listener(this.#scene);
  }

  /** Of several own seats the one whose turn it is looks at the screen. */
  #own(views: readonly AnyView[]): AnyView | undefined {
    return views.find((view) => view.actor === view.seat) ?? views[0];
  }
}

function viewsIn({ views }: { readonly views: readonly unknown[] }): readonly AnyView[] {
  return views as readonly AnyView[];
}

/** The seats that bots keep since their time ran out. */
function ranOut(entries: readonly Told[]): readonly number[] {
  const out = new Set<number>();
  for (const { what } of entries) {
    if (what.kind === 'time-ran-out') out.add(what.seat);
    if (what.kind === 'seated' && what.chair.bot === null) out.delete(what.seat);
  }
  return [...out];
}

/** What a view shows, whoever looks at it. */
function seen(view: AnyView): string {
  return JSON.stringify({ ...view, seat: null });
}
