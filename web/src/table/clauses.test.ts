import { expect, test } from 'vitest';
import { matching, sections } from './clauses';

const RULES = `# Toy
Some words.

## Turn
**T1** Take a *tile*
and lay it.
**T1.2a** Or \`pass\`.

## End
**T2** The **last** tile ends it.
`;

test('clauses keep their ids, and lines that belong together are one', () => {
  expect(sections(RULES)).toEqual([
    { heading: 'Toy', clauses: [{ id: '', text: 'Some words.' }] },
    {
      heading: 'Turn',
      clauses: [
        { id: 'T1', text: 'Take a tile and lay it.' },
        { id: 'T1.2a', text: 'Or pass.' },
      ],
    },
    { heading: 'End', clauses: [{ id: 'T2', text: 'The last tile ends it.' }] },
  ]);
});

test('a search finds clauses by words and by id', () => {
  const ids = (wanted: string): string[] =>
    matching(sections(RULES), wanted).flatMap((section) => section.clauses.map(({ id }) => id));
  expect(ids('tile')).toEqual(['T1', 'T2']);
  expect(ids('tile last')).toEqual(['T2']);
  expect(ids('t1.2')).toEqual(['T1.2a']);
  expect(ids('bird')).toEqual([]);
});
