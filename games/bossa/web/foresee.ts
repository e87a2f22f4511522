// What a move would lay down, and what forbids one: read off events and refusals.
import type { Refusal } from '@rules';
import type { BossaEvent, Group, Line, Tile, Token } from '@web/rules/types/bossa';
import type { Mark } from './unfold';

export interface Ghost {
  readonly line: Line;
  readonly value: number;
  readonly group: Group;
  /** It lies on stones that are there already. */
  readonly covers: boolean;
}

/** The stones that would lie somewhere new, with the token that their owner holds. */
export function ghostOf(events: readonly BossaEvent[], held: Token | null): Ghost | null {
  const laid = events.find((event) => event.kind === 'placed' || event.kind === 'stacked');
  if (!laid) return null;
  const { line, value, tiles, token } = laid;
  const marked = token === null ? [] : [token];
  const group = {
    tiles,
    doubled: held === 'doubler' ? marked : [],
    inverted: held === 'inverter' ? marked : [],
  };
  return { line, value, group, covers: laid.kind === 'stacked' };
}

/** The stone that a refusal speaks of, in whichever hand it is. */
export function culprits({ arguments: said }: Refusal, hands: readonly (readonly Tile[])[]): readonly Mark[] {
  return hands.flatMap((hand, seat): Mark[] => {
    const index = hand.findIndex((tile) => tile === said.tile);
    return index < 0 ? [] : [{ at: { on: 'hand', seat, index, of: hand.length } }];
  });
}
