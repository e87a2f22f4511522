import { expect, it } from 'vitest';
import { byDeed, passages, withNames } from './sentences';

const phrase = (key: string, seat?: number) => ({ key, arguments: seat === undefined ? {} : { seat } });

it('keeps together what is said of one seat, in the order in which it is said', () => {
  const told = [phrase('depot'), phrase('estate', 0), phrase('hand', 0), phrase('estate', 1), phrase('bank')];

  const found = passages(told).map(({ seat, phrases }) => [seat, phrases.map(({ key }) => key)]);

  expect(found).toEqual([
    [null, ['depot']],
    [0, ['estate', 'hand']],
    [1, ['estate']],
    [null, ['bank']],
  ]);
});

it('finds names, the longer one first, and never inside a word', () => {
  expect(withNames('Anna Bo and Anna hold bananas.', ['Anna', 'Anna Bo', 'anas'])).toEqual([
    '',
    'Anna Bo',
    ' and ',
    'Anna',
    ' hold bananas.',
  ]);
  expect(withNames('Бот (1) ходит.', ['Бот (1)'])).toEqual(['', 'Бот (1)', ' ходит.']);
  expect(withNames('Nobody.', [])).toEqual(['Nobody.']);
});

it('puts moves together by what they do, the few first, and no more of them than wanted', () => {
  const moves = [...Array.from({ length: 9 }, (_, n) => ({ kind: 'build', n })), { kind: 'done', n: 9 }, { kind: 'join', n: 10 }, { kind: 'join', n: 11 }];
  const told = (most: number): string[] => byDeed(moves, most).map((deed) => `${deed[0]?.kind} ${deed.map(({ n }) => n).join(' ')}`);

  expect(told(50)).toEqual(['done 9', 'join 10 11', 'build 0 1 2 3 4 5 6 7 8']);
  expect(told(5)).toEqual(['done 9', 'join 10 11', 'build 0 1']);
  expect(told(3)).toEqual(['done 9', 'join 10 11']);
  expect(byDeed([], 50)).toEqual([]);
});
