import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRulebook } from '../../build/rulebook.mjs';
import { ALL_LESSONS, lesson, lessonWords } from '../learn/lesson';
import { LANGUAGES } from '../words/phrasebook';
import { meaningsOf, meant } from './what';

const GAMES = join(import.meta.dirname, '../../../games');
const TITLES = ['azul', 'palazzo', 'kensington', 'alhambra', 'bossa'];
const TARGETS = /<(?:Target|Button|SignPlate|Sign)\s+name="([^"]+)"/g;
const WHATS = /data-what="([^"]+)"/g;

/** The board's sources; what is written into a name while it runs stands there in braces. */
function sources(title) {
  const folder = join(GAMES, title, 'web');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.svelte'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

test('the first meaning that fits is meant', () => {
  const meanings = {
    floor: { clause: 'A6.1', targets: ['line 0'] },
    line: { clause: 'A3.5', targets: ['line *'] },
  };
  expect(meant(meanings, 'line 0')).toBe('floor');
  expect(meant(meanings, 'line 3')).toBe('line');
  expect(meant(meanings, 'wall')).toBeNull();
});

test.each(TITLES)('%s: every target that has a fixed beginning means something', async (title) => {
  const meanings = await meaningsOf(title);
  const names = [...sources(title).matchAll(TARGETS)].map(([, name]) => name ?? '').filter((name) => !name.startsWith('{'));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => meant(meanings, name.replace(/\{[^}]*\}/g, '1')) === null)).toEqual([]);
});

test.each(TITLES)('%s: every thing on the board that says what it is has a meaning', async (title) => {
  const meanings = await meaningsOf(title);
  const whats = [...sources(title).matchAll(WHATS)].map(([, what]) => what ?? '');
  expect(whats.length).toBeGreaterThan(0);
  expect(whats.filter((what) => !(what in meanings))).toEqual([]);
});

test('whatever a lesson points at means something', async () => {
  const pointed = await Promise.all(
    ALL_LESSONS.map(async (id) => {
      const [meanings, found] = await Promise.all([meaningsOf(id.title), lesson(id)]);
      const names = (found?.steps ?? []).flatMap(({ point = [] }) => point);
      return names.filter((name) => !(name in meanings) && meant(meanings, name) === null).map((name) => `${id.title}: ${name}`);
    }),
  );
  expect(pointed.flat()).toEqual([]);
});

test.each(TITLES)('%s: each meaning has its clause, and its words in every language', async (title) => {
  const meanings = await meaningsOf(title);
  const book = readRulebook(readFileSync(join(GAMES, title, 'RULES.md'), 'utf8'));
  const clauses = book.sections.flatMap((section) => section.passages.map(({ id }) => id));
  expect(Object.values(meanings).filter(({ clause }) => !clauses.includes(clause))).toEqual([]);
  const wanted = Object.keys(meanings).flatMap((what) => [`what.${what}.does`, `what.${what}.name`]);
  for (const language of LANGUAGES) {
    const keys = (await lessonWords({ title, name: '' }, language)).keys().filter((key) => key.startsWith('what.'));
    expect([...keys].sort(), language).toEqual([...wanted].sort());
  }
});
