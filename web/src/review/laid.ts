// A position from its text, laid out to be looked at and tried in. No server is asked, nothing is kept.
import type { AnyMove, Scene, TitleId, TitleRules } from '@rules';

export interface Laid {
  readonly scene: Scene<TitleId>;
  /** The moves that were tried, in writing. */
  readonly moves: readonly string[];
}

/** As whoever must decide sees it; in the end, as everybody does. */
export async function lay(rules: TitleRules<TitleId>, position: string, moves: readonly AnyMove<TitleId>[] = []): Promise<Laid> {
  const deeds = moves.map((move) => ({ move }));
  const { actor } = await rules.lay(position, { moves: deeds, viewer: -3 });
  const viewer = actor >= 0 ? actor : -3;
  const stand = await rules.lay(position, { moves: deeds, viewer });
  const steps = stand.steps.map(({ entry: _, ...step }) => step);
  return {
    scene: {
      view: stand.view as unknown as Scene<TitleId>['view'],
      viewer,
      actor,
      ply: stand.ply,
      hidden: false,
      steps: steps.slice(-1) as unknown as Scene<TitleId>['steps'],
      result: stand.result,
      thinking: false,
      trouble: null,
    },
    moves: stand.steps.map(({ entry }) => entry.move),
  };
}
