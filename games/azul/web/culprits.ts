// What on the board forbids a move: the tiles that a refusal speaks of.
import type { Refusal } from '@rules';
import type { AzulView } from '@web/rules/types/azul';
import type { Where } from './layout';

export function culprits({ arguments: said }: Refusal, view: AzulView, seat: number): readonly Where[] {
  const board = view.boards[seat];
  if (!board) return [];
  const { row, column, line, colour } = said;
  if (typeof line === 'number') {
    const held = board.lines[line - 1];
    if (held && (colour === undefined || held.colour === colour)) return tilesOf(seat, line, held.tiles);
  }
  const inRow = row ?? line;
  if (typeof inRow === 'number' && column === undefined && colour === undefined) {
    return tilesOf(seat, inRow, board.lines[inRow - 1]?.tiles ?? 0);
  }
  return board.wall
    .filter(
      (tile) =>
        (inRow === undefined || tile.row === inRow) &&
        (column === undefined || tile.column === column) &&
        (colour === undefined || tile.colour === colour),
    )
    .filter(() => typeof inRow === 'number' || typeof column === 'number')
    .map((tile) => ({ on: 'wall', seat, row: tile.row, column: tile.column }));
}

function tilesOf(seat: number, line: number, tiles: number): readonly Where[] {
  return Array.from({ length: tiles }, (_, index) => ({ on: 'line', seat, line, index }));
}
