import { afterAll, expect, it } from 'vitest';
import { LocalTable, type Player, Rules, memoryShelf } from '@rules';
import { startWorker } from '@web/rules/test/worker';
import { writeMove } from './notation';
import { NOTHING, legalText, toggled, useful, withMode, withToken } from './picking';

const place = { kind: 'place', line: 'white', side: 'up', token: null } as const;
const legal = [
  { text: 'white up 21+30', move: { ...place, tiles: ['21', '30'] } },
  { text: 'white up 21*+10', move: { ...place, tiles: ['21', '10'], token: '21' } },
  { text: 'redraw 11', move: { kind: 'redraw', tile: '11' } },
  { text: 'swap 11 for 60', move: { kind: 'swap', own: '11', other: '60' } },
] as const;

it('finds a move in whatever order its tiles were picked', () => {
  expect(legalText(legal, { ...place, tiles: ['30', '21'] })).toBe('white up 21+30');
  expect(legalText(legal, { ...place, tiles: ['30'] })).toBeUndefined();
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

it('writes every move of whole games as the house does', async () => {
  const rules = new Rules(() => startWorker());
  afterAll(() => rules.close());
  const people: readonly Player[] = ['Ada', 'Carlo'].map((name) => ({ kind: 'person', name }));
  const kinds = new Set<string>();
  for (let game = 0; game < 3; game++) {
    const chosen = { options: { expansion: 'on' } };
    const table = await LocalTable.open(rules, memoryShelf(), 'bossa', people, chosen);
    while (table.scene.actor >= 0) {
      const { moves } = await rules.title('bossa').legal(table.scene.view);
      for (const { text, move } of moves) {
        kinds.add(move.kind);
        expect(writeMove(move)).toBe(text);
      }
      await table.play(moves[(5 * table.scene.ply + game) % moves.length]!.text);
    }
  }
  expect(kinds).toContain('place');
  expect(kinds).toContain('swap');
  expect(kinds).toContain('keep');
});
