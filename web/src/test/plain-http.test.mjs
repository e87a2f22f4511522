import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

/** What a browser has only on https or at localhost; a phone in the home network comes over plain http. */
const SECURE_ONLY =
  /\brandomUUID\b|\bcrypto\.subtle\b|\bnavigator\.(clipboard|locks|serviceWorker|share|wakeLock|storage|credentials|mediaDevices|geolocation)\b|\bcaches\.|\bcookieStore\b|\bshow(Open|Save)FilePicker\b/;

/** Files that ask first and have another way. */
const WITH_ANOTHER_WAY = ['web/src/remote/copy.ts', 'web/src/offline/renewal.svelte.ts', 'web/src/offline/service-worker.ts'];

function sources(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /\.(ts|svelte)$/.test(file.name) && !file.name.endsWith('.test.ts'))
    .map((file) => join(file.parentPath, file.name).slice(ROOT.length + 1));
}

test('nothing in the page needs a secure context', () => {
  const boards = readdirSync(join(ROOT, 'games'), { withFileTypes: true })
    .filter((file) => file.isDirectory())
    .map(({ name }) => `games/${name}/web`)
    .filter((folder) => readdirSync(join(ROOT, folder, '..')).includes('web'));
  const all = ['web/src', ...boards].flatMap(sources);
  expect(all.length).toBeGreaterThan(100);
  const needy = all.filter((file) => !WITH_ANOTHER_WAY.includes(file) && SECURE_ONLY.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(needy).toEqual([]);
});
