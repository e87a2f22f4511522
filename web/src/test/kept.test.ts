import { afterEach, expect, it, vi } from 'vitest';
import { keep, kept, keptAs } from '../kept';

afterEach(() => void vi.unstubAllGlobals());

const blocked = {
  getItem: () => {
    throw new Error('SecurityError');
  },
  setItem: () => {
    throw new Error('SecurityError');
  },
};

it('a browser that keeps nothing remembers as long as the page lives', () => {
  vi.stubGlobal('localStorage', blocked);
  expect(kept('loggia.blocked')).toBeNull();
  keep('loggia.blocked', '["a"]');
  expect(keptAs('loggia.blocked', [])).toEqual(['a']);
});

it('what is not of the kind that is looked for is as if it were not there', () => {
  const store: Record<string, string> = { list: '{"a":1}', object: '[1]', broken: 'no JSON', nothing: 'null', number: '7' };
  vi.stubGlobal('localStorage', { getItem: (name: string) => store[name] ?? null });
  expect(keptAs('list', ['standard'])).toEqual(['standard']);
  expect(keptAs('object', { standard: 1 })).toEqual({ standard: 1 });
  for (const name of ['broken', 'nothing', 'number', 'missing']) expect(keptAs(name, {})).toEqual({});
});
