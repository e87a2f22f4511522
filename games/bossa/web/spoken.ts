// What the board calls things, for those who hear it.
import type { Action, Line, PlaceView, Side, Tile, Token, TokenState } from '@web/rules/types/bossa';
import { Phrasebook } from '@web/words/phrasebook';
import type { TitleWords } from '@web/words/words.svelte';
import { dotsOf } from './stone';
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

  tile(tile: Tile): string {
    return this.#book.text('tile', { ...dotsOf(tile) });
  }

  hand(name: string, tiles: number): string {
    return this.#book.text('hand', { name, tiles });
  }

  line(line: Line): string {
    return this.#words.text(`line.${line}`);
  }

  die(line: Line, value: number): string {
    return this.#book.text('die', { line: this.line(line), value });
  }

  place(line: Line, { value, layers }: PlaceView): string {
    const tiles = this.#tiles(layers.at(-1)?.tiles ?? []);
    return this.#book.text('place', { line: this.line(line), value, tiles });
  }

  end(line: Line, side: Side, value: number): string {
    const towards = this.#words.text(`side.${side}`);
    return this.#book.text('end', { line: this.line(line), side: towards, value });
  }

  pile(tiles: number): string {
    return this.#book.text('pile', { tiles });
  }

  discard(tiles: readonly Tile[]): string {
    return this.#book.text('discard', { tiles: this.#tiles(tiles) });
  }

  actionName(action: Action): string {
    return this.#words.text(`action.${action}`);
  }

  action(action: Action, used: boolean): string {
    const name = this.actionName(action);
    return used ? this.#book.text('used', { action: name }) : name;
  }

  token(token: TokenState): string {
    return token === 'none' ? '' : this.#words.text(`token.${token}`);
  }

  /** Under its picture there is only room for the name of a token. */
  tokenName(token: TokenState): string {
    return token === 'doubler' || token === 'inverter' ? this.#words.text(`token.${token}`) : '';
  }

  keep(token: Token): string {
    return this.#words.told('move', { kind: 'keep', token } as { kind: string });
  }

  #tiles(tiles: readonly Tile[]): string {
    return tiles.map((tile) => this.tile(tile)).join(this.#book.text('between'));
  }
}
