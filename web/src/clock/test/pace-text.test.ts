import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

it('says what a table was opened with', async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('document', { documentElement: {} });
  const { words } = await import('../../words/words.svelte');
  const { paceText } = await import('../pace-text');
  await words.open('en');
  const live = { kind: 'live', increment: 6, keeper: 'casual' } as const;
  const slow = { kind: 'slow', keeper: 'casual' } as const;
  expect(paceText({ ...live, bank: 180 })).toBe('3 minutes and 6 seconds a move');
  expect(paceText({ ...live, bank: 60 })).toBe('1 minute and 6 seconds a move');
  expect(paceText({ ...live, bank: 90 })).toBe('90 seconds and 6 seconds a move');
  expect(paceText({ ...slow, hours: 24 })).toBe('1 day a move');
  expect(paceText({ ...slow, hours: 36 })).toBe('36 hours a move');
  expect(paceText(null)).toBe('As long as one likes');
});
