// What a guide says in somebody's first game: a move that a bot would think of, and why. The reasons are data of the title,
// games/<title>/learn/guide.json: the first one that fits the move, or something that it would do, is said.
import type { Foreseen, MoveSaid, TitleId, TitleRules, ViewOf } from '@rules';

type Fields = { readonly [field: string]: unknown };

export interface Reason {
  /** Its sentence is guide.<because>. */
  readonly because: string;
  /** Fields of the move: a value, null, '*' for anything that is there, or '@other' for what another field holds. */
  readonly move?: Fields;
  /** The same for an event that the move brings about. */
  readonly event?: Fields;
}

const REASONS = import.meta.glob<readonly Reason[]>('../../../games/*/learn/guide.json', { import: 'default' });

export async function reasonsOf(title: TitleId): Promise<readonly Reason[]> {
  return (await REASONS[`../../../games/${title}/learn/guide.json`]?.()) ?? [];
}

/** Why one could play this move. */
export function because(reasons: readonly Reason[], move: object, events: readonly object[]): string | null {
  const fitting = reasons.find(
    (reason) =>
      (!reason.move || has(move as Fields, reason.move)) &&
      (!reason.event || events.some((event) => has(event as Fields, reason.event ?? {}))),
  );
  return fitting?.because ?? null;
}

function has(what: Fields, wanted: Fields): boolean {
  return Object.entries(wanted).every(([field, value]) => {
    const found = what[field] ?? null;
    if (value === '*') return found !== null;
    if (typeof value === 'string' && value.startsWith('@')) return found === what[value.slice(1)];
    return found === value;
  });
}

export interface Counsel<T extends TitleId> {
  readonly move: MoveSaid<T>;
  readonly because: string | null;
}

const THOUGHT_MS = 500;

/** Asks the title's adviser for a move, and the rules for what it would do. */
export async function counsel<T extends TitleId>(
  rules: TitleRules<T>,
  view: ViewOf<T>,
  limits: { readonly iterations?: number; readonly signal?: AbortSignal } = {},
): Promise<Counsel<T> | null> {
  const ms = limits.iterations === undefined ? { ms: THOUGHT_MS } : {};
  const [best] = await rules.hint(view, { ...limits, ...ms });
  if (!best) return null;
  const foreseen: Foreseen<T> = await rules.preview(view, best.move.text);
  const events = foreseen.events as unknown as readonly object[];
  return { move: best.move, because: because(await reasonsOf(rules.id), best.move.move as object, events) };
}
