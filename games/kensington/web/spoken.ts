// What the board calls things, for those who hear it, and in the line below the picture.
import type { Front, Heap, House, KensingtonView, Mark, Tile } from '@web/rules/types/kensington';
import type { TitleWords } from '@web/words/words.svelte';
import { type Gain, totalOf } from './foresee';
import type { Landing } from './landings';
import type { Site } from './site';
import { Spelling } from './spelling';
import { type Laid, backParts, isBrown, partsOf } from './tiles';

const FRONTS: readonly Front[] = ['yellow', 'black', 'roof', 'door', 'wall'];

export class Spoken {
  readonly #words: TitleWords;
  readonly #spelling: Spelling;

  constructor(words: TitleWords) {
    this.#words = words;
    this.#spelling = new Spelling(words.language);
  }

  table(): string {
    return this.#text('table');
  }

  mark(mark: Mark): string {
    return this.#words.text(`mark.${mark}`);
  }

  heap({ back, left }: Heap): string {
    const { mark, outline } = backParts(back);
    const form = this.#spelling.outline(outline);
    return this.#text(isBrown(mark) ? 'heap-priced' : 'heap', { back: this.mark(mark), form, left });
  }

  /** What a back may turn out to be, as everybody can work out. */
  chances({ tiles }: Heap): string {
    const all = Object.entries(tiles).map(([tile, many]) => ({ ...partsOf(tile), many }));
    const sum = (fits: (each: (typeof all)[number]) => boolean): number =>
      all.reduce((total, each) => total + (fits(each) ? each.many : 0), 0);
    const counts: [string, number][] = [
      ...FRONTS.map((front): [string, number] => [front, sum((each) => each.front === front)]),
      ['cat', sum(({ ornament }) => ornament === 'cat')],
      ['bird', sum(({ ornament }) => ornament === 'bird')],
    ];
    const fronts = counts
      .filter(([, many]) => many > 0)
      .map(([front, many]) => this.#text('chance', { many, front: this.#text(`front.${front}`) }));
    return this.#text('chances', { fronts: this.#spelling.list(fronts) });
  }

  hand({ hand, picked }: KensingtonView): string {
    if (hand.tile) return this.#text('hand', { tile: this.#spelling.tile(hand.tile) });
    return this.#text(picked ? 'hand-picked' : 'hand-empty');
  }

  gate(gate: number, tile: Tile | null): string {
    const number = gate + 1;
    return tile ? this.#text('gate', { number, tile: this.#spelling.tile(tile) }) : this.#text('gate-empty', { number });
  }

  theirGate(name: string, gate: number, tile: Tile | null): string {
    const number = gate + 1;
    if (!tile) return this.#text('their-gate-empty', { name, number });
    return this.#text('their-gate', { name, number, tile: this.#spelling.tile(tile) });
  }

  theft(name: string): string {
    return this.#text('theft', { name });
  }

  house(name: string, house: House, site: Site): string {
    const { lo, hi, top } = site;
    return this.#text('house', { name, points: totalOf(house), chips: house.chips, width: hi - lo + 1, height: top });
  }

  look(name: string): string {
    return this.#text('look', { name });
  }

  landing({ tile, x, y, joint }: Landing): string {
    const said = { tile: this.#spelling.tile(tile), place: this.#spelling.floor(x, y) };
    return this.#text(joint ? 'landing-joint' : 'landing', said);
  }

  laid({ tile, x, y }: Laid): string {
    return this.#text('laid', { tile: this.#spelling.tile(tile), place: this.#spelling.floor(x, y) });
  }

  /** What a step would bring: points by kind, columns it closes, chips. */
  gain({ kinds, points, closed, chips }: Gain): string {
    const parts = [
      ...kinds.map((each) => this.#text('gain', { points: signed(each.points), kind: this.kind(each.reason) })),
      ...(closed > 0 ? [this.#text('closes', { n: closed })] : []),
      ...(chips > 0 ? [`+${this.#text('earns', { n: chips })}`] : []),
    ];
    const sum = kinds.length > 1 ? `${signed(points)}: ` : '';
    return parts.length > 0 ? sum + this.#spelling.list(parts) : this.#text('nothing');
  }

  kind(reason: string): string {
    return this.#text(`kind.${reason}`);
  }

  total(name: string, house: House): string {
    const lines = house.points.map(({ reason, points }) => this.#text('line', { kind: this.kind(reason), points }));
    const total = this.#text('total', { name, points: totalOf(house) });
    return this.#spelling.list([total, ...lines, this.chips(house.chips)]);
  }

  points(points: number): string {
    return this.#text('points', { points });
  }

  chips(n: number): string {
    return this.#text('chips', { n });
  }

  supply(n: number): string {
    return this.#text('supply', { n });
  }

  birds(n: number): string {
    return this.#text('birds', { n });
  }

  sign(sign: 'done' | 'together' | 'build' | 'back' | 'mine' | 'nearer' | 'farther' | 'whole' | 'last-round' | 'trial' | 'trial-more'): string {
    return this.#text(sign);
  }

  #text(key: string, given: Parameters<Spelling['book']['text']>[1] = {}): string {
    return this.#spelling.book.text(key, given);
  }
}

export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
