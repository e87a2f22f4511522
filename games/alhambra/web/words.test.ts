import { expect, it } from 'vitest';
import en from './words.en.json';
import it_ from './words.it.json';
import ru from './words.ru.json';
import spoken from './spoken.ts?raw';

const keys = Object.keys(en).sort();

it('says the same things in every language', () => {
  expect(Object.keys(it_).sort()).toEqual(keys);
  expect(Object.keys(ru).sort()).toEqual(keys);
});

it('says everything that it can say', () => {
  expect(keys.filter((key) => !spoken.includes(`'${key}'`))).toEqual([]);
});
