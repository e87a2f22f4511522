import { expect, it } from 'vitest';
import { passages, withNames } from './sentences';

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
