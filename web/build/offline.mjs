// What makes the page an app that opens without a network: pictures for home screens, the manifest that names them,
// and the service worker, built last because it lists all files of this version.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { build } from 'vite';

/** Letters that none of our languages has; who meets them has a font of the system. */
const RARE_FONTS = /-(greek|greek-ext|vietnamese)-wght-/;
const NOT_KEPT = /(^|\/)(selftest|service-worker)[-.]/;

const ICONS = [
  { name: 'icon-192.png', size: 192, drawing: 'public/favicon.svg' },
  { name: 'icon-512.png', size: 512, drawing: 'public/favicon.svg' },
  { name: 'icon-maskable.png', size: 512, drawing: 'drawings/maskable.svg', purpose: 'maskable' },
  { name: 'apple-touch-icon.png', size: 180, drawing: 'drawings/maskable.svg' },
];

/** The vite plugin. */
export function offline({ root, worker }) {
  let folder = '';
  let isBuild = false;
  return {
    name: 'loggia-offline',
    enforce: 'post',
    configResolved(config) {
      folder = config.build.outDir;
      isBuild = config.command === 'build';
    },
    async generateBundle() {
      const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
      await initWasm(readFileSync(wasm)).catch(() => {}); // who builds twice has it already
      for (const { name, size, drawing } of ICONS) {
        const svg = readFileSync(join(root, drawing), 'utf8');
        const source = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
        this.emitFile({ type: 'asset', fileName: name, source });
      }
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest(), null, 2) });
    },
    async closeBundle() {
      if (isBuild) await buildWorker(worker, folder);
    },
  };
}

const manifest = () => ({
  id: './',
  name: 'Loggia',
  short_name: 'Loggia',
  description: "An open table for five palace-builders' board games.",
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#f6efe2',
  theme_color: '#f6efe2',
  categories: ['games'],
  icons: [
    { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ...ICONS.filter(({ name }) => name.startsWith('icon')).map(({ name, size, purpose = 'any' }) => ({
      src: name,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  ],
});

async function buildWorker(worker, folder) {
  const files = filesIn(folder);
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { FILES: JSON.stringify(files), VERSION: JSON.stringify(fingerprint(JSON.stringify(files))) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: { input: worker, output: { format: 'iife', entryFileNames: 'service-worker.js' } },
    },
  });
}

/** Names under assets/ change with what is in them; the others are told apart by a fingerprint. */
export function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile())
    .map((file) => relative(folder, join(file.parentPath, file.name)).replaceAll('\\', '/'))
    .filter((url) => !NOT_KEPT.test(url) && !RARE_FONTS.test(url))
    .sort()
    .map((url) => ({ url, revision: url.startsWith('assets/') ? null : fingerprint(readFileSync(join(folder, url))) }));
}

const fingerprint = (content) => createHash('sha256').update(content).digest('hex').slice(0, 12);
