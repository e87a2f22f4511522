// Who is called what at a table on the server.
import { type HeardClocks, seatClock } from '../clock/seat-clock';
import type { Sitter } from '../table/open-table';
import type { TableInfo } from './wire';

export interface Callings {
  bot(n: number): string;
  standIn(name: string): string;
  seat(n: number): string;
}

const nameOf = ({ people }: TableInfo, person: number | null): string | undefined =>
  people.find((each) => each.person === person)?.name;

/** One name a seat. Bots are told apart by theirs, and who minds a seat for somebody bears that name. */
export function seatNames(table: TableInfo, called: Callings): readonly string[] {
  let bots = 0;
  return table.chairs.map(({ person, bot }, seat) => {
    const name = nameOf(table, person);
    if (bot === null) return name ?? called.seat(seat + 1);
    return name === undefined ? called.bot(bots++) : called.standIn(name);
  });
}

/** What there is to say of each seat besides its name. */
export function sitters(table: TableInfo, present: readonly number[], clocks: HeardClocks | null): readonly Sitter[] {
  return table.chairs.map(({ person, bot }, seat) => ({
    bot,
    standsIn: bot !== null && person !== null,
    away: bot === null && person !== null && !present.includes(person),
    gaveUp: table.resigned.includes(seat),
    clock: table.status === 'playing' ? seatClock(clocks, table.terms.pace, seat) : null,
  }));
}

/** Those who gave up, and who has won by it: nobody where the rules went on to decide. */
export function givingUp(table: TableInfo, names: readonly string[]): { readonly gone: readonly string[]; readonly winner: string | null } {
  const owners = table.chairs.map(({ person }, seat) => nameOf(table, person) ?? names[seat] ?? '');
  const left = owners.filter((_, seat) => !table.resigned.includes(seat));
  return {
    gone: table.resigned.map((seat) => owners[seat] ?? ''),
    winner: table.result === null && left.length === 1 ? (left[0] ?? null) : null,
  };
}

/** Whether at most one person plays here: then nobody is put at a disadvantage by a hint. */
export function isAmongBots({ chairs }: TableInfo): boolean {
  return new Set(chairs.flatMap(({ person }) => (person === null ? [] : [person]))).size <= 1;
}
