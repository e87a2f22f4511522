// Tiles and cards as they are written: what they show, and in which order they lie.
import type { Card, PalazzoView, Quarry, Tile } from '@web/rules/types/palazzo';

export type Stone = 'b' | 's' | 'm';
export type Currency = 'r' | 'g' | 's';

export const QUARRIES: readonly Quarry[] = ['north', 'east', 'south', 'west'];
const STONES = 'bsm';
const CURRENCIES = 'rgs';

export interface Face {
  readonly stone: Stone;
  readonly floor: number;
  readonly windows: number;
}

/** `m32` is the third floor in marble, with two windows. */
export function faceOf(tile: Tile): Face {
  return { stone: tile.charAt(0) as Stone, floor: Number(tile.charAt(1)), windows: Number(tile.charAt(2)) };
}

/** `4r` is a red four; a certificate has no currency. */
export function moneyOf(card: Card): { readonly value: number; readonly currency: Currency | null } {
  return { value: Number(card.charAt(0)), currency: (card.charAt(1) || null) as Currency | null };
}

function tileRank(tile: Tile): number {
  const { stone, floor, windows } = faceOf(tile);
  return 100 * STONES.indexOf(stone) + 10 * floor + windows;
}

function cardRank(card: Card): number {
  const { value, currency } = moneyOf(card);
  return currency === null ? 100 : 10 * CURRENCIES.indexOf(currency) + value;
}

export function withTiles(tiles: readonly Tile[], more: readonly Tile[]): readonly Tile[] {
  return [...tiles, ...more].sort((a, b) => tileRank(a) - tileRank(b));
}

export function withCards(cards: readonly Card[], more: readonly Card[]): readonly Card[] {
  return [...cards, ...more].sort((a, b) => cardRank(a) - cardRank(b));
}

/** What this viewer holds: cards that everybody has seen, and those of the beginning. */
export function handOf(view: PalazzoView): readonly Card[] {
  return withCards(view.purses[view.seat]?.known ?? [], view.own);
}

/** Without one of each that is gone. */
export function without<T>(all: readonly T[], gone: readonly T[]): readonly T[] {
  const left = [...all];
  for (const each of gone) {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** A name for each piece that stays with it while others come and go: what it is, and the how manieth of these. */
export function keysOf(all: readonly string[]): readonly string[] {
  return all.map((each, i) => `${each} ${all.slice(0, i).filter((other) => other === each).length}`);
}

/** Where each of the chosen lies among all; of two alike, different ones. */
export function placesOf<T>(all: readonly T[], chosen: readonly T[]): readonly number[] {
  const taken = new Set<number>();
  for (const each of chosen) {
    const at = all.findIndex((one, i) => one === each && !taken.has(i));
    if (at >= 0) taken.add(at);
  }
  return [...taken];
}
