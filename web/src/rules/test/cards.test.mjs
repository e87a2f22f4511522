import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Rules } from '../rules';
import { startWorker } from './worker';

it('the first page says of every title how many can play it, as the rules have it', async () => {
  const { titles } = await new Rules(() => startWorker()).house();
  for (const { id, fewestSeats, mostSeats } of titles) {
    const file = join(import.meta.dirname, '../../../../games', id, 'web/card.json');
    const card = JSON.parse(readFileSync(file, 'utf8'));
    expect(card.players, id).toEqual([fewestSeats, mostSeats]);
    expect(card.minutes[0], id).toBeLessThanOrEqual(card.minutes[1]);
    expect(['light', 'medium', 'demanding'], id).toContain(card.weight);
  }
});
