import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';

const BUDGET = 310_000;

/** What was learned of one title, which is fetched only when its bots think. */
const LEARNED_BUDGET = 60_000;

/** What travels to a browser: one of the two engines, as brotli sends it. */
function sent(...files) {
  const folder = new URL('../../../../browser/target/', import.meta.url);
  return files
    .map((file) => brotliCompressSync(readFileSync(fileURLToPath(new URL(file, folder)))).length)
    .reduce((sum, size) => sum + size);
}

it('all titles and bots are sent in at most 310 kB, as WebAssembly or as JavaScript', () => {
  expect(sent('wasm/loggia.wasm', 'wasm/loader.mjs')).toBeLessThanOrEqual(BUDGET);
  expect(sent('js/loggia.mjs')).toBeLessThanOrEqual(BUDGET);
});

it('what was learned of a title is sent in at most 60 kB', () => {
  const games = fileURLToPath(new URL('../../../../games/', import.meta.url));
  const networks = readdirSync(games)
    .map((title) => `${games}${title}/learned/network.txt`)
    .filter((file) => existsSync(file));
  expect(networks).not.toEqual([]);
  for (const file of networks) {
    expect(brotliCompressSync(readFileSync(file)).length, file).toBeLessThanOrEqual(LEARNED_BUDGET);
  }
});
