import { expect, it } from 'vitest';
import { Phrasebook, type Texts } from '@web/words/phrasebook';
import manifest from '../manifest.json';
import { Spelling } from './spelling';
import spelling from './spelling.ts?raw';
import spoken from './spoken.ts?raw';
import naming from './naming';
import en from './words.en.json';
import it_ from './words.it.json';
import toldEn from './told.en.json';
import toldIt from './told.it.json';
import toldRu from './told.ru.json';
import own from '../text/en.json';
import ru from './words.ru.json';

const keysOf = (texts: Texts): readonly string[] => [...new Phrasebook('en', texts).keys()].sort();
const keys = keysOf(en);
const COMPOSED = ['tile.', 'with.', 'form.', 'pose.', 'front.', 'kind.'];

it('says the same things in every language', () => {
  expect(keysOf(it_)).toEqual(keys);
  expect(keysOf(ru)).toEqual(keys);
  expect(keysOf(toldIt)).toEqual(keysOf(toldEn));
  expect(keysOf(toldRu)).toEqual(keysOf(toldEn));
});

it('tells anew what the title tells by code, and nothing else', () => {
  const texts = new Map(flat('', own));
  for (const key of keysOf(toldEn)) expect(texts.get(key)).toMatch(/\{(tile|pieces|outline|shape)\b/);
  const codes = [...texts].filter(([, text]) => /\{(tile|pieces|outline|shape)\}/.test(text)).map(([key]) => key);
  expect(codes.sort()).toEqual([...keysOf(toldEn)]);
});

it.each(['en', 'it', 'ru'] as const)('no code is left in what is told, %s', (language) => {
  const { texts, named } = naming(language);
  const book = new Phrasebook(language, texts, { mark: { brown: 'B' } });
  const codes = {
    seat: 0, from: 1, mark: 'brown', tile: 'Y-L3a-cat', outline: 'L4b', outlines: ['SQ4 ×3'], pieces: ['K-T4u@-2,0', 'R-SQ1@0,3'],
    x: -1, y: 2, paid: 1, front: 'yellow', ornament: 'cat', shape: 'L3a',
  };
  for (const key of book.keys()) {
    const said = book.text(key, named(codes));
    expect(said).not.toMatch(/⟨|[YKRWD]-[A-Z]|[A-Z]\d/);
  }
  expect(named({ paid: 0 }).fee).toBeNull();
});

function flat(prefix: string, texts: Texts): [string, string][] {
  return Object.entries(texts).flatMap(([name, text]): [string, string][] =>
    typeof text === 'string' ? [[prefix + name, text]] : flat(`${prefix}${name}.`, text),
  );
}

it('says everything that it can say', () => {
  const plain = keys.filter((key) => !COMPOSED.some((start) => key.startsWith(start)));
  expect(plain.filter((key) => !spoken.includes(`'${key}'`) && !spelling.includes(`'${key}'`))).toEqual([]);
});

it.each(['en', 'it', 'ru'] as const)('calls every tile of the box by a name of its own, %s', (language) => {
  const names = new Spelling(language);
  const shapes = Object.keys(manifest.shapes);
  const tiles = ['Y', 'K', 'R'].flatMap((front) => shapes.map((shape) => `${front}-${shape}`));
  const said = [...tiles, 'W-SQ1', 'D-SQ1', 'Y-SQ1-cat', 'R-SQ1-bird'].map((tile) => names.tile(tile));
  expect(new Set(said).size).toBe(said.length);
  expect(said.filter((name) => /⟨|[A-Z]\d|-[A-Z]/.test(name))).toEqual([]);
});

it('finds words for shapes of a box of one’s own', () => {
  expect(new Spelling('en').tile('Y-Comb9')).toBe('yellow tile of a shape of its own');
});
