// Moves as they are written, also those that the rules would refuse: one asks about them by text.
import type { BossaMove, Tile } from '@web/rules/types/bossa';

export function writeMove(move: BossaMove): string {
  switch (move.kind) {
    case 'keep':
      return `keep ${move.token}`;
    case 'place':
      return `${move.line} ${move.side} ${group(move.tiles, move.token)}`;
    case 'stack':
      return `stack ${move.line} ${move.value} ${group(move.tiles, move.token)}`;
    case 'redraw':
      return `redraw ${move.tile}`;
    case 'swap':
      return `swap ${move.own} for ${move.other}`;
  }
}

function group(tiles: readonly Tile[], token: Tile | null): string {
  return tiles.map((tile) => (tile === token ? `${tile}*` : tile)).join('+');
}
