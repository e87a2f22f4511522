// What the rules are asked about a throw: where each marker would land, and what the next throw may bring.
import type { MoveOf, MoveSaid, Scene, TitleRules } from '@rules';
import type { Colour, Field } from '@web/rules/types/alhambra';
import { type Chances, chancesOf } from './chances';
import { landingOf } from './foresee';

type Way = 'place' | 'displace';

/** Must be made while a component is. */
export class Prospects {
  #landings = $state.raw<ReadonlyMap<string, Field | null>>(new Map());
  chances = $state.raw<Chances | null>(null);

  constructor(
    scene: () => Scene<'alhambra'>,
    rules: () => TitleRules<'alhambra'>,
    legal: () => readonly MoveSaid<'alhambra'>[],
    throwing: () => MoveOf<'alhambra'> | null,
  ) {
    $effect(() => {
      const moves = legal().flatMap(({ move }) => (move.kind === 'place' || move.kind === 'displace' ? [move] : []));
      const { view } = scene();
      this.#landings = new Map();
      let stale = false;
      void Promise.all(
        moves.map(async (move): Promise<[string, Field | null]> => {
          const { events } = await rules().preview(view, move);
          return [`${move.kind} ${move.colour}`, landingOf(events)?.field ?? null];
        }),
      ).then((found) => {
        if (!stale) this.#landings = new Map(found);
      });
      return () => (stale = true);
    });
    $effect(() => {
      const move = throwing();
      const { view } = scene();
      const landings = this.#landings;
      if (!move) {
        this.chances = null;
        return;
      }
      let stale = false;
      const samples = 400;
      void rules()
        .odds(view, move, { samples, most: samples })
        .then((odds) => {
          if (!stale) this.chances = chancesOf(view, odds, (colour) => landings.get(`place ${colour}`) ?? null);
        });
      return () => (stale = true);
    });
  }

  /** The field that a marker gets; null where none is free; undefined while it cannot be placed, or is not known yet. */
  landing(way: Way, colour: Colour): Field | null | undefined {
    return this.#landings.get(`${way} ${colour}`);
  }
}
