// What this person likes, kept in this browser.
import { keep, keptAs } from '../kept';

export type Theme = 'auto' | 'light' | 'dark';

interface Liked {
  name: string;
  theme: Theme;
  motion: boolean;
  sound: boolean;
  /** A notice outside the page when it is this person's turn. */
  notice: boolean;
  /** Words and a list of moves instead of the drawn board. */
  spoken: boolean;
}

const STORED = 'loggia.settings';
const STANDARD: Liked = {
  name: '',
  theme: 'auto',
  motion: true,
  sound: false,
  notice: false,
  spoken: false,
};

class Settings {
  #liked = $state<Liked>(stored());
  #night = $state(matchMedia('(prefers-color-scheme: dark)').matches);
  #still = $state(matchMedia('(prefers-reduced-motion: reduce)').matches);

  constructor() {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => {
      this.#night = event.matches;
      this.show();
    });
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => {
      this.#still = event.matches;
    });
  }

  get name(): string {
    return this.#liked.name;
  }

  get theme(): Theme {
    return this.#liked.theme;
  }

  get sound(): boolean {
    return this.#liked.sound;
  }

  get notice(): boolean {
    return this.#liked.notice;
  }

  get spoken(): boolean {
    return this.#liked.spoken;
  }

  get wantsMotion(): boolean {
    return this.#liked.motion;
  }

  /** Whether pieces travel: the person likes it, and the system does not forbid it. */
  get motion(): boolean {
    return this.#liked.motion && !this.#still;
  }

  like(changed: Partial<Liked>): void {
    this.#liked = { ...this.#liked, ...changed };
    keep(STORED, JSON.stringify(this.#liked));
    this.show();
  }

  /** Puts the theme onto the page. */
  show(): void {
    const { theme } = this.#liked;
    const dark = theme === 'dark' || (theme === 'auto' && this.#night);
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  }
}

function stored(): Liked {
  return { ...STANDARD, ...keptAs<Partial<Liked>>(STORED, {}) };
}

export const settings = new Settings();
