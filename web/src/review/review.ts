// What there is to say of a review: numbers as people read them, and the sentence on top.
import type { Findings, GameRecord, Moment } from '@rules';

type Say = (key: string, given?: { readonly [name: string]: string | number }) => string;

/** Luck is marked if it moved somebody's chances by so much. */
const STRIKING = 0.08;

/** A pattern a seat, for eyes that tell no colours. */
export const DASHES: readonly string[] = ['', '9 4', '2 4', '12 4 2 4', '6 3 2 3 2 3', '4 6'];

export const percent = (part: number): number => Math.round(100 * part);

export const signed = (part: number): string => {
  const whole = percent(part);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0';
};

/** Everybody's chances at each moment, the end last. */
export function chances({ moments, end }: Findings): readonly (readonly number[])[] {
  const last = moments.at(-1);
  return [...moments.map((moment) => moment.before), ...(last ? [end.length > 0 ? end : last.played] : [])];
}

export const bestOf = (moment: Moment): Moment['candidates'][number] | undefined => moment.candidates[0];

export const playedOf = (moment: Moment): Moment['candidates'][number] | undefined =>
  moment.candidates.find(({ move }) => move === moment.move);

/** The strongest luck behind a moment: whom it moved, and how far. */
export function luckAt(findings: Findings, index: number): { readonly seat: number; readonly by: number } | null {
  let found: { seat: number; by: number } | null = null;
  for (const [seat, by] of (findings.luck[index] ?? []).entries()) {
    if (Math.abs(by) >= STRIKING && (!found || Math.abs(by) > Math.abs(found.by))) found = { seat, by };
  }
  return found;
}

/** The moments worth a look, in order. */
export function marked(findings: Findings): readonly number[] {
  return findings.moments.flatMap(({ mistake }, index) => (mistake || luckAt(findings, index) ? [index] : []));
}

/** The seat that the sentence is about: one's own, else the one that lost most by its own moves. */
export function aboutWhom(findings: Findings, mine: readonly number[]): number {
  if (mine[0] !== undefined) return mine[0];
  const own = findings.ledgers.map((ledger) => ledger.own);
  return Math.max(0, own.indexOf(Math.min(...own)));
}

/** "You lost by 9. Luck took 4 %, your moves gave away 7 %; the turning point was move 31." */
export function sentence(
  findings: Findings,
  record: GameRecord,
  seat: number,
  name: string | null,
  t: Say,
): string {
  const ledger = findings.ledgers[seat];
  if (!ledger) return '';
  const turning = findings.turningPoints[seat] ?? -1;
  const whose = name === null ? 'you' : 'they';
  const parts = [outcome(record, seat, whose, name ?? '', t)];
  parts.push(
    t(ledger.luck < 0 ? `review.luck-took-${whose}` : `review.luck-brought-${whose}`, {
      luck: percent(Math.abs(ledger.luck)),
      own: percent(-ledger.own),
    }),
  );
  const moment = findings.moments[turning];
  if (moment) parts.push(t('review.turning-point', { ply: moment.ply }));
  return parts.filter((part) => part !== '').join(' ');
}

function outcome({ result }: GameRecord, seat: number, whose: 'you' | 'they', name: string, t: Say): string {
  if (!result) return '';
  const own = result.standings.find((each) => each.seat === seat);
  if (!own) return '';
  const others = result.standings.filter((each) => each !== own && each.contends);
  const won = own.place === 1;
  if (won && others.some((each) => each.place === 1)) return t(`review.${whose}-drew`, { name });
  const rival = Math.max(...others.map((each) => each.points));
  const points = Math.abs(own.points - rival);
  // Where there are no points, or a tie was broken, there is nothing to count.
  const by = own.receipts.length > 0 && points > 0 && Number.isFinite(points);
  return t(`review.${whose}-${won ? 'won' : 'lost'}${by ? '-by' : ''}`, { name, points });
}
