// The water between the banks, as it is drawn.
import type { Box } from './layout';

const STEPS = 6;
const BEND = 14;

/** Two wavy shores. */
export function shores({ x, y, width, height }: Box, across: boolean): string {
  const step = (across ? width : height) / STEPS;
  const bend = (i: number): number => (i % 2 === 0 ? BEND : -BEND);
  const there = Array.from({ length: STEPS }, (_, i) =>
    across ? `q${step / 2} ${bend(i)} ${step} 0` : `q${bend(i)} ${step / 2} 0 ${step}`,
  );
  const back = Array.from({ length: STEPS }, (_, i) =>
    across ? `q${-step / 2} ${bend(i)} ${-step} 0` : `q${bend(i)} ${-step / 2} 0 ${-step}`,
  );
  const turn = across ? `V${y + height}` : `H${x + width}`;
  return `M${x} ${y} ${there.join(' ')} ${turn} ${back.join(' ')} Z`;
}

/** A line of water, drawn with one stroke. */
export function ripple(x: number, y: number, length: number): string {
  const step = length / 4;
  return `M${x} ${y} q${step / 2} -9 ${step} 0 t${step} 0 t${step} 0 t${step} 0`;
}
