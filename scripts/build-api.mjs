// Builds dist/api/: the marketplace's service as JavaScript in few files, for production
// (docs/adr/0055-production-runs-a-bundle-of-the-api.md). Development and tests run the sources.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * ECMAScript packages that nothing else in the service loads, and of which it uses only a part. The others are loaded
 * from node_modules/.
 */
const bundledPackages = [
  'ical-generator',
  'kysely',
  'stdnum',
  'temporal-polyfill',
  'temporal-utils',
  'xstate',
  'zod',
];

/**
 * Lets a file find what is next to its source: migrations, the demo's lists, a thread's program.
 * @param {string} folder
 * @returns {import('vite').Plugin}
 */
const keepPlaces = (folder) => ({
  name: 'quayside-keep-places',
  transform(code, id) {
    if (!id.startsWith(path.join(root, 'services')) || !code.includes('import.meta.url')) return null;
    const source = path.relative(folder, id).replaceAll(path.sep, '/');
    const place = `new URL(${JSON.stringify(source)}, import.meta.url).href`;
    return { code: code.replaceAll('import.meta.url', place), map: null };
  },
});

/**
 * With one other character, V8 needs two bytes for each of a file's millions. The bundler escapes all except those in
 * tagged templates, SQL and patterns, where an escape has the same meaning.
 * @type {import('vite').Plugin}
 */
const asciiOnly = {
  name: 'quayside-ascii-only',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk')
        file.code = file.code.replaceAll(
          /[^\0-\x7f]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
  },
};

/**
 * Writes `marketplace.mjs` and its chunks into the folder, which is emptied before and must be inside the project.
 * @param {string} [folder]
 */
export async function buildApi(folder = path.join(root, 'dist/api')) {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [keepPlaces(folder), asciiOnly],
    ssr: { noExternal: bundledPackages },
    build: {
      ssr: true,
      target: 'node24',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      // Only for looking up lines: a node that loads source maps keeps them in memory.
      sourcemap: 'hidden',
      rolldownOptions: {
        input: { marketplace: path.join(root, 'services/marketplace/main.ts') },
        output: {
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
          comments: false,
          // With the original names and lines, so that stack traces are readable.
          minify: { compress: true, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
        },
      },
    },
  });
}

if (import.meta.main) await buildApi();
