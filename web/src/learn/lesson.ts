// Lessons as their authors write them: a line of data a step in games/<title>/learn/lesson.json, and its sentences in
// en.json, it.json and ru.json beside it. A folder within is another lesson of the same title.
import type { TitleId } from '@rules';
import { type Language, Phrasebook, type Texts } from '../words/phrasebook';

/** A move by its text; with the luck behind it where it matters what comes. */
export type Deed = string | { readonly move: string; readonly draws: string };

export interface LessonStep {
  /** Its sentences are steps.<id>.say, .good and .else. */
  readonly id: string;
  /** What lies on the table, as text; without it the table stays as the last step left it. */
  readonly position?: string;
  /** Whose eyes; seat 0 if nothing is said. */
  readonly eyes?: number;
  /** What the teacher points at: targets by their names, or things by what they are. */
  readonly point?: readonly string[];
  /** What is played before the learner's eyes when the step begins. */
  readonly show?: readonly Deed[];
  /** Moves that answer the step, a * for anything; without them one goes on when one has read. */
  readonly do?: readonly string[];
  /** The luck behind the learner's move. */
  readonly draws?: string;
  /** What the others do then. */
  readonly then?: readonly Deed[];
}

export interface Lesson {
  /** Of the first game that the lesson leads into. */
  readonly options?: Readonly<Record<string, string>>;
  readonly steps: readonly LessonStep[];
}

/** A title and which of its lessons; the first has no name. */
export interface LessonId {
  readonly title: TitleId;
  readonly name: string;
}

type Fetched<F> = Record<string, () => Promise<F>>;

const LESSONS = {
  ...import.meta.glob<Lesson>('../../../games/*/learn/lesson.json', { import: 'default' }),
  ...import.meta.glob<Lesson>('../../../games/*/learn/*/lesson.json', { import: 'default' }),
} as Fetched<Lesson>;
const WORDS = {
  ...import.meta.glob<Texts>('../../../games/*/learn/??.json', { import: 'default' }),
  ...import.meta.glob<Texts>('../../../games/*/learn/*/??.json', { import: 'default' }),
} as Fetched<Texts>;

const folder = ({ title, name }: LessonId): string => `../../../games/${title}/learn/${name ? `${name}/` : ''}`;

/** Every lesson there is. */
export const ALL_LESSONS: readonly LessonId[] = Object.keys(LESSONS).map((path) => {
  const [, title = '', name = ''] = /games\/([^/]+)\/learn\/(?:([^/]+)\/)?lesson\.json$/.exec(path) ?? [];
  return { title: title as TitleId, name };
});

/** The lessons of a title, the first one first. */
export function lessonsOf(title: TitleId): readonly LessonId[] {
  return ALL_LESSONS.filter((each) => each.title === title).sort((one, other) => (one.name < other.name ? -1 : 1));
}

export async function lesson(id: LessonId): Promise<Lesson | undefined> {
  return LESSONS[`${folder(id)}lesson.json`]?.();
}

/** The teacher's words; English where a language has none. */
export async function lessonWords(id: LessonId, language: Language): Promise<Phrasebook> {
  const texts = WORDS[`${folder(id)}${language}.json`] ?? WORDS[`${folder(id)}en.json`];
  return new Phrasebook(language, texts ? await texts() : {});
}

/** Whether a move's text is what a pattern asks for: `F3 red *`. */
export function fits(pattern: string, text: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(text);
}
