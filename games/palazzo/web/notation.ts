// Moves as they are written, also those that the rules would refuse: one asks about them by text.
import type { Card, Tile } from '@web/rules/types/palazzo';

export const TAKE_MONEY = 'money';
export const DRAW_TILES = 'tiles';
export const AUCTION = 'auction';
export const PASS = 'pass';

export function writeTake(cards: readonly Card[]): string {
  return `take ${cards.join('+')}`;
}

export function writeBuy(tiles: readonly Tile[], cards: readonly Card[]): string {
  return `buy ${tiles.join('+')}${cards.length > 0 ? ` with ${cards.join('+')}` : ''}`;
}

export function writeRaise(cards: readonly Card[]): string {
  return `raise ${cards.join('+')}`;
}

export function writePick(tile: Tile): string {
  return `pick ${tile}`;
}

export function writeBuild(tile: Tile, palace: number): string {
  return `build ${tile} on ${palace}`;
}

export function writeFound(tile: Tile): string {
  return `found ${tile}`;
}

export function writeBox(tile: Tile): string {
  return `box ${tile}`;
}

export function writeSplit(palace: number, floor: number, card: Card): string {
  return `split ${palace} floor ${floor} for ${card}`;
}

export function writeJoin(single: number, palace: number, card: Card): string {
  return `join ${single} into ${palace} for ${card}`;
}

export function writeClear(single: number, card: Card): string {
  return `clear ${single} for ${card}`;
}
