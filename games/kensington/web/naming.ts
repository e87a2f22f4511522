// Kensington for readers: what the rules tell by code is told by name.
import type { Arguments, Language } from '@web/words/phrasebook';
import type { Naming } from '@web/words/words.svelte';
import { Spelling } from './spelling';
import { laidOf } from './tiles';
import en from './told.en.json';
import it from './told.it.json';
import ru from './told.ru.json';

const TEXTS = { en, it, ru };

export default function naming(language: Language): Naming {
  const spelling = new Spelling(language);

  function named(given: Arguments): Arguments {
    const { tile, pieces, outline, outlines, x, y, paid } = given;
    return {
      ...given,
      ...(typeof tile === 'string' && { tile: spelling.tile(tile) }),
      ...(typeof outline === 'string' && { outline: spelling.outline(outline) }),
      ...(Array.isArray(pieces) && { pieces: pieces.map((piece) => built(String(piece))).join('; ') }),
      ...(Array.isArray(outlines) && { outlines: outlines.map((each) => counted(String(each))) }),
      ...(typeof x === 'number' && { place: typeof y === 'number' ? spelling.floor(x, y) : spelling.place(x) }),
      // What is free has no price.
      ...(typeof paid === 'number' && { fee: paid || null }),
    };
  }

  function built(piece: string): string {
    const { tile, x, y } = laidOf(piece);
    return `${spelling.tile(tile)} (${spelling.floor(x, y)})`;
  }

  /** Such as "L3a ×12". */
  function counted(outline: string): string {
    const [shape = '', ...rest] = outline.split(' ');
    return [spelling.outline(shape), ...rest].join(' ');
  }

  return { texts: TEXTS[language], named };
}
