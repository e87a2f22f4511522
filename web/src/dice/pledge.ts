// What this browser was told of the dice of a table before the game, and what it added to them: that is what makes the
// proof at the end a proof to whoever sits here.
import { Refused } from '@rules';
import { keep, keptAs } from '../kept';
import type { Company } from '../remote/table';
import type { Wish } from '../remote/socket';

export interface Pledge {
  readonly table: string;
  readonly commitment: string;
  /** Null if this browser has added nothing. */
  readonly contribution: string | null;
}

const STORED = 'loggia.pledges';
const MOST = 100;
const BYTES = 16;

export const pledgeAt = (table: string): Pledge | undefined => all().find((each) => each.table === table);

const all = (): readonly Pledge[] => keptAs<Pledge[]>(STORED, []);

function remember(pledge: Pledge): void {
  const others = all().filter(({ table }) => table !== pledge.table);
  keep(STORED, JSON.stringify([pledge, ...others].slice(0, MOST)));
}

/** What nobody can foresee. */
function contribution(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Remembers what the table has committed to, and adds something of our own as soon as we have a seat. */
export class Contributor {
  readonly #table: string;
  readonly #say: (wish: Wish) => Promise<void>;
  #asked = false;

  constructor(table: string, say: (wish: Wish) => Promise<void>) {
    this.#table = table;
    this.#say = say;
  }

  async look({ info, person, seats, connected }: Company): Promise<void> {
    if (info.commitment === null) return;
    const known = pledgeAt(this.#table) ?? { table: this.#table, commitment: info.commitment, contribution: null };
    if (!pledgeAt(this.#table)) remember(known);
    const isOurs = info.people.some((each) => each.person === person && each.contribution !== null);
    if (this.#asked || isOurs || !connected || info.status !== 'waiting' || seats.length === 0) return;
    this.#asked = true;
    const ours = { ...known, contribution: contribution() };
    remember(ours);
    try {
      await this.#say({ kind: 'contribute', contribution: ours.contribution });
    } catch (error) {
      // Another device of ours was first, or the game has begun: nothing of this one counts. Else it is tried again.
      if (error instanceof Refused) remember(known);
      else this.#asked = false;
    }
  }
}
