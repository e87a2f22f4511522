// Goes through a lesson step by step: lays out positions, hears the learner's moves and answers them. Whether a move is
// legal the rules say; whether it is what was asked for, the lesson.
import { type AnyMove, type MoveOf, Refused, type Refusal, type Scene, type TitleId, type TitleRules } from '@rules';
import { type Deed, fits, type Lesson, type LessonStep } from './lesson';

/** `read`: nothing to be done; `asked`: a move is awaited; `good` and `other`: how the last one was. */
export type Stage = 'read' | 'asked' | 'good' | 'other';

interface Played<T extends TitleId> {
  readonly move: AnyMove<T>;
  readonly draws?: string | undefined;
}

interface Ground<T extends TitleId> {
  readonly position: string;
  readonly moves: readonly Played<T>[];
}

/** So far apart are the plies of positions that do not follow from each other, so that nothing travels between them. */
const APART = 100;
/** So many moves are looked through for one that is asked for. */
const LOOKED_THROUGH = 5_000;

export class Teacher<T extends TitleId> {
  index = $state(0);
  stage = $state<Stage>('read');
  scene = $state.raw<Scene<T>>();
  /** A move that answers the step, drawn where somebody asked to be shown it. */
  shown = $state.raw<MoveOf<T> | null>(null);
  readonly #rules: TitleRules<T>;
  readonly #lesson: Lesson;
  /** Where each finished step left the table. */
  readonly #left = new Map<number, Ground<T>>();
  #ground: Ground<T> = { position: '', moves: [] };
  #ply = 0;
  #asked = 0;

  constructor(rules: TitleRules<T>, lesson: Lesson) {
    this.#rules = rules;
    this.#lesson = lesson;
  }

  get title(): T {
    return this.#rules.id;
  }

  get step(): LessonStep {
    const step = this.#lesson.steps[this.index];
    if (!step) throw new Error(`the lesson has no step ${this.index}`);
    return step;
  }

  get count(): number {
    return this.#lesson.steps.length;
  }

  get isLast(): boolean {
    return this.index === this.count - 1;
  }

  /** Whether one may go on: there is nothing to do, or it has been done. */
  get mayGoOn(): boolean {
    return this.stage === 'read' || this.stage === 'good';
  }

  /** Lays the step out. One that goes on from another is reached through that one. */
  async begin(wanted: number): Promise<void> {
    const asked = ++this.#asked;
    let index = Math.max(0, Math.min(wanted, this.count - 1));
    while (index > 0 && this.#lesson.steps[index]?.position === undefined && !this.#left.has(index - 1)) index--;
    const step = this.#lesson.steps[index] as LessonStep;
    const goesOn = step.position === undefined;
    const ground = goesOn ? this.#left.get(index - 1) : { position: step.position, moves: [] };
    if (!ground) throw new Error(`the step ${step.id} has no position`);
    const continues = goesOn && index === this.index + 1;
    const before = ground.moves.length;
    const next = { ...ground, moves: [...ground.moves, ...deeds<T>(step.show)] };
    const scene = await this.#lay(next, step, before, continues ? this.#ply : this.#ply + APART);
    if (asked !== this.#asked) return;
    this.index = index;
    this.stage = step.do ? 'asked' : 'read';
    this.shown = null;
    this.#take(next, scene);
    if (!step.do) this.#left.set(index, next);
  }

  /** The learner's move: played if it is asked for, answered if it is another one, refused if the rules forbid it. */
  async choose(move: AnyMove<T>): Promise<Refusal | null> {
    const { step } = this;
    if (!step.do || this.stage === 'good') return null;
    const asked = ++this.#asked;
    try {
      const before = this.#ground.moves.length;
      const own = [...this.#ground.moves, { move, draws: step.draws }];
      const stand = await this.#rules.lay(this.#ground.position, { moves: own, viewer: step.eyes ?? 0 });
      const text = stand.steps.at(-1)?.entry.move ?? '';
      if (!step.do.some((pattern) => fits(pattern, text))) {
        if (asked === this.#asked) this.stage = 'other';
        return null;
      }
      const next = { ...this.#ground, moves: [...own, ...deeds<T>(step.then)] };
      const scene = await this.#lay(next, step, before, this.#ply);
      if (asked !== this.#asked) return null;
      this.stage = 'good';
      this.shown = null;
      this.#take(next, scene);
      this.#left.set(this.index, next);
      return null;
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      throw error;
    }
  }

  /** Every legal move that answers the step. */
  async answers(): Promise<readonly { readonly text: string; readonly move: MoveOf<T> }[]> {
    const { step, scene } = this;
    if (!step.do || !scene) return [];
    const { moves } = await this.#rules.legal(scene.view, { most: LOOKED_THROUGH });
    return moves.filter(({ text }) => step.do?.some((pattern) => fits(pattern, text)));
  }

  /** Shows the first move that answers the step; asked once more, plays it. */
  async help(): Promise<void> {
    const [answer] = await this.answers();
    if (!answer) return;
    if (this.shown) await this.choose(answer.text);
    else this.shown = answer.move;
  }

  async #lay(ground: Ground<T>, step: LessonStep, before: number, ply: number): Promise<Scene<T>> {
    const viewer = step.eyes ?? 0;
    const stand = await this.#rules.lay(ground.position, { moves: ground.moves, viewer });
    const steps = stand.steps
      .slice(before)
      .map(({ entry: _, ...each }, i) => ({ ...each, ply: ply + i + 1 }));
    return {
      view: stand.view as unknown as Scene<T>['view'],
      viewer,
      actor: stand.actor,
      ply: ply + steps.length,
      hidden: false,
      steps: steps as unknown as Scene<T>['steps'],
      result: stand.result,
      thinking: false,
      trouble: null,
    };
  }

  #take(ground: Ground<T>, scene: Scene<T>): void {
    this.#ground = ground;
    this.#ply = scene.ply;
    this.scene = scene;
  }
}

function deeds<T extends TitleId>(given: readonly Deed[] = []): readonly Played<T>[] {
  return given.map((each) => (typeof each === 'string' ? { move: each } : each));
}
