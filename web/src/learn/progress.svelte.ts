// Which lessons somebody has had in this browser, how far they came, and whether they want a guide in their first games.
import type { TitleId } from '@rules';
import { keep, keptAs } from '../kept';
import type { LessonId } from './lesson';

interface Had {
  /** The step that was read last. */
  readonly step: number;
  readonly done: boolean;
}

interface Kept {
  readonly lessons: Readonly<Record<string, Had>>;
  /** Titles whose first game is over, or whose guide was sent away. */
  readonly unguided: readonly string[];
  /** Titles whose lesson has just led into a game: then the guide comes along, whatever was played before. */
  readonly guided: readonly string[];
}

const STORED = 'loggia.learned';
const NOTHING: Kept = { lessons: {}, unguided: [], guided: [] };
const name = (id: LessonId): string => (id.name ? `${id.title}/${id.name}` : id.title);

class Progress {
  #kept = $state.raw<Kept>({ ...NOTHING, ...keptAs<Partial<Kept>>(STORED, {}) });

  had(id: LessonId): Had {
    return this.#kept.lessons[name(id)] ?? { step: 0, done: false };
  }

  /** Whether somebody has neither had a lesson of this title nor played it to its end. */
  isNew(title: TitleId): boolean {
    return !this.had({ title, name: '' }).done && this.guides(title);
  }

  reach(id: LessonId, step: number, done: boolean): void {
    const before = this.had(id);
    this.#keep({
      ...this.#kept,
      lessons: { ...this.#kept.lessons, [name(id)]: { step, done: done || before.done } },
    });
  }

  /** Whether nobody has sent the guide away. */
  guides(title: TitleId): boolean {
    return !this.#kept.unguided.includes(title);
  }

  /** Whether the guide was asked for. */
  wishes(title: TitleId): boolean {
    return this.#kept.guided.includes(title);
  }

  guide(title: TitleId, wanted: boolean): void {
    const without = (titles: readonly string[]): readonly string[] => titles.filter((each) => each !== title);
    const { unguided, guided } = this.#kept;
    this.#keep({
      ...this.#kept,
      unguided: wanted ? without(unguided) : [...without(unguided), title],
      guided: wanted ? [...without(guided), title] : without(guided),
    });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    keep(STORED, JSON.stringify(kept));
  }
}

export const progress = new Progress();
