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

/**
 * What forbids a move: the stone that the refusal speaks of, in whichever hand it is; else the stones that were
 * picked, where their number or their sum is wrong; and the place, where it names one.
 */
export function culprits(
  { arguments: said }: Refusal,
  hands: readonly (readonly Tile[])[],
  seat: number,
  picked: readonly Tile[],
): readonly Mark[] {
  const { tile, sum, tiles, line, value } = said;
  const blamed = tile !== undefined ? [tile] : sum !== undefined || tiles !== undefined ? picked : [];
  const stones = hands.flatMap((hand, owner): Mark[] =>
    hand.flatMap((held, index): Mark[] => {
      const own = tile !== undefined || owner === seat;
      return own && blamed.includes(held) ? [{ at: { on: 'hand', seat: owner, index, of: hand.length } }] : [];
    }),
  );
  if ((line === 'white' || line === 'black') && typeof value === 'number') {
    return [...stones, { at: { on: 'place', line, value, index: 0, of: 1 } }];
  }
  return stones;
}
