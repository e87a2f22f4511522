import { expect, test } from 'vitest';
import { LocalTable, memoryShelf, Rules, type TitleId } from '@rules';
import { startWorker } from '../../rules/test/worker';
import { LANGUAGES } from '../../words/phrasebook';
import { because, counsel, reasonsOf } from '../guide';
import { lessonWords } from '../lesson';

const rules = new Rules(() => startWorker());
const TITLES: readonly TitleId[] = ['azul', 'palazzo', 'kensington', 'alhambra', 'bossa'];
const MOVES = 24;

test('a reason fits by what a move is and by what it does', () => {
  const reasons = [
    { because: 'spill', event: { kind: 'took', fallen: '*' } },
    { because: 'full', event: { kind: 'took', tiles: '@line' } },
    { because: 'take', move: { kind: 'take' } },
  ];
  const take = { kind: 'take' };
  expect(because(reasons, take, [{ kind: 'took', tiles: 2, line: 2, fallen: 1 }])).toBe('spill');
  expect(because(reasons, take, [{ kind: 'took', tiles: 2, line: 2, fallen: null }])).toBe('full');
  expect(because(reasons, take, [{ kind: 'took', tiles: 2, line: 3, fallen: null }])).toBe('take');
  expect(because(reasons, { kind: 'place' }, [])).toBeNull();
});

test.each(TITLES)('%s: the guide has a legal move and a reason at every turn', async (title) => {
  const people = [1, 2].map((n) => ({ kind: 'person' as const, name: `Player ${n}` }));
  const table = await LocalTable.open(rules, memoryShelf(), title, people, { first: 0 });
  const its = rules.title(title);
  for (let ply = 0; ply < MOVES && table.scene.actor >= 0; ply++) {
    const found = await counsel(its, table.scene.view, { iterations: 4 });
    expect(found?.because, found?.move.text).not.toBeNull();
    expect(await its.why(table.scene.view, found?.move.text ?? '')).toBeNull();
    await table.play(found?.move.text ?? '');
  }
});

test.each(TITLES)('%s: every reason is said in every language', async (title) => {
  const wanted = [...new Set((await reasonsOf(title)).map((reason) => `guide.${reason.because}`))].sort();
  expect(wanted.length).toBeGreaterThan(0);
  for (const language of LANGUAGES) {
    const keys = (await lessonWords({ title, name: '' }, language)).keys().filter((key) => key.startsWith('guide.'));
    expect([...keys].sort(), language).toEqual(wanted);
  }
});
