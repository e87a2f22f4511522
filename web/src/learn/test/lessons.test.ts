// Every lesson in every language, taken from its first step into a first game with the real rules.
import { expect, test } from 'vitest';
import { LocalTable, memoryShelf, Rules, type TitleId } from '@rules';
import { startWorker } from '../../rules/test/worker';
import { LANGUAGES } from '../../words/phrasebook';
import { ALL_LESSONS, type Lesson, lesson, lessonWords } from '../lesson';
import { Teacher } from '../teacher.svelte';

const rules = new Rules(() => startWorker());
const FEWEST = 8;
const MOST = 15;
/** So many of the moves that a step asks for are tried, and so many others. */
const TRIED = 6;

const called = ALL_LESSONS.map((id) => ({ id, name: id.name ? `${id.title}/${id.name}` : id.title }));

async function fetched(id: (typeof called)[number]['id']): Promise<Lesson> {
  const found = await lesson(id);
  if (!found) throw new Error(`no lesson ${id.title}/${id.name}`);
  return found;
}

test('there are lessons', () => {
  expect(called.length).toBeGreaterThan(0);
});

test.each(called)('$name is taken from the first step to the last', async ({ id }) => {
  const teacher = new Teacher<TitleId>(rules.title(id.title), await fetched(id));
  expect(teacher.count).toBeGreaterThanOrEqual(FEWEST);
  expect(teacher.count).toBeLessThanOrEqual(MOST);
  for (let step = 0; step < teacher.count; step++) {
    await teacher.begin(step);
    expect(teacher.index, 'a step that cannot begin').toBe(step);
    if (teacher.step.do) await answered(teacher, step);
    expect(teacher.mayGoOn, teacher.step.id).toBe(true);
  }
  expect(teacher.isLast).toBe(true);
});

/** Each asked-for move is legal and good; any other legal one is answered and changes nothing. */
async function answered(teacher: Teacher<TitleId>, step: number): Promise<void> {
  const { id } = teacher.step;
  const view = teacher.scene?.view;
  expect(teacher.scene?.actor, `${id}: the learner's turn`).toBe(teacher.scene?.viewer);
  const answers = await teacher.answers();
  expect(answers.length, `${id}: moves that are asked for`).toBeGreaterThan(0);
  for (const pattern of teacher.step.do ?? []) {
    expect(answers.some(({ text }) => text === pattern) || pattern.includes('*'), `${id}: ${pattern} is legal`).toBe(true);
  }
  const { moves } = await rules.title(teacher.title).legal(view as never, { most: 400 });
  const others = moves.filter(({ text }) => !answers.some((answer) => answer.text === text)).slice(0, TRIED);
  for (const { text, move } of others) {
    expect(await teacher.choose(move), `${id}: ${text}`).toBeNull();
    expect(teacher.stage, `${id}: ${text}`).toBe('other');
    expect(teacher.scene?.view).toBe(view);
  }
  for (const { text, move } of answers.slice(0, TRIED).reverse()) {
    await teacher.begin(step);
    expect(await teacher.choose(move), `${id}: ${text}`).toBeNull();
    expect(teacher.stage, `${id}: ${text}`).toBe('good');
  }
}

test.each(called)('$name refuses as the rules do', async ({ id }) => {
  const teacher = new Teacher<TitleId>(rules.title(id.title), await fetched(id));
  for (let step = 0; step < teacher.count; step++) {
    await teacher.begin(step);
    if (!teacher.step.do) continue;
    expect(await teacher.choose('nonsense 99'), teacher.step.id).not.toBeNull();
    expect(teacher.stage).toBe('asked');
    const [answer] = await teacher.answers();
    await teacher.choose(answer?.text ?? '');
  }
});

test.each(called)('$name is said in every language', async ({ id }) => {
  const { steps } = await fetched(id);
  const wanted = steps.flatMap((step) => [
    `steps.${step.id}.say`,
    ...(step.do ? [`steps.${step.id}.good`, `steps.${step.id}.else`] : []),
  ]);
  for (const language of LANGUAGES) {
    const book = await lessonWords(id, language);
    const keys = book.keys().filter((key) => key.startsWith('steps.'));
    expect([...keys].sort(), language).toEqual([...wanted].sort());
    // A further lesson of a title says what it is called.
    expect(book.has('called'), language).toBe(id.name !== '');
  }
});

test.each(called)('$name leads into a first game', async ({ id }) => {
  const { options = {} } = await fetched(id);
  const { titles } = await rules.house();
  const seats = titles.find((title) => title.id === id.title)?.fewestSeats ?? 0;
  const players = Array.from({ length: seats }, () => ({ kind: 'person' as const, name: 'Ada' }));
  const table = await LocalTable.open(rules, memoryShelf(), id.title, players, { options });
  expect(table.scene.actor).toBeGreaterThanOrEqual(0);
  expect(table.setup.options).toMatchObject(options);
});
