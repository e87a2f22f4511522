import { expect, it } from 'vitest';
import { bare, short } from './short';

it('keeps a name that fits, leaves the brackets away first, and cuts last', () => {
  expect(short('Cobalt (bot)', 12)).toBe('Cobalt (bot)');
  expect(short('Cobalt (bot)', 11)).toBe('Cobalt');
  expect(short('Cobalt (bot)', 4)).toBe('Cob…');
  expect(short('Скрипачёва', 5)).toBe('Скри…');
  expect(short('Ada (and friends)', 17)).toBe('Ada (and friends)');
});

it('a name is not only brackets', () => {
  expect(bare('(bot)')).toBe('(bot)');
});
