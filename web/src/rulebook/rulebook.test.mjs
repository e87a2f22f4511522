import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRulebook } from '../../build/rulebook.mjs';
import { chapters, inShort, matching } from './rulebook';

const TOY = `# Toy
Some words.

## In short

- **Goal.** Lay tiles.

## Turn
**T1** Take a *tile*
and lay it.

| a | b |
|---|---|
| 1 | 2 |

**T1.2a** Or \`pass T2\`, if T2 allows it.

---

## In writing
**T2** The **last** tile is \`z\`.

Nothing else is.
`;

const ROOT = join(import.meta.dirname, '../../../games');
const RULES = readdirSync(ROOT).flatMap((title) =>
  ['RULES.md', 'RULES.it.md', 'RULES.ru.md'].flatMap((name) => {
    try {
      return [{ name: `${title}/${name}`, markdown: readFileSync(join(ROOT, title, name), 'utf8') }];
    } catch {
      return [];
    }
  }),
);

test('clauses keep their ids, and a table belongs to the clause above it', () => {
  const book = readRulebook(TOY);
  expect(book.heading).toBe('Toy');
  expect(book.intro.map(({ text }) => text)).toEqual(['Some words.']);
  expect(book.sections.map(({ heading, appendix }) => [heading, appendix])).toEqual([
    ['In short', false],
    ['Turn', false],
    ['In writing', true],
  ]);
  const [, turn, writing] = book.sections;
  expect(turn.passages.map(({ id }) => id)).toEqual(['T1', 'T1.2a']);
  expect(turn.passages[0].html).toContain('<p>Take a <em>tile</em>\nand lay it.</p>');
  expect(turn.passages[0].html).toContain('<td>2</td>');
  expect(turn.passages[1].html).toContain('<code>pass T2</code>, if <a href="#clause-T2" data-clause="T2">T2</a> allows');
  expect(writing.passages[0].html).toContain('<code>z</code>');
  expect(writing.passages[0].html).toContain('Nothing else is.');
});

test('a search finds clauses by words and by id', () => {
  const book = readRulebook(TOY);
  const ids = (wanted) =>
    matching(chapters(book), wanted).flatMap((section) => section.passages.map(({ id }) => id));
  expect(ids('tile')).toEqual(['T1', 'T2']);
  expect(ids('tile last')).toEqual(['T2']);
  expect(ids('t1.2')).toEqual(['T1.2a']);
  expect(ids('bird')).toEqual([]);
});

test('every title has its rules in three languages', () => {
  expect(RULES.length).toBeGreaterThanOrEqual(15);
  expect(RULES.length % 3).toBe(0);
});

test.each(RULES)('$name begins with goal, turn and end, and ends with an appendix', ({ markdown }) => {
  const book = readRulebook(markdown);
  const short = inShort(book);
  expect(short?.passages[0].html.match(/<li><strong>/g)).toHaveLength(3);
  expect(book.sections.at(-1).appendix).toBe(true);
  expect(book.sections[1].appendix).toBe(false);
});

test.each(RULES)('$name comes out without a mark of Markdown, and no clause is lost', ({ markdown }) => {
  const book = readRulebook(markdown);
  const html = book.sections.flatMap(({ passages }) => passages.map((passage) => passage.html)).join('\n');
  expect(html.replace(/<code>.*?<\/code>/g, '')).not.toMatch(/\*\*|(^|\s)[*_]\w|\|\s*-|^\s*\|/m);
  const ids = book.sections.flatMap(({ passages }) => passages.map(({ id }) => id).filter(Boolean));
  expect(ids).toEqual([...markdown.matchAll(/^\*\*([A-Z]+[0-9]+(?:\.[0-9]+)*[a-z]?)\*\*/gm)].map((match) => match[1]));
});
