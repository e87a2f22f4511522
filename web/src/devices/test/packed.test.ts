import { expect, it } from 'vitest';
import { seatsLink, unpacked } from '../packed';

const seat = (n: number): { table: string; token: string } => ({
  table: 'wbp9q9265g4ijhz' + 'abcdefgh'.charAt(n % 8),
  token: `oY8A-_cdefghijklmnopq${n % 10}`,
});

it('what is sent to another device arrives there', () => {
  const seats = [seat(0), seat(1), seat(2)];
  const link = seatsLink('http://box.lan:8080/', seats);
  expect(link.startsWith('http://box.lan:8080/#/seats/')).toBe(true);
  expect(unpacked(link.split('/').at(-1)!)).toEqual(seats);
});

it('a code stays readable, and a link that was cut brings what is whole', () => {
  const link = seatsLink('http://box.lan:8080/', Array.from({ length: 100 }, (_, n) => seat(n)));
  expect(link.length).toBeLessThan(2_000);
  const packed = seatsLink('http://box.lan:8080/', [seat(0), seat(1)]).split('/').at(-1)!;
  expect(unpacked(packed.slice(0, -3))).toEqual([seat(0)]);
  expect(unpacked('nonsense..<b>')).toEqual([]);
  expect(unpacked('')).toEqual([]);
});
