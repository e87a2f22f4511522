import { afterEach, describe, expect, it } from 'vitest';
import { Refused, Rules } from '../rules';
import { memoryShelf, type Player } from '../saved';
import { LocalTable } from '../table';
import type { TitleId } from '../title';
import { startWorker } from './worker';

const rules = new Rules(() => startWorker());
const people: readonly Player[] = [
  { kind: 'person', name: 'Ada' },
  { kind: 'person', name: 'Carlo' },
];

const tables: LocalTable<TitleId>[] = [];

async function tableOf<T extends TitleId>(title: T): Promise<LocalTable<T>> {
  const table = await LocalTable.open(rules, memoryShelf(), title, people, { first: 0 });
  tables.push(table as unknown as LocalTable<TitleId>);
  return table;
}

afterEach(async () => {
  for (const table of tables.splice(0)) await table.close();
});

const { titles, levels } = await rules.house();

describe('the house', () => {
  it('has titles with seats and levels of bots', () => {
    expect(titles.map((title) => title.id)).toContain('bossa');
    for (const title of titles) expect(title.mostSeats).toBeGreaterThanOrEqual(title.fewestSeats);
    expect(levels.map((level) => level.name)).toContain('novice');
  });
});

describe.each(titles.map((title) => title.id as TitleId))('%s', (id) => {
  it('lists every legal move once, in one go or page by page', async () => {
    const { view } = (await tableOf(id)).scene;
    const title = rules.title(id);

    const all = await title.legal(view, { most: 500 });
    const paged: string[] = [];
    for (let from: number | null = 0; from !== null && paged.length < all.moves.length; ) {
      const page = await title.legal(view, { from, most: 7 });
      paged.push(...page.moves.map((move) => move.text));
      from = page.next;
    }

    expect(all.count).toBeGreaterThan(0);
    expect(new Set(paged).size).toBe(paged.length);
    expect(paged.slice(0, all.moves.length)).toEqual(all.moves.map((move) => move.text));
  });

  it('allows what it lists and refuses nonsense by clause', async () => {
    const { view } = (await tableOf(id)).scene;
    const title = rules.title(id);
    const [first] = (await title.legal(view, { most: 1 })).moves;

    expect(await title.why(view, first!.text)).toBeNull();
    await expect(title.why(view, 'nonsense 99')).rejects.toThrow(Refused);
  });

  it('foresees exactly what a move does', async () => {
    const table = await tableOf(id);
    const { view } = table.scene;
    const [first] = (await rules.title(id).legal(view, { most: 1 })).moves;

    const foreseen = await rules.title(id).preview(view, first!.text);
    await table.play(first!.text);
    const after = await table.at(1, 0);

    expect(foreseen.certain).toBe(true);
    const { events } = after.steps[0]!;
    expect(events.slice(0, foreseen.events.length)).toEqual(foreseen.events);
    // Where luck had its say afterwards, the table looks different again.
    if (events.length === foreseen.events.length) expect(after.view).toEqual(foreseen.view);
  });

  it('samples what luck may do', async () => {
    const { view } = (await tableOf(id)).scene;
    const [first] = (await rules.title(id).legal(view, { most: 1 })).moves;

    const odds = await rules.title(id).odds(view, first!.text, { samples: 50 });

    const counted = odds.outcomes.reduce((sum, outcome) => sum + outcome.count, odds.others);
    expect(counted).toBe(50);
  });

  it('advises moves that may be played, the surest first', async () => {
    const { view } = (await tableOf(id)).scene;
    const title = rules.title(id);

    const hints = await title.hint(view, { iterations: 24 });

    expect(hints.length).toBeGreaterThan(0);
    expect(hints.length).toBeLessThanOrEqual(3);
    for (const { move } of hints) expect(await title.why(view, move.text)).toBeNull();
    const sure = hints.map((hint) => hint.sure);
    expect(sure).toEqual([...sure].sort((one, other) => other - one));
  });

  it('chooses the same move for the same seed', async () => {
    const { view } = (await tableOf(id)).scene;
    const limits = { iterations: 16, seed: 7 };

    const once = await rules.title(id).choose(view, 'novice', limits);

    expect(await rules.title(id).choose(view, 'novice', limits)).toEqual(once);
  });

  it('tells the table in phrases', async () => {
    const { view } = (await tableOf(id)).scene;

    expect((await rules.title(id).tell(view)).phrases.length).toBeGreaterThan(0);
  });
});

describe('thinking', () => {
  it('leaves room for questions, and can be stopped', async () => {
    const { view } = (await tableOf('azul')).scene;
    const title = rules.title('azul');
    const stop = new AbortController();

    let stopped = false;
    const thought = title
      .hint(view, { iterations: 1_000_000_000, signal: stop.signal })
      .catch((error: Error) => {
        stopped = true;
        return error.name;
      });
    const answers = [];
    for (let i = 0; i < 5; i++) answers.push((await title.legal(view, { most: 1 })).count);

    expect(answers).toHaveLength(5);
    expect(stopped).toBe(false);
    stop.abort();
    expect(await thought).toBe('AbortError');
  });

  it('ends when its time is up', async () => {
    const { view } = (await tableOf('bossa')).scene;

    expect(await rules.title('bossa').hint(view, { ms: 30 })).not.toHaveLength(0);
  });
});

it('answers nobody whose turn it is not', async () => {
  const table = await tableOf('azul');
  const { view } = await table.at(0, 1);

  await expect(rules.title('azul').legal(view)).rejects.toMatchObject({
    refusal: { clause: 'core.not-your-turn' },
  });
});

describe('a review', () => {
  it('tells what it found on its way, leaves room for questions, and finds the same again', async () => {
    const table = await tableOf('bossa');
    for (let i = 0; i < 4; i++) {
      await table.play((await rules.title('bossa').legal(table.scene.view, { most: 1 })).moves[0]!.text);
    }
    const { record } = table;

    const whole = await rules.review(record, { iterations: 60 });
    const again = await rules.review(record, { iterations: 60 });

    expect(again).toEqual(whole);
    expect(whole).toMatchObject({ decided: 4, decisions: 4 });
    expect(whole.findings.moments.map((moment) => moment.move)).toEqual(record.entries.slice(1).map(({ move }) => move));
    for (const ledger of whole.findings.ledgers) {
      const { start, own, others, luck, unclear, end } = ledger;
      expect(start + own + others + luck + unclear).toBeCloseTo(end, 4);
    }
  });

  it('can be stopped, and a record that does not fit the rules is refused', async () => {
    const { record } = await tableOf('azul');
    const stop = new AbortController();
    const stopped = rules.review({ ...record }, { iterations: 1_000_000_000, signal: stop.signal });
    stop.abort();
    // With nothing decided there is nothing to look at, so it may be done before it hears of it.
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });

    await expect(rules.review({ ...record, entries: [] }, { iterations: 1 })).rejects.toThrow(Refused);
  });
});
