import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { offline } from './web/build/offline.mjs';
import { rulebooks } from './web/build/rulebook.mjs';

/** The engine in JavaScript is told from other parts by its name: most browsers never need it. */
const chunkFileNames = ({ moduleIds }) =>
  `assets/${moduleIds.some((id) => id.endsWith('/js/loggia.mjs')) ? 'engine' : '[name]'}-[hash].js`;

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('./web'),
  base: './',
  plugins: [
    rulebooks(),
    svelte({ configFile: false }),
    offline({ root: here('./web'), worker: here('./web/src/offline/service-worker.ts') }),
  ],
  resolve: {
    alias: {
      // The rules and bots as Maven compiles them; "./loggia web" makes them before it starts Vite.
      '@compiled': here('./browser/target'),
      '@rules': here('./web/src/rules/index.ts'),
      '@web': here('./web/src'),
    },
  },
  server: { fs: { allow: [here('.')] } },
  worker: { format: 'es', rolldownOptions: { output: { chunkFileNames } } },
  build: {
    outDir: here('./web/target/dist'),
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: { index: here('./web/index.html'), selftest: here('./web/selftest.html') },
    },
  },
  test: {
    dir: here('.'),
    include: ['web/src/**/*.test.{ts,mjs}', 'games/*/web/**/*.test.ts'],
    setupFiles: [here('./web/src/test/seeded.ts')],
    restoreMocks: true,
    testTimeout: 600_000,
  },
});
