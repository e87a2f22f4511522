// Where a square of a palace is, for those who cannot see it: so many steps from the fountain.
import type { Square } from '@web/rules/types/alhambra';
import type { Phrasebook } from '@web/words/phrasebook';
import { squareAt } from './pieces';

export function squareFrom(book: Phrasebook, square: Square): string {
  const { x, y } = squareAt(square);
  const steps = [
    ...(x === 0 ? [] : [book.text(x > 0 ? 'right' : 'left', { n: Math.abs(x) })]),
    ...(y === 0 ? [] : [book.text(y > 0 ? 'down' : 'up', { n: Math.abs(y) })]),
  ];
  return book.text('from-fountain', { steps });
}
