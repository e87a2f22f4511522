import { expect, it } from 'vitest';
import { Phrasebook } from '@web/words/phrasebook';
import type { TitleWords } from '@web/words/words.svelte';
import en from '../text/en.json';
import { Spoken } from './spoken';

/** The title's words, without the page around them. */
const book = new Phrasebook('en', en);
const words = { language: 'en', text: (key: string, given = {}) => book.text(key, given) } as unknown as TitleWords;

it('says what lies on a wall, row by row and from left to right', () => {
  const spoken = new Spoken(words);
  expect(spoken.wall([])).toBe('The wall is empty');
  expect(
    spoken.wall([
      { row: 3, column: 4, colour: 'red' },
      { row: 1, column: 5, colour: 'white' },
      { row: 1, column: 1, colour: 'blue' },
    ]),
  ).toBe('Wall, row 1: blue, white in columns 1, 5. Wall, row 3: red in column 4.');
});
