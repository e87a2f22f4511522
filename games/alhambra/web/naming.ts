// Alhambra for readers: where a tile lies is told from the fountain, as one would point.
import type { Arguments, Language } from '@web/words/phrasebook';
import { Phrasebook } from '@web/words/phrasebook';
import type { Naming } from '@web/words/words.svelte';
import { squareFrom } from './place';
import toldEn from './told.en.json';
import toldIt from './told.it.json';
import toldRu from './told.ru.json';
import en from './words.en.json';
import it from './words.it.json';
import ru from './words.ru.json';

const TEXTS = { en, it, ru };
const TOLD = { en: toldEn, it: toldIt, ru: toldRu };

export default function naming(language: Language): Naming {
  const book = new Phrasebook(language, TEXTS[language]);
  const named = (given: Arguments): Arguments =>
    typeof given['square'] === 'string' ? { ...given, place: squareFrom(book, given['square']) } : given;
  return { texts: TOLD[language], named };
}
