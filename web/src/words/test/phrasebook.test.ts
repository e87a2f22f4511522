import { expect, test } from 'vitest';
import cases from '../../../../core/src/test/resources/loggia/words/cases.json';
import type { Phrase } from '@rules';
import { type Language, Phrasebook, type Texts } from '../phrasebook';

test.each(cases)('says $said', ({ language, texts, key, arguments: given, said }) => {
  const book = new Phrasebook(language as Language, texts as unknown as Texts);
  const phrase = { key, arguments: given } as unknown as Phrase;
  expect(book.say(phrase, (seat) => `Seat ${seat}`)).toBe(said);
});
