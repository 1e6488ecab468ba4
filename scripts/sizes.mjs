// What a browser loads before the user's first interaction, from the output of `npm run build`: gzip in kB of 1,000
// bytes, and as sent to browsers with brotli. Fails above the limits of docs/quality.md "Fast". `--json` prints the figures
// as data; `--build <folder>` selects another build.
import { existsSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    build: { type: 'string', default: path.join(root, 'dist/client') },
  },
});

/** Loaded by every page after it is shown. */
const afterwards = ['notice'];

/** What a first screen loads, by files or chunks of the manifest, and its limit in kB: with gzip, or as sent. */
const visits = [
  { name: 'public: /', files: ['index.html', 'public', ...afterwards], limits: { js: 140, css: 60 } },
  {
    name: 'public: department',
    files: [
      'index.html',
      'public',
      'src/features/storefront/department/department-screen.tsx',
      ...afterwards,
    ],
    limits: { sent: 140, css: 60 },
  },
  {
    name: 'public: product',
    files: ['index.html', 'public', 'src/features/storefront/product/product-screen.tsx', ...afterwards],
    limits: { sent: 140, css: 60 },
  },
  {
    name: 'signed in: settings',
    files: ['index.html', 'src/app/layouts/signed-in-frame.tsx', 'own-settings'],
    limits: { js: 220 },
  },
];

const problem = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const manifestFile = path.join(values.build, '.vite/manifest.json');
if (!existsSync(manifestFile)) problem('There is no build to measure: run `npm run build` first.');
/** @type {Record<string, { file: string, name?: string, imports?: string[], css?: string[], assets?: string[] }>} */
const manifest = JSON.parse(await readFile(manifestFile, 'utf8'));

/** Several files may be one chunk, which then is found by its name. */
const keyOf = (name) =>
  manifest[name] ? name : Object.keys(manifest).find((key) => manifest[key].name === name);

/** The named entries and all their static imports, each once. */
function closure(names, seen = new Set()) {
  for (const given of names) {
    const name = keyOf(given);
    if (seen.has(name)) continue;
    if (!name) problem(`The build has no ${given}: name the file that took its place in scripts/sizes.mjs.`);
    seen.add(name);
    closure(manifest[name].imports ?? [], seen);
  }
  return seen;
}

const weights = new Map();
async function gzipBytes(file) {
  if (!weights.has(file)) weights.set(file, gzipSync(await readFile(path.join(values.build, file))).length);
  return weights.get(file);
}
/** As sent by the server: compressed in advance if the build did so. */
async function sentBytes(file) {
  const packed = path.join(values.build, `${file}.br`);
  return existsSync(packed) ? (await stat(packed)).size : gzipBytes(file);
}
const total = async (files, weigh = gzipBytes) =>
  (await Promise.all(files.map(weigh))).reduce((sum, bytes) => sum + bytes, 0) / 1000;

/** Scripts of the page that are not part of the bundle. */
async function scriptsOfPage() {
  const page = await readFile(path.join(values.build, 'index.html'), 'utf8');
  // The loader script exists only in server-rendered pages.
  return [...page.matchAll(/<script src="\/([^"]+)"/g)].map(([, file]) => file).concat('start.js');
}

async function measure({ name, files, limits }) {
  const chunks = [...closure(files)].map((key) => manifest[key]);
  const loaded = new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]));
  const ending = (end) => [...loaded].filter((file) => file.endsWith(end));
  const scripts = [...ending('.js'), ...(await scriptsOfPage())];
  const [js, sent] = await Promise.all([total(scripts), total(scripts, sentBytes)]);
  const css = await total(ending('.css'));
  return { name, jsKb: js, sentKb: sent, cssKb: css, limits, requests: loaded.size };
}

/** Fonts are loaded by the characters of a page (unicode-range): their own size, already compressed. */
async function fontsOfBuild() {
  const folder = path.join(values.build, 'assets');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.woff2')).sort();
  return Promise.all(
    files.map(async (file) => ({ file, kb: (await stat(path.join(folder, file))).size / 1000 })),
  );
}

async function largestChunks(count) {
  const files = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.js'));
  const chunks = await Promise.all(files.map(async (file) => ({ file, kb: (await gzipBytes(file)) / 1000 })));
  return chunks.sort((a, b) => b.kb - a.kb).slice(0, count);
}

const figure = (kb) => kb.toFixed(1).padStart(7);
const cell = (kb, limit) => `${figure(kb)} kB${limit === undefined ? '' : ` of ${limit}`}`.padEnd(18);

const screens = await Promise.all(visits.map(measure));
const [fonts, largest] = await Promise.all([fontsOfBuild(), largestChunks(8)]);
const over = screens.flatMap(({ name, jsKb, sentKb, cssKb, limits }) => [
  ...(jsKb > (limits.js ?? Infinity)
    ? [`${name}: ${jsKb.toFixed(1)} kB of JS, ${limits.js} are allowed.`]
    : []),
  ...(sentKb > (limits.sent ?? Infinity)
    ? [`${name}: ${sentKb.toFixed(1)} kB of JS are sent, ${limits.sent} are allowed.`]
    : []),
  ...(cssKb > (limits.css ?? Infinity)
    ? [`${name}: ${cssKb.toFixed(1)} kB of CSS, ${limits.css} are allowed.`]
    : []),
]);

if (values.json) {
  console.log(JSON.stringify({ screens, fonts, largest, over }, null, 2));
} else {
  console.log('first load (gzip)     JS                JS as sent        CSS               files');
  for (const { name, jsKb, sentKb, cssKb, limits, requests } of screens)
    console.log(
      `${name.padEnd(20)}${cell(jsKb, limits.js)}${cell(sentKb, limits.sent)}${cell(cssKb, limits.css)}${String(requests).padStart(5)}`,
    );
  console.log('\nlargest chunks (gzip)');
  for (const { file, kb } of largest) console.log(`${figure(kb)} kB  ${file}`);
  console.log('\nfonts, fetched as a page needs them');
  for (const { file, kb } of fonts) console.log(`${figure(kb)} kB  ${file}`);
}
for (const sentence of over) console.error(sentence);
if (over.length > 0) process.exitCode = 1;
