// Ends what other devices may do with a seat: from now on it is known by another token, which only this browser has.
import { Refused } from '@rules';
import { keepPass } from '../remote/rest';
import { RemoteTable } from '../remote/table';
import type { Ticket } from '../remote/wire';

const BYTES = 16;

function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Is done when the server has stored it; while the connection is broken, that is asked again. */
export function renew(seat: Ticket): Promise<void> {
  const token = newToken();
  return new Promise((resolve, reject) => {
    let asking = false;
    let sent = false;
    const table = new RemoteTable(seat.table, seat.token, {
      // The old token opens no more: it was stored, only the answer did not arrive.
      rejected: (why) => (sent && why.refusal.clause === 'table.wrong-token' ? done() : fail(why)),
      unanswered: () => fail(new Error('no answer')),
    });
    function done(): void {
      keepPass({ table: seat.table, token });
      void table.close();
      resolve();
    }
    function fail(why: Error): void {
      void table.close();
      reject(why);
    }
    table.watch(({ connected }) => {
      if (asking || !connected) return;
      asking = true;
      sent = true;
      table.say({ kind: 'renew', token }).then(done, (error: unknown) => {
        asking = false;
        if (error instanceof Refused) fail(error);
      });
    });
  });
}
