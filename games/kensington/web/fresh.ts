// What others built since the viewer moved.
import type { TableStep } from '@rules';
import type { Piece } from '@web/rules/types/kensington';
import { pieceOf } from './tiles';

export interface FreshPiece {
  readonly seat: number;
  readonly piece: Piece;
}

export function freshPieces(
  before: readonly FreshPiece[],
  steps: readonly TableStep<'kensington'>[],
  viewer: number,
): readonly FreshPiece[] {
  let fresh = before;
  for (const step of steps) {
    if (step.seat === viewer) fresh = [];
    for (const event of step.events) {
      if (event.kind === 'built' && event.seat !== viewer) fresh = [...fresh, { seat: event.seat, piece: pieceOf(event) }];
      if (event.kind === 'joined' && event.seat !== viewer) {
        const { seat } = event;
        fresh = [...fresh, ...event.pieces.map((piece) => ({ seat, piece }))];
      }
    }
  }
  return fresh;
}
