// What the board calls things, for those who hear it.
import type { Colour, FloorItem, LineView, WallTile } from '@web/rules/types/azul';
import { Phrasebook } from '@web/words/phrasebook';
import type { TitleWords } from '@web/words/words.svelte';
import { FLOOR_SPACES } from './shape';
import en from './words.en.json';
import it from './words.it.json';
import ru from './words.ru.json';

const TEXTS = { en, it, ru };

export class Spoken {
  readonly #words: TitleWords;
  readonly #book: Phrasebook;

  constructor(words: TitleWords) {
    this.#words = words;
    this.#book = new Phrasebook(words.language, TEXTS[words.language]);
  }

  table(): string {
    return this.#book.text('table');
  }

  readonly heap = (source: number, colour: Colour, tiles: number): string =>
    this.#book.text('take', {
      tiles,
      colour: this.#colour(colour),
      place: this.#words.text(`source.${source}`),
    });

  marker(): string {
    return this.#book.text('marker');
  }

  begins(name: string): string {
    return this.#book.text('begins', { name });
  }

  line(line: number, { colour, tiles, spaces }: LineView): string {
    const name = this.#words.text(`line.${line}`);
    const shown = colour && this.#colour(colour);
    return this.#book.text('line', { line: name, tiles, spaces, colour: shown });
  }

  floor(items: readonly FloorItem[]): string {
    const line = this.#words.text('line.0');
    return this.#book.text('floor', { line, taken: items.length, spaces: FLOOR_SPACES });
  }

  cell(row: number, column: number, colour: Colour | undefined): string {
    if (!colour) return this.#book.text('cell', { row, column });
    return this.#book.text('cell-taken', { row, column, colour: this.#colour(colour) });
  }

  /** All that lies on a wall, row by row. */
  wall(tiles: readonly WallTile[]): string {
    const rows = [...new Set(tiles.map(({ row }) => row))].sort((one, other) => one - other);
    if (rows.length === 0) return this.#book.text('wall-empty');
    const told = rows.map((row) => {
      const laid = tiles.filter((tile) => tile.row === row).sort((one, other) => one.column - other.column);
      const columns = laid.map(({ column }) => column);
      return this.#words.text('tell.row', { row, colours: laid.map(({ colour }) => colour), columns, n: columns.length });
    });
    return told.join(' ');
  }

  board(name: string, points: number): string {
    return this.#book.text('board', { name, points });
  }

  fold(name: string, points: number, folded: boolean): string {
    return this.#book.text(folded ? 'unfold' : 'fold', { name, points });
  }

  supply(bag: number, lid: number): string {
    return this.#book.text('supply', { bag, lid });
  }

  #colour(colour: Colour): string {
    return this.#words.text(`colour.${colour}`);
  }
}
