// Bossa for readers: a tile is told by its dots, never by its two digits.
import type { Json } from '@rules';
import type { Arguments, Language } from '@web/words/phrasebook';
import { Phrasebook } from '@web/words/phrasebook';
import type { Naming } from '@web/words/words.svelte';
import { dotsOf } from './stone';
import toldEn from './told.en.json';
import toldIt from './told.it.json';
import toldRu from './told.ru.json';
import en from './words.en.json';
import it from './words.it.json';
import ru from './words.ru.json';

const TEXTS = { en, it, ru };
const TOLD = { en: toldEn, it: toldIt, ru: toldRu };
const TILE = /^[0-6]{2}$/;

export default function naming(language: Language): Naming {
  const book = new Phrasebook(language, TEXTS[language]);

  function spelled(value: Json): Json {
    if (Array.isArray(value)) return (value as readonly Json[]).map(spelled);
    return typeof value === 'string' && TILE.test(value) ? dots(value) : value;
  }

  function dots(tile: string): string {
    const { white, black } = dotsOf(tile);
    return book.text(black === 0 ? 'dots-white' : white === 0 ? 'dots-black' : 'dots', { white, black });
  }

  const named = (given: Arguments): Arguments =>
    Object.fromEntries(Object.entries(given).map(([name, value]) => [name, spelled(value ?? null)]));
  return { texts: TOLD[language], named };
}
