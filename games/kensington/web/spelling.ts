// What tiles, backs and places are called, so that their codes never reach anybody's eyes.
import type { Tile } from '@web/rules/types/kensington';
import type { Language } from '@web/words/phrasebook';
import { Phrasebook } from '@web/words/phrasebook';
import { partsOf } from './tiles';
import en from './words.en.json';
import it from './words.it.json';
import ru from './words.ru.json';

const TEXTS = { en, it, ru };
/** Mirror images of the L, and of each other's turns. */
const MIRRORED = 'bedh';

export class Spelling {
  readonly book: Phrasebook;

  constructor(language: Language) {
    this.book = new Phrasebook(language, TEXTS[language]);
  }

  tile(tile: Tile): string {
    const { front, shape, ornament } = partsOf(tile);
    const plain = this.book.text(`tile.${front}`, { shape: this.#shape(shape) });
    return ornament ? this.book.text(`with.${ornament}`, { tile: plain }) : plain;
  }

  /** Which way it will stand is not to be seen from behind. */
  outline(shape: string): string {
    const known = `form.${familyOf(shape)}`;
    return this.book.text(this.book.has(known) ? known : 'form.own');
  }

  /** Where a tile's left column is, counted from the start door. */
  place(x: number): string {
    if (x === 0) return this.book.text('place.door');
    return this.book.text(x < 0 ? 'place.left' : 'place.right', { n: Math.abs(x) });
  }

  /** Rows count from the ground, where people would say it: floor 1. */
  floor(x: number, y: number): string {
    return this.book.text('floor', { place: this.place(x), floor: y + 1 });
  }

  list(items: readonly string[]): string {
    return items.join(this.book.text('between'));
  }

  #shape(shape: string): string {
    const form = this.outline(shape);
    const pose = `pose.${shape}`;
    return this.book.has(pose) ? this.book.text('posed', { form, pose: this.book.text(pose) }) : form;
  }
}

function familyOf(shape: string): string {
  if (shape.startsWith('L3') || shape.startsWith('SQ')) return shape.slice(0, shape.startsWith('SQ') ? 3 : 2);
  const letter = shape.charAt(0);
  if (letter === 'L') return MIRRORED.includes(shape.charAt(2)) ? 'J' : 'L';
  return shape.length === 3 ? letter : shape;
}
