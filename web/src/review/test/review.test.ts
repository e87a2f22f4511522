import { expect, it } from 'vitest';
import type { Findings, GameRecord, Moment } from '@rules';
import { nameOf } from '../kept';
import { pack, unpack } from '../pack';
import { ofTheDay } from '../puzzles';
import { aboutWhom, chances, luckAt, marked, sentence, signed } from '../review';

const said = (key: string, given: object = {}): string => `${key} ${Object.values(given).join(' ')}`.trim();

function moment(ply: number, seat: number, before: number, played: number, mistake: boolean): Moment {
  const both = (value: number): readonly number[] => (seat === 0 ? [value, 1 - value] : [1 - value, value]);
  return { ply, seat, move: 'x', before: both(before), played: both(played), error: [0.01, 0.01], stake: [0.01, 0.01], luck: true, mistake, candidates: [] };
}

const ledger = { start: 0.5, own: -0.2, others: 0.1, luck: -0.4, unclear: 0, end: 0, startError: 0, ownError: 0, othersError: 0, luckError: 0, unclearError: 0 };

const findings: Findings = {
  seats: 2,
  iterations: 10,
  moments: [moment(1, 0, 0.5, 0.3, true), moment(2, 1, 0.6, 0.6, false), moment(3, 0, 0.5, 0.5, false)],
  luck: [[0.1, -0.1], [0.01, -0.01], [-0.5, 0.5]],
  end: [0, 1],
  ledgers: [ledger, { ...ledger, own: -0.1 }],
  turningPoints: [2, -1],
};

const standing = (seat: number, points: number, place: number, scored = true): object => ({
  seat,
  figure: '',
  points,
  place,
  contends: true,
  receipts: scored ? [{ reason: 'tiles', count: 1, points }] : [],
  tieBreaks: [],
});

const record = (...standings: object[]): GameRecord =>
  ({
    game: 'azul',
    revision: 1,
    setup: { seats: 2, first: 0, options: {}, data: {} },
    entries: [{ move: '', draws: '6:1 5:2' }, { move: 'F1 red 2 – è', draws: '' }],
    result: { ending: 'row', standings },
  }) as unknown as GameRecord;

const lost = record(standing(0, 35, 2), standing(1, 44, 1));

it('says in a sentence who lost, by how much, and why', () => {
  expect(sentence(findings, lost, 0, null, said)).toBe(
    'review.you-lost-by  9 review.luck-took-you 40 20 review.turning-point 3',
  );
  expect(sentence(findings, lost, 1, 'Ada', said)).toBe('review.they-won-by Ada 9 review.luck-took-they 40 10');
});

it('counts no points where there are none, or where a tie was broken', () => {
  const [tied, unscored] = [record(standing(0, 9, 2), standing(1, 9, 1)), record(standing(0, 0, 1, false), standing(1, 0, 2, false))];
  expect(sentence(findings, tied, 0, null, said)).toMatch(/^review.you-lost /);
  expect(sentence(findings, unscored, 0, null, said)).toMatch(/^review.you-won /);
  expect(sentence(findings, record(standing(0, 9, 1), standing(1, 9, 1)), 0, null, said)).toMatch(/^review.you-drew /);
});

it('is about the own seat, or about the one that gave most away', () => {
  expect(aboutWhom(findings, [1])).toBe(1);
  expect(aboutWhom(findings, [])).toBe(0);
});

it('marks mistakes and striking luck, and knows the end', () => {
  expect(marked(findings)).toEqual([0, 2]);
  expect(luckAt(findings, 2)).toEqual({ seat: 0, by: -0.5 });
  expect(luckAt(findings, 1)).toBeNull();
  expect(chances(findings)).toHaveLength(4);
  expect(chances(findings).at(-1)).toEqual([0, 1]);
  expect([signed(0.123), signed(-0.08), signed(0.001)]).toEqual(['+12', '−8', '0']);
});

it('packs a game into an address and unpacks the same one', async () => {
  const packed = await pack(lost);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(await unpack(packed)).toEqual(lost);
});

it.each(['', '!', 'AAAA', '####', 'Y2F0'])('unpacks nothing from %j', async (packed) => {
  expect(await unpack(packed)).toBeNull();
});

it('refuses what would fill the memory', async () => {
  const bomb = await new Response(
    new Blob([new Uint8Array(9_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw')),
  ).arrayBuffer();
  const packed = btoa(String.fromCharCode(...new Uint8Array(bomb))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  expect(await unpack(packed)).toBeNull();
});

it('calls a game by what happened in it', () => {
  expect(nameOf(lost)).toBe(nameOf({ ...lost, result: null }));
  expect(nameOf({ ...lost, entries: lost.entries.slice(0, 1) })).not.toBe(nameOf(lost));
});

it('has another puzzle every day until all had their day', () => {
  const days = Array.from({ length: 66 }, (_, day) => ofTheDay(66, new Date(2026, 10, 18 + day, 23, 59)));
  expect(new Set(days).size).toBe(66);
  expect(ofTheDay(66, new Date(2026, 10, 18, 0, 1))).toBe(days[0]);
  expect(ofTheDay(0, new Date(2026, 10, 18))).toBe(-1);
});
