import { expect, it } from 'vitest';
import { NOTHING, legalMove, toggled, useful, withMode, withToken } from './picking';

const place = { kind: 'place', line: 'white', side: 'up', token: null } as const;
const legal = [
  { text: 'white up 21+30', move: { ...place, tiles: ['21', '30'] } },
  { text: 'white up 21*+10', move: { ...place, tiles: ['21', '10'], token: '21' } },
  { text: 'redraw 11', move: { kind: 'redraw', tile: '11' } },
  { text: 'swap 11 for 60', move: { kind: 'swap', own: '11', other: '60' } },
] as const;

it('finds a move in whatever order its tiles were picked', () => {
  expect(legalMove(legal, { ...place, tiles: ['30', '21'] })).toBe(legal[0].move);
  expect(legalMove(legal, { ...place, tiles: ['30'] })).toBeUndefined();
});

it('knows which tiles can still become a move', () => {
  expect([...useful(legal, NOTHING)]).toEqual(['21', '30']);
  expect([...useful(legal, { ...NOTHING, tiles: ['30'] })]).toEqual(['21', '30']);
  expect([...useful(legal, { ...NOTHING, tiles: ['11'] })]).toEqual([]);
  expect([...useful(legal, { ...NOTHING, mode: 'swap' })]).toEqual(['11']);
  expect([...useful(legal, { ...NOTHING, putting: true })]).toEqual(['21']);
  expect([...useful(legal, { ...NOTHING, tiles: ['21'], token: '21' })]).toEqual(['21', '10']);
});

it('puts the token on the next tile and takes it back with it', () => {
  const put = toggled(withToken(NOTHING), '21');
  expect(put).toEqual({ mode: 'place', tiles: ['21'], token: '21', putting: false });
  expect(toggled(put, '21')).toEqual(NOTHING);
  expect(withToken(put)).toMatchObject({ tiles: ['21'], token: null });
});

it('begins and ends an action', () => {
  const two = toggled(toggled(NOTHING, '21'), '30');
  expect(withMode(two, 'swap')).toMatchObject({ mode: 'swap', tiles: ['30'] });
  expect(toggled(withMode(two, 'swap'), '11').tiles).toEqual(['11']);
  expect(withMode(withMode(two, 'stack'), 'stack')).toEqual(two);
});
