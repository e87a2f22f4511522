import { beforeEach, expect, test, vi } from 'vitest';

let store: Record<string, string>;

beforeEach(() => {
  store = {};
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => store[name] ?? null,
    setItem: (name: string, text: string) => void (store[name] = text),
  });
});

const opened = async () => (await import('../progress.svelte')).progress;
const AZUL = { title: 'azul', name: '' } as const;

test('a lesson goes on where it was left, also the next day', async () => {
  (await opened()).reach(AZUL, 4, false);
  vi.resetModules();
  const later = await opened();
  expect(later.had(AZUL)).toEqual({ step: 4, done: false });
  expect(later.isNew('azul')).toBe(true);
  later.reach(AZUL, 10, true);
  later.reach(AZUL, 2, false);
  expect(later.had(AZUL)).toEqual({ step: 2, done: true });
  expect(later.isNew('azul')).toBe(false);
  expect(later.isNew('bossa')).toBe(true);
});

test('the guide comes with a lesson, and stays away when it was sent away', async () => {
  const progress = await opened();
  expect([progress.guides('azul'), progress.wishes('azul')]).toEqual([true, false]);
  progress.guide('azul', false);
  expect([progress.guides('azul'), progress.wishes('azul')]).toEqual([false, false]);
  progress.guide('azul', true);
  expect([progress.guides('azul'), progress.wishes('azul')]).toEqual([true, true]);
  expect(progress.guides('bossa')).toBe(true);
});

test('what somebody else kept under this name does no harm', async () => {
  store['loggia.learned'] = '[1,2';
  expect((await opened()).had(AZUL)).toEqual({ step: 0, done: false });
});
