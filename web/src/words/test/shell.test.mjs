import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES, Phrasebook } from '../phrasebook';

const ROOT = join(import.meta.dirname, '../../../..');

function book(language) {
  const file = join(ROOT, 'web/text', `${language}.json`);
  return new Phrasebook(language, JSON.parse(readFileSync(file, 'utf8')));
}

/** Every source of the page, where keys are asked for. */
function sources(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /\.(ts|svelte)$/.test(file.name))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'));
}

const english = book('en');

test.each(LANGUAGES)('%s has every text of the page', (language) => {
  expect(book(language).keys().toSorted()).toEqual(english.keys().toSorted());
});

test('every text that the page asks for is there', () => {
  const asked = sources(join(ROOT, 'web/src')).flatMap((source) =>
    [...source.matchAll(/\bt\(\s*'([a-z0-9.-]+)'/g)].map((match) => match[1] ?? ''),
  );
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((key) => !english.has(key))).toEqual([]);
});

test('no text of the page is left over', () => {
  const all = sources(join(ROOT, 'web/src')).join('\n');
  const unused = english.keys().filter((key) => {
    const group = key.slice(0, key.lastIndexOf('.') + 1);
    return !all.includes(`'${key}'`) && !all.includes(`\`${group}\${`) && !key.startsWith('level.');
  });
  expect(unused).toEqual([]);
});
