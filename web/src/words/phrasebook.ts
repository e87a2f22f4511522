// Words for phrases. The same templates as core's Phrasebook reads; web/src/words/test/cases.json
// holds the two together.
import type { Json, Phrase } from '@rules';

export const LANGUAGES = ['en', 'it', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Texts, and objects of texts, whose names are joined by dots. */
export interface Texts {
  readonly [name: string]: string | Texts;
}

export type Arguments = { readonly [name: string]: Json | undefined };

type Part =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'plain' | 'seat'; readonly name: string }
  | { readonly kind: 'term'; readonly name: string; readonly group: string }
  | { readonly kind: 'plural'; readonly name: string; readonly forms: readonly string[] }
  | { readonly kind: 'if-there'; readonly parts: readonly Part[] };

const CATEGORIES: Readonly<Record<Language, readonly Intl.LDMLPluralRule[]>> = {
  en: ['one', 'other'],
  it: ['one', 'other'],
  ru: ['one', 'few', 'many'],
};

export class Phrasebook {
  readonly language: Language;
  readonly #templates = new Map<string, readonly Part[]>();
  readonly #plurals: Intl.PluralRules;

  constructor(language: Language, ...texts: readonly Texts[]) {
    this.language = language;
    this.#plurals = new Intl.PluralRules(language);
    for (const each of texts) this.#add('', each);
  }

  #add(prefix: string, texts: Texts): void {
    for (const [name, text] of Object.entries(texts)) {
      if (typeof text === 'string') this.#templates.set(prefix + name, read(text));
      else this.#add(`${prefix}${name}.`, text);
    }
  }

  has(key: string): boolean {
    return this.#templates.has(key);
  }

  keys(): readonly string[] {
    return [...this.#templates.keys()];
  }

  /** The phrase in this language; what is missing is shown as ⟨key⟩, so that somebody reports it. */
  say(phrase: Phrase, seatName: (seat: number) => string = seatNumber): string {
    return this.text(phrase.key, phrase.arguments, seatName);
  }

  text(key: string, given: Arguments = {}, seatName: (seat: number) => string = seatNumber): string {
    const parts = this.#templates.get(key);
    return parts ? this.#fill(parts, given, seatName) : missing(key);
  }

  #fill(parts: readonly Part[], given: Arguments, seatName: (seat: number) => string): string {
    return parts.map((part) => this.#part(part, given, seatName)).join('');
  }

  #part(part: Part, given: Arguments, seatName: (seat: number) => string): string {
    switch (part.kind) {
      case 'words':
        return part.text;
      case 'plain':
        return each(given, part.name, plain);
      case 'seat':
        return each(given, part.name, (seat) => (typeof seat === 'number' ? seatName(seat) : null));
      case 'term':
        return each(given, part.name, (value) => {
          const word = plain(value);
          return word === null ? null : this.text(`${part.group}.${word}`);
        });
      case 'plural': {
        const count = given[part.name];
        if (typeof count !== 'number') return missing(part.name);
        const form = CATEGORIES[this.language].indexOf(this.#plurals.select(Math.abs(count)));
        return part.forms[form] ?? part.forms.at(-1) ?? '';
      }
      case 'if-there':
        return names(part.parts).every((name) => isThere(given[name]))
          ? this.#fill(part.parts, given, seatName)
          : '';
    }
  }
}

function seatNumber(seat: number): string {
  return String(seat + 1);
}

function isThere(value: Json | undefined): boolean {
  return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
}

function each(given: Arguments, name: string, say: (value: Json) => string | null): string {
  const value = given[name];
  if (value === undefined) return missing(name);
  const items = Array.isArray(value) ? (value as readonly Json[]) : [value];
  return items.map((item) => say(item) ?? missing(name)).join(', ');
}

function plain(value: Json): string | null {
  return value === null || typeof value === 'object' ? null : String(value);
}

function missing(key: string): string {
  return `⟨${key}⟩`;
}

function names(parts: readonly Part[]): readonly string[] {
  return parts.flatMap((part) =>
    part.kind === 'words' ? [] : part.kind === 'if-there' ? names(part.parts) : [part.name],
  );
}

/** Takes a text apart; see core's Template for the grammar. */
function read(text: string): readonly Part[] {
  const parts: Part[] = [];
  let words = '';
  const flush = (): void => {
    if (words) parts.push({ kind: 'words', text: words });
    words = '';
  };
  for (let at = 0; at < text.length; ) {
    const c = text.charAt(at);
    if (!'{}[]'.includes(c)) {
      words += c;
      at++;
    } else if (text.charAt(at + 1) === c) {
      words += c;
      at += 2;
    } else {
      const end = text.indexOf(c === '{' ? '}' : ']', at);
      if (end < 0) return [{ kind: 'words', text: missing(text) }];
      flush();
      const inside = text.slice(at + 1, end);
      parts.push(c === '{' ? place(inside) : { kind: 'if-there', parts: read(inside) });
      at = end + 1;
    }
  }
  flush();
  return parts;
}

function place(inside: string): Part {
  const bar = inside.indexOf('|');
  if (bar >= 0) {
    return { kind: 'plural', name: inside.slice(0, bar), forms: inside.slice(bar + 1).split('|') };
  }
  const colon = inside.indexOf(':');
  if (colon < 0) return { kind: 'plain', name: inside };
  const name = inside.slice(0, colon);
  const group = inside.slice(colon + 1);
  return group === 'seat' ? { kind: 'seat', name } : { kind: 'term', name, group };
}
