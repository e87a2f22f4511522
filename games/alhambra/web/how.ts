// What one is told to do next, under the board.
import type { AlhambraView } from '@web/rules/types/alhambra';
import type { Held, Picked } from './picking';
import { THROWS, isAlcazaba } from './pieces';
import type { How } from './spoken';

export function howTo(view: AlhambraView, picked: Picked, held: Held | null, seat: number): How | null {
  if (held) return held.from === 'offer' ? 'how-tile' : held.from === 'reserve' ? 'how-reserve' : 'how-palace';
  if (view.phase === 'turn') {
    if (picked.tool === 'displace') return 'how-displace';
    if (picked.tool === 'black-die') return 'how-black';
    if (meetsCarlo(view, seat)) return isAlcazaba(view) ? 'carlo-tiles' : 'carlo';
    return view.dice.thrown < THROWS ? 'how-turn' : 'how-place';
  }
  if (view.phase !== 'results') return null;
  if (picked.naming) return 'how-start';
  if (isAlcazaba(view)) return 'how-take';
  return picked.tool === 'exchange' ? 'how-exchange' : null;
}

/** The first turn of a game for two: somebody else sits there, whom nobody invited. */
function meetsCarlo(view: AlhambraView, seat: number): boolean {
  const placed = view.columns.some(({ markers }) => markers.some(({ figure }) => figure === seat));
  return view.round === 1 && view.figures.length > view.setup.seats && !placed && view.dice.thrown === 1;
}
