// What the board calls things, for those who hear it.
import type { Card, Quarry, Tile } from '@web/rules/types/palazzo';
import { Phrasebook } from '@web/words/phrasebook';
import type { TitleWords } from '@web/words/words.svelte';
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
    return this.#words.text(`tile.${tile}`);
  }

  card(card: Card): string {
    return this.#words.text(`card.${card}`);
  }

  estate(name: string, points: number, cards: number): string {
    return this.#book.text('estate', { name, points, cards });
  }

  palace(number: number, tiles: readonly Tile[]): string {
    return this.#book.text('palace', { number, tiles: this.#tiles(tiles) });
  }

  storey(number: number, tile: Tile): string {
    return this.#book.text('storey', { number, tile: this.tile(tile) });
  }

  plot(): string {
    return this.#book.text('plot');
  }

  crate(tiles: number): string {
    return this.#book.text('crate', { tiles });
  }

  depot(): string {
    return this.#words.text('board.depot');
  }

  price(price: number): string {
    return this.#book.text('price', { price });
  }

  quarry(quarry: Quarry): string {
    return this.#words.text(`board.${quarry}`);
  }

  builder(quarry: Quarry): string {
    return this.#words.text('tell.builder', { quarry });
  }

  stack(stack: string, tiles: number): string {
    return this.#book.text('stack', { stack, tiles });
  }

  riders(riders: number): string {
    return this.#book.text('riders', { riders });
  }

  deck(cards: number): string {
    return this.#book.text('deck', { cards });
  }

  discard(cards: number): string {
    return this.#book.text('discard', { cards });
  }

  takeMoney(): string {
    return this.#move('money');
  }

  drawTiles(): string {
    return this.#move('tiles');
  }

  auction(): string {
    return this.#move('auction');
  }

  pass(): string {
    return this.#move('pass');
  }

  buy(): string {
    return this.#book.text('buy');
  }

  raise(): string {
    return this.#book.text('raise');
  }

  howToBuy(): string {
    return this.#book.text('how-to-buy');
  }

  howToRaise(): string {
    return this.#book.text('how-to-raise');
  }

  howToRebuild(): string {
    return this.#book.text('how-to-rebuild');
  }

  rebuildNow(): string {
    return this.#book.text('rebuild-now');
  }

  rebuild(): string {
    return this.#book.text('rebuild');
  }

  aboutMoney(): string {
    return this.#book.text('about-money');
  }

  aboutTiles(): string {
    return this.#book.text('about-tiles');
  }

  aboutAuction(): string {
    return this.#book.text('about-auction');
  }

  takeCards(cards: number): string {
    return cards === 1 ? this.#book.text('take-one') : this.#book.text('take-cards', { cards });
  }

  toBuild(): string {
    return this.#book.text('to-build');
  }

  lot(shared: boolean): string {
    return this.#book.text(shared ? 'shared' : 'lot');
  }

  bid(seat: number, bid: number): string {
    return this.#words.text('tell.bid', { seat, bid });
  }

  out(seat: number): string {
    return this.#words.text('tell.out', { seat });
  }

  #move(kind: string): string {
    const said = this.#words.text(`move.${kind}`);
    return said.charAt(0).toLocaleUpperCase(this.#words.language) + said.slice(1);
  }

  #tiles(tiles: readonly Tile[]): string {
    return tiles.map((tile) => this.tile(tile)).join(this.#book.text('between'));
  }
}
