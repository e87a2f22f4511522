// Every section of the rules has a picture, and the rules say what happens in it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { Rules } from '@rules';
import { readRulebook } from '../../build/rulebook.mjs';
import { lessonWords } from '../learn/lesson';
import { startWorker } from '../rules/test/worker';
import { meaningsOf, meant } from '../what/what';
import { LANGUAGES } from '../words/phrasebook';
import { words } from '../words/words.svelte';
import { exampleOf, picturesOf } from './pictures';
import { chapters } from './rulebook';

vi.hoisted(() => {
  // Words ask the browser which language it prefers.
  globalThis.navigator ??= { languages: ['en'] };
});

const GAMES = join(import.meta.dirname, '../../../games');
const TITLES = ['azul', 'palazzo', 'kensington', 'alhambra', 'bossa'];
const NAMES = ['Anna', 'Bianca', 'Dario', 'Elena'];
const rules = new Rules(() => startWorker());

function sectionsOf(title) {
  const book = readRulebook(readFileSync(join(GAMES, title, 'RULES.md'), 'utf8'));
  return chapters(book).filter(({ appendix }) => !appendix);
}

test.each(TITLES)('%s: every section has its picture, and no picture is without a section', async (title) => {
  const wanted = sectionsOf(title).map(({ passages }) => passages[0].id);
  expect(Object.keys(await picturesOf(title))).toEqual(wanted);
});

test.each(TITLES)('%s: what happens in the pictures is told in every language', async (title) => {
  for (const [clause, picture] of Object.entries(await picturesOf(title))) {
    for (const language of LANGUAGES) {
      const book = await words.table(title, () => NAMES, language);
      const { said, hinted } = await exampleOf(rules.title(title), book, picture);
      expect(said.length + (picture.about ?? []).length, clause).toBeGreaterThan(0);
      expect(said.join(' '), clause).not.toMatch(/⟨/);
      if (picture.move) expect(said, clause).not.toEqual([]);
      if (picture.before) expect(hinted, clause).not.toBeNull();
    }
  }
});

test.each(TITLES)('%s: what is refused is refused by the section that the picture is for', async (title) => {
  const pictures = await picturesOf(title);
  for (const { passages } of sectionsOf(title)) {
    const { refused, position } = pictures[passages[0].id];
    if (!refused) continue;
    const { view } = await rules.title(title).lay(position);
    const refusal = await rules.title(title).why(view, refused);
    expect(passages.map(({ id }) => id)).toContain(refusal?.clause);
  }
});

test.each(TITLES)('%s: what pictures are about, and what they show, lies on the board', async (title) => {
  const meanings = await meaningsOf(title);
  const book = await lessonWords({ title, name: '' }, 'en');
  for (const [clause, { about = [], near = [] }] of Object.entries(await picturesOf(title))) {
    for (const what of about) expect(book.has(`what.${what}.does`), `${clause}: ${what}`).toBe(true);
    for (const name of near) expect(name in meanings || meant(meanings, name) !== null, `${clause}: ${name}`).toBe(true);
  }
});
