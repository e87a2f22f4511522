import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filesIn } from '../../build/offline.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loggia-files-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['index.html', 'selftest.html', 'service-worker.js', 'assets/selftest-1.js', 'assets/Board-1.js', 'assets/inter-greek-wght-normal-1.woff2']) {
    writeFileSync(join(folder, name), name);
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

it('keeps what the page needs, and tells versions of files apart whose names stay', () => {
  const [board, page, ...more] = filesIn(folder);
  expect(board).toEqual({ url: 'assets/Board-1.js', revision: null });
  expect(page?.url).toBe('index.html');
  expect(more).toEqual([]);

  writeFileSync(join(folder, 'index.html'), 'another one');
  expect(filesIn(folder)[1]?.revision).not.toBe(page?.revision);
});
