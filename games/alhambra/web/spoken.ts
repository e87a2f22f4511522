// What the board calls things, for those who hear it, and what it says in passing.
import type { Chip, Colour, ColumnView, Field, FigureView, Prize, Scoring, Square, Tile } from '@web/rules/types/alhambra';
import { Phrasebook } from '@web/words/phrasebook';
import type { TitleWords } from '@web/words/words.svelte';
import { ROWS, THROWS, type Tool, columnOf, fieldAt, printed, tileParts } from './pieces';
import { squareFrom } from './place';
import en from './words.en.json';
import it from './words.it.json';
import ru from './words.ru.json';

const TEXTS = { en, it, ru };

/** What one can be told to do next. */
export type How = 'how-turn' | 'how-place' | 'how-displace' | 'how-black' | 'how-exchange' | 'how-start' | 'how-take' | 'how-tile' | 'how-reserve' | 'how-palace' | 'carlo' | 'carlo-tiles';

const TOOL = { exchange: 'exchange', displace: 'displace', cancel: 'cancel', 'black-die': 'black-die' } as const;
const DOES = { exchange: 'does-exchange', displace: 'does-displace', cancel: 'does-cancel', 'black-die': 'does-black-die' } as const;
const SIDES = { N: 'north', E: 'east', S: 'south', W: 'west' } as const;

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

  how(what: How): string {
    return this.#book.text(what);
  }

  building(colour: Colour): string {
    return this.#words.text(`building.${colour}`);
  }

  field(field: Field): string {
    const { row, place } = fieldAt(field);
    return this.#book.text('field', { symbols: ROWS - row, throws: place + 1 });
  }

  column({ colour, markers }: ColumnView, name: (figure: number) => string): string {
    const who = markers.map(({ field, figure }) => this.#book.text('marker', { name: name(figure), field: this.field(field) }));
    return this.#book.text('column', { building: this.building(colour), markers: who.length > 0 ? who : this.#book.text('empty') });
  }

  place(colour: Colour, field: Field | null): string {
    const building = this.building(colour);
    return field === null
      ? this.#book.text('out', { building })
      : this.#book.text('place', { building, field: this.field(field) });
  }

  displace(colour: Colour, field: Field): string {
    return this.#book.text('displacing', { building: this.building(colour), field: this.field(field) });
  }

  turnBlack(colour: Colour): string {
    return this.#book.text('turning', { building: this.building(colour) });
  }

  exchange(colour: Colour): string {
    return this.#book.text('exchanging', { building: this.building(colour) });
  }

  bonus(colour: Colour, chip: Chip): string {
    return this.#book.text('bonus', { building: this.building(colour), chip: this.#chip(chip) });
  }

  /** What places bring at the foot of a column. */
  pays(colour: Colour, scoring: Scoring): string {
    const points = printed(scoring, columnOf(colour));
    return this.#book.text('pays', { building: this.building(colour), scoring: scoring.toUpperCase(), points });
  }

  track({ colour, stones }: ColumnView, name: (figure: number) => string): string {
    const building = this.building(colour);
    if (stones.length === 0) return this.#book.text('track-empty', { building });
    const ranked = stones.map(({ height, figure }, i) => this.#book.text('stone', { place: i + 1, name: name(figure), height }));
    return this.#book.text('track', { building, stones: ranked });
  }

  keepHere(): string {
    return this.#book.text('keep-here');
  }

  die(colour: Colour, kept: boolean): string {
    return this.#book.text(kept ? 'die-kept' : 'die', { building: this.building(colour) });
  }

  cup(dice: number, thrown: number): string {
    return this.#book.text('cup', { dice, thrown });
  }

  throwing(dice: number, thrown: number): string {
    return thrown >= THROWS ? this.#book.text('thrown') : this.#book.text('throw', { dice });
  }

  prize(prize: Prize, { bonus }: ColumnView): string {
    if (prize === 'points' || bonus === null) return this.#words.text(`prize.${prize}`);
    return this.#book.text('prize-with', { chip: this.#chip(bonus) });
  }

  prizeShort(prize: Prize): string {
    return this.#book.text(prize === 'points' ? 'two-points' : 'one-point');
  }

  chooses(name: string): string {
    return this.#book.text('chooses', { name });
  }

  starts(name: string): string {
    return this.#book.text('starts', { name });
  }

  tool(tool: Tool): string {
    return this.#book.text(TOOL[tool]);
  }

  useTool(tool: Tool, count: number): string {
    return this.#book.text('tool', { tool: this.tool(tool), count, does: this.#book.text(DOES[tool]) });
  }

  figure(name: string, { points, inHand, chips, wall }: FigureView): string {
    const held = chips.map((chip) => this.#chip(chip));
    return this.#book.text('figure', { name, points, markers: inHand, chips: held, wall: wall > 0 ? wall : null });
  }

  receipts(name: string, { points, receipts }: FigureView): string {
    const lines = receipts.map((each) => this.#book.text('receipt', { reason: this.#words.text(`receipt.${each.reason}`), points: each.points }));
    return this.#book.text('receipts', { name, points, lines });
  }

  scoring(scoring: Scoring): string {
    return this.#book.text('scoring', { scoring: scoring.toUpperCase() });
  }

  // Alcazaba.

  tile(tile: Tile): string {
    const { colour, walls } = tileParts(tile);
    const building = this.building(colour);
    if (walls.length === 0) return this.#book.text('tile-open', { building });
    return this.#book.text('tile', { building, walls: walls.map((side) => this.#book.text(SIDES[side])) });
  }

  square(square: Square, tile: Tile | null): string {
    const where = squareFrom(this.#book, square);
    return this.#book.text('lies', { where, what: tile ? this.tile(tile) : this.#book.text('ground') });
  }

  fountain(): string {
    return this.#book.text('fountain');
  }

  palace(name: string, wall: number): string {
    return this.#book.text('palace', { name, wall });
  }

  wall(wall: number): string {
    return this.#book.text('wall', { wall });
  }

  reserve(name: string, tiles: readonly Tile[]): string {
    return this.#book.text('reserve', { name, tiles: tiles.length > 0 ? tiles.map((tile) => this.tile(tile)) : this.#book.text('empty') });
  }

  reserveName(): string {
    return this.#book.text('reserve-name');
  }

  store(): string {
    return this.#book.text('store');
  }

  give(): string {
    return this.#book.text('give');
  }

  takes(tiles: readonly Tile[]): string {
    return this.#book.text('takes', { tiles: tiles.map((tile) => this.tile(tile)) });
  }

  startChip(): string {
    return this.#book.text('start-chip');
  }

  offer(colour: Colour, tiles: readonly Tile[]): string {
    return this.#book.text('offer', { building: this.building(colour), tiles: tiles.map((tile) => this.tile(tile)) });
  }

  #chip(chip: Chip): string {
    return this.#words.text(`chip.${chip}`);
  }
}
