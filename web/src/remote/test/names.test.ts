import { expect, it } from 'vitest';
import { givingUp, isAmongBots, seatNames, sitters } from '../names';
import { table } from './wires';

const called = {
  bot: (n: number) => `bot ${n}`,
  standIn: (name: string) => `${name} (bot)`,
  seat: (n: number) => `seat ${n}`,
};
const chair = (person: number | null, bot: string | null = null) => ({ person, bot });

it('bots have different names, and who stands in bears the name of the owner', () => {
  const chairs = [chair(0), chair(null, 'casual'), chair(1, 'skilled'), chair(null, 'casual'), chair(null)];
  expect(seatNames(table({ chairs }), called)).toEqual(['Anna', 'bot 0', 'Bruno (bot)', 'bot 1', 'seat 5']);
});

it('says who is away, who is stood in for, and who gave up', () => {
  const chairs = [chair(0), chair(1), chair(1, 'casual'), chair(null, 'novice')];
  expect(sitters(table({ chairs, resigned: [2] }), [0], null)).toEqual([
    { bot: null, standsIn: false, away: false, gaveUp: false, clock: null },
    { bot: null, standsIn: false, away: true, gaveUp: false, clock: null },
    { bot: 'casual', standsIn: true, away: false, gaveUp: true, clock: null },
    { bot: 'novice', standsIn: false, away: false, gaveUp: false, clock: null },
  ]);
});

it('who gives up among two leaves the other as the winner', () => {
  expect(givingUp(table({ resigned: [1] }), ['Anna', 'Bruno'])).toEqual({ gone: ['Bruno'], winner: 'Anna' });
  const three = table({ chairs: [chair(0), chair(1, 'skilled'), chair(null, 'casual')], resigned: [1] });
  expect(givingUp(three, ['Anna', 'Bruno (bot)', 'bot 0'])).toEqual({ gone: ['Bruno'], winner: null });
});

it('knows whether people play against each other', () => {
  expect(isAmongBots(table())).toBe(false);
  expect(isAmongBots(table({ chairs: [chair(0), chair(null, 'casual'), chair(0)] }))).toBe(true);
});
