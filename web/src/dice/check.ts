// Whether the dice of a finished game are proved to whoever sits here.
import type { GameRecord, Refusal } from '@rules';
import type { Pledge } from './pledge';

export type Verdict =
  | { readonly kind: 'proved' }
  /** The rules or the recomputed luck say no. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The table was committed to another key when we came. */
  | { readonly kind: 'other-key' }
  /** What we added is not among what counted. */
  | { readonly kind: 'not-counted' };

/** Null for games whose dice prove nothing, as those of earlier days. */
export async function check(
  record: GameRecord,
  pledge: Pledge | undefined,
  verify: (record: GameRecord) => Promise<Refusal | null>,
): Promise<Verdict | null> {
  const { proof } = record;
  if (!proof) return null;
  const refusal = await verify(record);
  if (refusal) return { kind: 'refused', refusal };
  if (pledge && pledge.commitment !== proof.commitment) return { kind: 'other-key' };
  if (pledge?.contribution && !proof.contributions.includes(pledge.contribution)) return { kind: 'not-counted' };
  return { kind: 'proved' };
}
