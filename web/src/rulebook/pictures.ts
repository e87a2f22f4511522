// Pictures in the rules: one line of data a section in games/<title>/learn/pictures.json, by the clause the section begins
// with. The board draws it and the rules say what happens in it, so that no picture can lie.
import type { MoveOf, Scene, TitleId, TitleRules } from '@rules';
import type { Deed } from '../learn/lesson';
import type { TitleWords } from '../words/words.svelte';

export interface RulePicture {
  /** What lies on the table, as text. */
  readonly position: string;
  /** Whose eyes; seat 0 if nothing is said. */
  readonly eyes?: number;
  /** A move that is played here, with the luck behind it where it matters. */
  readonly move?: Deed;
  /** The move is drawn as a hint on what was before it; else one sees what is behind it. */
  readonly before?: boolean;
  /** A move that the rules refuse. */
  readonly refused?: string;
  /** The kinds of events that are told; all of them, if nothing is said. */
  readonly events?: readonly string[];
  /** What is seen of the board: targets by their names, or things by what they are; all of it, if nothing is said. */
  readonly near?: readonly string[];
  /** What a picture in which nothing happens is about: things by what they are. */
  readonly about?: readonly string[];
}

export type RulePictures = Readonly<Record<string, RulePicture>>;

const PICTURES = import.meta.glob<RulePictures>('../../../games/*/learn/pictures.json', { import: 'default' });

export async function picturesOf(title: TitleId): Promise<RulePictures> {
  return (await PICTURES[`../../../games/${title}/learn/pictures.json`]?.()) ?? {};
}

export interface Example {
  readonly scene: Scene<TitleId>;
  readonly hinted: MoveOf<TitleId> | null;
  /** What happens, in sentences; or why it may not. */
  readonly said: readonly string[];
}

/** Asks the rules for what the picture shows. */
export async function exampleOf(rules: TitleRules<TitleId>, words: TitleWords, picture: RulePicture): Promise<Example> {
  const { position, eyes: viewer = 0, move, before = false, refused, events } = picture;
  const still = await rules.lay(position, { viewer });
  const view = still.view as unknown as Scene<TitleId>['view'];
  const refusal = refused === undefined ? null : await rules.why(view, refused);
  const deed = typeof move === 'string' ? { move } : move;
  const behind = deed ? await rules.lay(position, { moves: [deed], viewer }) : still;
  const shown = before ? still : behind;
  const happened = behind.steps.flatMap((step) => step.events) as unknown as readonly { readonly kind: string }[];
  const told = happened.filter(({ kind }) => events?.includes(kind) ?? true);
  return {
    scene: {
      view: shown.view as unknown as Scene<TitleId>['view'],
      viewer,
      actor: shown.actor,
      ply: shown.ply,
      hidden: false,
      steps: [],
      result: shown.result,
      thinking: false,
      trouble: null,
    },
    hinted: before && deed ? await movesOf(rules, view, deed.move) : null,
    said: [...(refusal ? [words.refusal(refusal)] : []), ...told.map((event) => words.told('event', event))],
  };
}

async function movesOf(rules: TitleRules<TitleId>, view: Scene<TitleId>['view'], text: string): Promise<MoveOf<TitleId> | null> {
  const { moves } = await rules.legal(view, { most: 5_000 });
  return moves.find((each) => each.text === text)?.move ?? null;
}
