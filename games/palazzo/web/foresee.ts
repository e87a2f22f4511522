// What a move would do, read off its events.
import type { PalazzoEvent, Quarry, Tile } from '@web/rules/types/palazzo';

/** The tile that would come onto a palace, or found the one behind the last. */
export function ghostOf(
  events: readonly PalazzoEvent[],
  seat: number,
  palaces: number,
): { readonly palace: number; readonly tile: Tile } | null {
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.kind === 'built' || event.kind === 'joined') return { palace: event.palace, tile: event.tile };
    if (event.kind === 'founded' || event.kind === 'split-off') return { palace: palaces + 1, tile: event.tile };
  }
  return null;
}

/** Where the master builder would go. */
export function quarryOf(events: readonly PalazzoEvent[]): Quarry | null {
  const opened = events.find((event) => event.kind === 'auction-opened' || event.kind === 'sharing-began');
  return opened && 'quarry' in opened ? opened.quarry : null;
}
