import { afterEach, expect, it, vi } from 'vitest';
import { copy } from './copy';
import { isAtItsOwnMachine, linkTo } from './links';

afterEach(() => void vi.unstubAllGlobals());

it('a link made at localhost leads others to the machine in its network', () => {
  expect(['localhost', '127.0.0.1', '127.0.1.1', '[::1]'].every(isAtItsOwnMachine)).toBe(true);
  expect(['192.168.1.20', 'box.lan', 'localhost.example.org', '1127.0.0.1'].some(isAtItsOwnMachine)).toBe(false);
  expect(linkTo('http://192.168.1.20:8080', 'abc', 'XyZ')).toBe('http://192.168.1.20:8080/#/table/abc/XyZ');
  expect(linkTo('https://play.example.org/loggia/', 'abc', 'XyZ')).toBe('https://play.example.org/loggia/#/table/abc/XyZ');
});

/** As much of an input as copying needs. */
function field(): HTMLInputElement & { selected: boolean } {
  const it = { selected: false, focus: () => {}, select: () => void (it.selected = true), setSelectionRange: () => {} };
  return it as unknown as HTMLInputElement & { selected: boolean };
}

it('copies through the clipboard where there is one', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });

  expect(await copy('link', field())).toBe(true);
  expect(copied).toEqual(['link']);
});

it('copies from the field where there is no clipboard, or it is not allowed', async () => {
  const execCommand = vi.fn(() => true);
  vi.stubGlobal('document', { execCommand });
  for (const clipboard of [undefined, { writeText: () => Promise.reject(new Error('not allowed')) }]) {
    vi.stubGlobal('navigator', { clipboard });
    const shown = field();
    expect(await copy('link', shown)).toBe(true);
    expect(shown.selected).toBe(true);
  }
  expect(execCommand).toHaveBeenCalledTimes(2);
});

it('says so where nothing can be copied, and leaves the link selected', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { execCommand: () => false });
  const shown = field();

  expect(await copy('link', shown)).toBe(false);
  expect(shown.selected).toBe(true);
});
