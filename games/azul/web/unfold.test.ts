import { afterAll, expect, it } from 'vitest';
import { LocalTable, type Player, Rules, memoryShelf } from '@rules';
import { startWorker } from '@web/rules/test/worker';
import type { AzulView } from '@web/rules/types/azul';
import { framesOf, stills } from './unfold';

const rules = new Rules(() => startWorker());
const people: readonly Player[] = ['Ada', 'Carlo', 'Nora'].map((name) => ({ kind: 'person', name }));
afterAll(() => rules.close());

/** What frames show; the rest of a view is bookkeeping that nobody sees travel. */
function seen({ displays, centre, marker, boards }: AzulView) {
  return {
    displays,
    centre,
    marker,
    boards: boards.map(({ score, lines, floor, wall }) => ({
      score,
      lines,
      floor,
      wall: [...wall].sort((a, b) => a.row - b.row || a.column - b.column),
    })),
  };
}

it.each(['coloured', 'grey'])('frames of a whole game lead where the rules lead, %s side', async (side) => {
  const chosen = { first: 0, options: { side, rounds: '3' } };
  const table = await LocalTable.open(rules, memoryShelf(), 'azul', people, chosen);
  let pops = 0;
  while (table.scene.actor >= 0) {
    const before = table.scene.view;
    const { moves } = await rules.title('azul').legal(before);
    await table.play(moves[(7 * table.scene.ply) % moves.length]!.text);
    const { view, steps } = table.scene;
    const frames = framesOf(before, steps.flatMap(({ events }) => events));
    pops += frames.flatMap((frame) => frame.pops).length;
    // At the end of a game the view counts bonuses that have events of their own.
    expect(seen(frames.at(-1)!.after)).toEqual(seen(view));
  }
  expect(pops).toBeGreaterThan(4);
});

it('players tile abreast', () => {
  const board = {
    score: 0,
    gained: 0,
    lost: 0,
    paid: 0,
    lines: [],
    floor: [],
    wall: [],
    rows: 0,
    columns: 0,
    colours: 0,
  };
  const view = { displays: [], centre: [], marker: null, boards: [board, board] };
  const scored = { kind: 'tile-scored', column: 1, colour: 'red', across: 1, down: 1, points: 1 } as const;
  const frames = framesOf(view as unknown as AzulView, [
    { ...scored, seat: 0, row: 1 },
    { ...scored, seat: 0, row: 2 },
    { ...scored, seat: 1, row: 1 },
  ]);
  expect(frames.map((frame) => frame.flights.length)).toEqual([2, 1]);
  expect(stills(frames)).toHaveLength(6);
});
