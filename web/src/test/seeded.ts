// No test of the page depends on luck: what is drawn at random is drawn from the test's own name.
import { beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  const { testPath, currentTestName } = expect.getState();
  const next = randomFrom(`${testPath?.split('/').at(-1)} ${currentTestName}`);
  vi.spyOn(Math, 'random').mockImplementation(() => next() / 2 ** 32);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    const bytes = new Uint8Array(array!.buffer, array!.byteOffset, array!.byteLength);
    bytes.forEach((_, i) => (bytes[i] = next() >>> 24));
    return array;
  });
});

/** Mulberry32, begun by a text. */
function randomFrom(text: string): () => number {
  let state = [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619), 2166136261);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
