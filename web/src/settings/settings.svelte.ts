// What this person likes, kept in this browser.
import { CONFIRMS, type Confirms } from '../table/confirming.svelte';
import { PACES, type Pace } from '../table/pace';
import { keep, keptAs } from '../kept';
import { FRIENDLY, friendlyName } from '../words/called';

export type Theme = 'auto' | 'light' | 'dark';

interface Liked {
  name: string;
  /** Which of the friendly names is ours, until we choose one: a number of no meaning. */
  friendly: number;
  theme: Theme;
  motion: boolean;
  /** How fast bots follow each other. */
  pace: Pace;
  /** When a move is asked about before it is played. */
  confirms: Confirms;
  sound: boolean;
  /** A knock when somebody comes to a table that waits for people. */
  knocks: boolean;
  /** A notice outside the page when it is this person's turn. */
  notice: boolean;
  /** Words and a list of moves instead of the drawn board. */
  spoken: boolean;
}

const STORED = 'loggia.settings';
const STANDARD: Liked = {
  name: '',
  friendly: -1,
  theme: 'auto',
  motion: true,
  pace: 'brisk',
  confirms: 'by-touch',
  sound: false,
  knocks: true,
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

  /** Our own name, or the friendly one that we were given. */
  get calledBy(): string {
    return this.#liked.name || friendlyName(this.#liked.friendly);
  }

  /** A friendly name for others at this screen. */
  friend(n: number): string {
    return friendlyName(this.#liked.friendly + n);
  }

  get theme(): Theme {
    return this.#liked.theme;
  }

  get sound(): boolean {
    return this.#liked.sound;
  }

  get knocks(): boolean {
    return this.#liked.knocks;
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

  /** Where pieces do not travel there is nothing to wait for. */
  get pace(): Pace {
    return this.motion ? this.likedPace : 'at-once';
  }

  get likedPace(): Pace {
    return PACES.includes(this.#liked.pace) ? this.#liked.pace : 'brisk';
  }

  get confirms(): Confirms {
    return CONFIRMS.includes(this.#liked.confirms) ? this.#liked.confirms : 'by-touch';
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

  /** Keeps the name somebody gave; a friendly one that we made up is none. */
  introduce(name: string): void {
    if (name && name !== friendlyName(this.#liked.friendly)) this.like({ name });
  }

  /** Puts the theme onto the page. */
  show(): void {
    const { theme } = this.#liked;
    const dark = theme === 'dark' || (theme === 'auto' && this.#night);
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  }
}

function stored(): Liked {
  const liked = { ...STANDARD, ...keptAs<Partial<Liked>>(STORED, {}) };
  if (liked.friendly >= 0) return liked;
  const [drawn = 0] = crypto.getRandomValues(new Uint8Array(1));
  const given = { ...liked, friendly: drawn % FRIENDLY };
  keep(STORED, JSON.stringify(given));
  return given;
}

export const settings = new Settings();
