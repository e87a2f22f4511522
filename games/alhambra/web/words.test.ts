import { expect, it } from 'vitest';
import { Phrasebook, type Texts } from '@web/words/phrasebook';
import ownEn from '../text/en.json';
import ownIt from '../text/it.json';
import ownRu from '../text/ru.json';
import naming from './naming';
import en from './words.en.json';
import it_ from './words.it.json';
import ru from './words.ru.json';
import place from './place.ts?raw';
import spoken from './spoken.ts?raw';
import toldEn from './told.en.json';
import toldIt from './told.it.json';
import toldRu from './told.ru.json';

const keys = Object.keys(en).sort();

it('says the same things in every language', () => {
  expect(Object.keys(it_).sort()).toEqual(keys);
  expect(Object.keys(ru).sort()).toEqual(keys);
});

it('says everything that it can say', () => {
  expect(keys.filter((key) => !(spoken + place).includes(`'${key}'`))).toEqual([]);
});

const OWN: Record<string, Texts> = { en: ownEn, it: ownIt, ru: ownRu };
const TOLD: Record<string, Texts> = { en: toldEn, it: toldIt, ru: toldRu };

it.each(['en', 'it', 'ru'] as const)('tells every square as steps from the fountain, and nothing else anew, %s', (language) => {
  const own = new Phrasebook(language, OWN[language] ?? {});
  const book = new Phrasebook(language, OWN[language] ?? {}, TOLD[language] ?? {});
  const given = { seat: 1, tile: 'blue:NE', old: 'red:open', square: '-2,3', twin: null };
  const { named } = naming(language);
  const told = [...own.keys()].filter((key) => own.text(key, given).includes('-2,3'));
  expect([...new Phrasebook(language, TOLD[language] ?? {}).keys()].sort()).toEqual(told.sort());
  for (const key of told) expect(book.text(key, named(given))).not.toMatch(/⟨|-2|,3/);
});

it('points at a square as a person would', () => {
  const named = (square: string): unknown => naming('en').named({ square })['place'];
  expect(named('-2,3')).toBe('2 left, 3 down from the fountain');
  expect(named('0,-1')).toBe('1 up from the fountain');
});
