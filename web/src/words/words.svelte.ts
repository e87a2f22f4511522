// The words of the page and of each title, in the language that was chosen.
import { type Phrase, type Refusal, Refused, type TitleId } from '@rules';
import { keep, kept } from '../kept';
import { type Arguments, LANGUAGES, type Language, Phrasebook, type Texts } from './phrasebook';

type TextFile = () => Promise<{ default: Texts }>;

const SHELL = import.meta.glob<{ default: Texts }>('../../text/*.json') as Record<string, TextFile>;
const CORE = import.meta.glob<{ default: Texts }>('../../../core/text/*.json') as Record<
  string,
  TextFile
>;
const SERVER = import.meta.glob<{ default: Texts }>('../../../server/text/*.json') as Record<
  string,
  TextFile
>;
const TITLES = import.meta.glob<{ default: Texts }>('../../../games/*/text/*.json') as Record<
  string,
  TextFile
>;

/** How a title's codes are told to readers, where it has any. */
export interface Naming {
  /** Said instead of the title's own texts of these names. */
  readonly texts: Texts;
  readonly named: (given: Arguments) => Arguments;
}

const NAMINGS = import.meta.glob<(language: Language) => Naming>('../../../games/*/web/naming.ts', {
  import: 'default',
});

/** One title's words, with those that all titles share. Seats are called by the names given. */
export class TitleWords {
  readonly title: TitleId;
  readonly #book: Phrasebook;
  readonly #names: () => readonly string[];
  readonly #named: Naming['named'];

  constructor(
    title: TitleId,
    book: Phrasebook,
    names: () => readonly string[],
    named: Naming['named'] = (given) => given,
  ) {
    this.title = title;
    this.#book = book;
    this.#names = names;
    this.#named = named;
  }

  get language(): Language {
    return this.#book.language;
  }

  has(key: string): boolean {
    return this.#book.has(key);
  }

  text(key: string, given: Arguments = {}): string {
    return this.#book.text(key, this.#named(given), this.seat);
  }

  say(phrase: Phrase): string {
    return this.text(phrase.key, phrase.arguments);
  }

  /** A move or an event: its kind is the key, its fields are the arguments. */
  told(group: 'move' | 'event', what: { readonly kind: string }): string {
    const { kind, ...fields } = what;
    return this.text(`${group}.${kind}`, fields as Arguments);
  }

  refusal(refusal: Refusal): string {
    return this.text(`refusal.${refusal.clause}`, refusal.arguments);
  }

  readonly seat = (seat: number): string => this.#names()[seat] ?? String(seat + 1);
}

const STORED = 'loggia.language';

class Words {
  language = $state<Language>(preferred());
  #shell = $state.raw(new Phrasebook('en'));

  /** Fetches the page's own words; the page is shown once they are there. */
  async open(language: Language = this.language): Promise<void> {
    const texts = await Promise.all([
      load(SHELL[`../../text/${language}.json`]),
      load(CORE[`../../../core/text/${language}.json`]),
      load(SERVER[`../../../server/text/${language}.json`]),
    ]);
    this.#shell = new Phrasebook(language, ...texts);
    this.language = language;
    document.documentElement.lang = language;
  }

  async choose(language: Language): Promise<void> {
    await this.open(language);
    keep(STORED, language);
  }

  /** A text of the page itself. */
  t(key: string, given: Arguments = {}): string {
    return this.#shell.text(key, given, (seat) => this.#shell.text('seat', { n: seat + 1 }));
  }

  async title(
    title: TitleId,
    names: () => readonly string[],
    language: Language = this.language,
  ): Promise<TitleWords> {
    const [core, own] = await Promise.all([
      load(CORE[`../../../core/text/${language}.json`]),
      load(TITLES[`../../../games/${title}/text/${language}.json`]),
    ]);
    return new TitleWords(title, new Phrasebook(language, core, own), names);
  }

  /** The same for a table, where codes are told by name. */
  async table(
    title: TitleId,
    names: () => readonly string[],
    language: Language = this.language,
  ): Promise<TitleWords> {
    const [core, own, naming] = await Promise.all([
      load(CORE[`../../../core/text/${language}.json`]),
      load(TITLES[`../../../games/${title}/text/${language}.json`]),
      NAMINGS[`../../../games/${title}/web/naming.ts`]?.(),
    ]);
    const its = naming?.(language);
    return new TitleWords(title, new Phrasebook(language, core, own, its?.texts ?? {}), names, its?.named);
  }
}

async function load(file: TextFile | undefined): Promise<Texts> {
  return file ? (await file()).default : {};
}

function preferred(): Language {
  const wanted = [kept(STORED) ?? '', ...navigator.languages];
  for (const each of wanted) {
    const found = LANGUAGES.find((language) => each.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

export const words = new Words();

/** Why something did not work: a refusal in words, or what the machine says. */
export function reason(error: unknown): string {
  if (error instanceof Refused) {
    return words.t(`refusal.${error.refusal.clause}`, error.refusal.arguments);
  }
  if (error instanceof Error && error.name === 'Disconnected') {
    const isOnItsWay = 'sent' in error && error.sent === true;
    return isOnItsWay ? t('remote.on-its-way') : t('remote.not-sent');
  }
  return t('trouble', { what: error instanceof Error ? error.message : String(error) });
}

export const t = (key: string, given: Arguments = {}): string => words.t(key, given);
