import { afterAll, expect, it } from 'vitest';
import { LocalTable, Rules, memoryShelf } from '@rules';
import { startWorker } from '@web/rules/test/worker';
import { landingsOf, leadsOn, stepOf, stripsOf } from './landings';
import { houseOf, siteOf } from './site';
import { type Laid, atHand, pieceOf } from './tiles';

const rules = new Rules(() => startWorker());
afterAll(() => rules.close());

const SHAPES = { SQ1: '@', SQ4: '##/@#', L3c: '##/@.' };
const said = (move: object) => ({ text: '', move }) as never;

it('every legal step of a whole game can be made by landing its tiles one after the other', async () => {
  const people = ['Ada', 'Carlo', 'Nora'].map((name) => ({ kind: 'person', name }) as const);
  const table = await LocalTable.open(rules, memoryShelf(), 'kensington', people);
  const title = rules.title('kensington');
  let single = 0;
  let joint = 0;
  while (table.scene.actor >= 0) {
    const { view, actor, ply } = table.scene;
    const { moves } = await title.legal(view);
    const site = siteOf(view.shapes, houseOf(view.houses[actor]!.tiles));
    const tiles = new Set(atHand(view, actor).map(({ tile }) => tile));
    const landable = [...tiles].flatMap((tile) => landingsOf(view.shapes, site, moves, tile, [], false));
    for (const { move } of moves) {
      if (move.kind === 'build') {
        const found = landable.find((each) => !each.joint && each.tile === move.tile && each.x === move.x);
        const built = (await title.preview(view, move)).events.find(({ kind }) => kind === 'built');
        expect(built).toMatchObject({ tile: found?.tile, x: found?.x, y: found?.y });
        single++;
      } else if (move.kind === 'join') {
        const laid: Laid[] = [];
        for (const piece of move.pieces) {
          const tile = piece.slice(0, piece.indexOf('@'));
          const place = landingsOf(view.shapes, site, moves, tile, laid, true).find((each) => pieceOf(each) === piece);
          expect(place?.joint).toBe(true);
          laid.push(place!);
          expect(leadsOn(moves, laid)).toBe(true);
        }
        expect(await title.why(view, stepOf(laid)!)).toBeNull();
        joint++;
      }
    }
    await table.play(moves[(7 * ply) % moves.length]!.move);
  }
  expect(single).toBeGreaterThan(100);
  expect(joint).toBeGreaterThan(0);
});

it('shows what is only legal together where a tile has no place of its own, or where tiles are to be joined', () => {
  const site = siteOf(SHAPES, []);
  const legal = [said({ kind: 'build', tile: 'R-SQ1', x: 0 }), said({ kind: 'join', pieces: ['K-SQ1@1,0', 'W-SQ1@1,1'] })];
  expect(landingsOf(SHAPES, site, legal, 'R-SQ1', [], false)).toEqual([{ tile: 'R-SQ1', x: 0, y: 1, joint: false }]);
  expect(landingsOf(SHAPES, site, legal, 'R-SQ1', [], true)).toEqual([]);
  expect(landingsOf(SHAPES, site, legal, 'K-SQ1', [], false)).toEqual([{ tile: 'K-SQ1', x: 1, y: 0, joint: true }]);
  const laid = [{ tile: 'K-SQ1', x: 1, y: 0 }];
  expect(landingsOf(SHAPES, site, legal, 'W-SQ1', laid, false)).toEqual([{ tile: 'W-SQ1', x: 1, y: 1, joint: true }]);
  expect(leadsOn(legal, laid)).toBe(true);
  expect(leadsOn(legal, [{ tile: 'K-SQ1', x: 2, y: 0 }])).toBe(false);
});

it('makes one step of one tile, and a joint one of several, told from the left', () => {
  expect(stepOf([])).toBeNull();
  expect(stepOf([{ tile: 'K-SQ1', x: 3, y: 1 }])).toEqual({ kind: 'build', tile: 'K-SQ1', x: 3 });
  const two = [{ tile: 'W-SQ1', x: 1, y: 1 }, { tile: 'K-SQ1', x: 1, y: 0 }];
  expect(stepOf(two)).toEqual({ kind: 'join', pieces: ['K-SQ1@1,0', 'W-SQ1@1,1'] });
});

it('shares the sky among landings: none overlaps another, and the middle of each is its own', () => {
  const at = (x: number, y: number, joint = false) => ({ tile: 'Y-SQ1', x, y, joint });
  const landings = [at(-3, 0), at(0, 1), at(1, 0), at(1, 2, true), at(6, 0)];
  const strips = stripsOf(SHAPES, landings, 3, 9);
  strips.forEach((a, i) => {
    const { x, y } = landings[i]!;
    expect(a.from).toBeLessThanOrEqual(x + 0.5);
    expect(a.to).toBeGreaterThanOrEqual(x + 0.5);
    expect(y + 0.5).toBeGreaterThanOrEqual(a.bottom);
    expect(y + 0.5).toBeLessThanOrEqual(a.top);
    for (const b of strips.slice(i + 1)) {
      expect(a.to <= b.from || b.to <= a.from || a.top <= b.bottom || b.top <= a.bottom).toBe(true);
    }
  });
  expect(strips[0]).toEqual({ from: -4, to: -1, bottom: 0, top: 9 });
});
