import { afterAll, describe, expect, it } from 'vitest';
import { LocalTable, type Player, Rules, memoryShelf } from '@rules';
import { startWorker } from '@web/rules/test/worker';
import type { AlhambraView } from '@web/rules/types/alhambra';
import { fieldNamed, landing } from './chances';
import { landingOf } from './foresee';
import { fieldIndex } from './pieces';
import { framesOf, stills } from './unfold';
import { longestWall } from './walls';

const rules = new Rules(() => startWorker());
afterAll(() => rules.close());

/** What frames show. A start player chip that nobody took is put away without an event. */
function seen({ dice, columns, figures, round, caliph, next, gone }: AlhambraView) {
  return {
    round,
    caliph,
    next,
    gone: [...gone].sort(),
    dice: { shown: dice.shown, thrown: dice.thrown, black: dice.black },
    columns: columns.map(({ markers, bonus, stones, offer }) => ({
      markers: [...markers].sort((a, b) => fieldIndex(a.field) - fieldIndex(b.field)),
      bonus: bonus === 'start' ? null : bonus,
      stones,
      offer,
    })),
    figures: figures.map(({ inHand, out, redesigns, points, chips, palace, reserve }) => ({
      inHand,
      out,
      redesigns,
      points,
      chips,
      palace: [...palace].sort((a, b) => a.square.localeCompare(b.square)),
      reserve: [...reserve].sort(),
    })),
  };
}

const TABLES = [
  { people: 3, variant: 'basic' },
  { people: 2, variant: 'basic' },
  { people: 3, variant: 'alcazaba' },
  { people: 2, variant: 'alcazaba' },
];

describe.each(TABLES)('$people people, $variant', ({ people, variant }) => {
  it('frames of whole games lead where the rules lead', { timeout: 600_000 }, async () => {
    const players = ['Ada', 'Bruno', 'Nora'].slice(0, people).map((name): Player => ({ kind: 'person', name }));
    const kinds = new Set<string>();
    let marked = 0;
    for (let game = 0; game < 1; game++) {
      const table = await LocalTable.open(rules, memoryShelf(), 'alhambra', players, { first: 0, options: { variant } });
      while (table.scene.actor >= 0) {
        const { view, ply } = table.scene;
        const { moves } = await rules.title('alhambra').legal(view);
        // Chips, redesigns and wins are rarer than throws: whatever is no throw comes first, by turns.
        const others = moves.filter(({ move }) => move.kind !== 'keep');
        const from = ply % 3 === 0 ? moves : others.length > 0 ? [...others].reverse() : moves;
        const move = from[(5 * ply + game) % from.length]!;
        if (move.move.kind === 'place') {
          const { events } = await rules.title('alhambra').preview(view, move.move);
          const { colour } = move.move;
          const symbols = view.dice.shown.filter((die) => die === colour).length + (view.dice.black === colour ? 1 : 0);
          const at = landing(view, colour, symbols, view.dice.thrown);
          expect(at === null ? null : fieldNamed(at)).toBe(landingOf(events)?.field);
        }
        const viewer = table.scene.viewer;
        await table.play(move.text);
        const next = await table.at(ply + 1, viewer);
        const events = next.steps.flatMap(({ events }) => events);
        for (const event of events) kinds.add(event.kind);
        const frames = framesOf(view, events);
        marked += stills(frames).length;
        if (frames.length > 0) expect(seen(frames.at(-1)!.after)).toEqual(seen(next.view));
        for (const { palace, wall } of next.view.figures) expect(longestWall(palace).length).toBe(wall);
      }
    }
    expect(marked).toBeGreaterThan(50);
    const due = variant === 'basic' ? ['stone-moved', 'chip-taken', 'stone-scored'] : ['tile-built', 'tile-stored', 'tiles-scored'];
    expect([...kinds]).toEqual(expect.arrayContaining(['kept', 'thrown', 'placed', 'scoring-began', 'ended', ...due]));
    expect(kinds.has('carlo-placed')).toBe(people === 2);
  });
});
