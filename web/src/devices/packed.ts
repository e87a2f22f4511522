// Seats on their way to another device, behind the # of a link: no request ever carries them.
import type { Ticket } from '../remote/wire';

/** So many fit into a code that a camera can read. */
const MOST = 40;
const SEAT = /^([a-z2-9]{16})([A-Za-z0-9_-]{22})$/;

export function seatsLink(base: string, seats: readonly Ticket[]): string {
  const packed = seats.slice(0, MOST).map(({ table, token }) => table + token);
  return new URL(`#/seats/${packed.join('.')}`, base).href;
}

/** What can be read of it: a link that somebody cut brings what is whole. */
export function unpacked(text: string): readonly Ticket[] {
  return text.split('.').flatMap((each) => {
    const [, table, token] = SEAT.exec(each) ?? [];
    return table && token ? [{ table, token }] : [];
  });
}
