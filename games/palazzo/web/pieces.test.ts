import { expect, it } from 'vitest';
import { faceOf, keysOf, moneyOf, placesOf, withCards, withTiles, without } from './pieces';

it('reads what is written', () => {
  expect(faceOf('m32')).toEqual({ stone: 'm', floor: 3, windows: 2 });
  expect(moneyOf('4r')).toEqual({ value: 4, currency: 'r' });
  expect(moneyOf('2')).toEqual({ value: 2, currency: null });
});

it('keeps the order of the rules', () => {
  expect(withTiles(['b31', 'm11'], ['s52', 'b12'])).toEqual(['b12', 'b31', 's52', 'm11']);
  expect(withCards(['3s', '2'], ['7r', '3g'])).toEqual(['7r', '3g', '3s', '2']);
});

it('tells two alike apart', () => {
  expect(without(['a', 'b', 'a'], ['a'])).toEqual(['b', 'a']);
  expect(placesOf(['a', 'b', 'a'], ['a', 'a'])).toEqual([0, 2]);
  expect(keysOf(['a', 'b', 'a'])).toEqual(['a 0', 'b 0', 'a 1']);
});
