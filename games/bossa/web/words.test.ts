import { expect, it } from 'vitest';
import { Phrasebook } from '@web/words/phrasebook';
import own from '../text/ru.json';
import naming from './naming';
import namer from './naming.ts?raw';
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
  expect(keys.filter((key) => !(spoken + namer).includes(`'${key}'`))).toEqual([]);
});

it('tells tiles by their dots, alone, in lists and in refusals', () => {
  const { texts, named } = naming('ru');
  const book = new Phrasebook('ru', own, texts);
  const said = (key: string, given: object): string => book.text(key, named(given as never), (seat) => `Игрок ${seat + 1}`);
  expect(said('event.placed', { seat: 0, line: 'white', value: 5, tiles: ['42', '10'], token: '42' })).toBe(
    'Игрок 1 кладёт 4 белые 2 чёрные, 1 белая на белую линию, число 5, жетон на 4 белые 2 чёрные.',
  );
  expect(said('refusal.B3.3', { tile: '06' })).toBe('Этой плитки у вас на руках нет: 6 чёрных.');
  expect(said('move.keep', { token: 'doubler' })).toBe('оставить Удвоитель');
  expect(naming('en').named({ own: '30', other: '12', value: 12 })).toEqual({ own: '3 white', other: '1 white 2 black', value: 12 });
});
