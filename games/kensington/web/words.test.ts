import { expect, it } from 'vitest';
import { Phrasebook, type Texts } from '@web/words/phrasebook';
import manifest from '../manifest.json';
import { Spelling } from './spelling';
import spelling from './spelling.ts?raw';
import spoken from './spoken.ts?raw';
import en from './words.en.json';
import it_ from './words.it.json';
import ru from './words.ru.json';

const keysOf = (texts: Texts): readonly string[] => [...new Phrasebook('en', texts).keys()].sort();
const keys = keysOf(en);
const COMPOSED = ['tile.', 'with.', 'form.', 'pose.', 'front.', 'kind.'];

it('says the same things in every language', () => {
  expect(keysOf(it_)).toEqual(keys);
  expect(keysOf(ru)).toEqual(keys);
});

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
