// Builds dist/api/: the marketplace's service as JavaScript in few files, which production runs (docs/adr/0055-production-runs-a-bundle-of-the-api.md).
// Development and tests run the sources.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Packages of ECMAScript modules that nothing else in the service loads, and of which it uses a part. The others are loaded from node_modules/. */
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
 * A file still finds what lies beside its source: migrations, the demo's lists, a thread's program.
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
 * With one other character in it V8 keeps two bytes for each of a file's millions. The bundler escapes all but those of tagged templates, SQL and patterns, in
 * which an escape means the same.
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
 * Writes `marketplace.mjs` and what it loads later into the folder, which is emptied before and has to be inside the project.
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
      // For whoever looks a line up: a node that reads them keeps them in memory.
      sourcemap: 'hidden',
      rolldownOptions: {
        input: { marketplace: path.join(root, 'services/marketplace/main.ts') },
        output: {
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
          comments: false,
          // With names and lines as they were written: a stack trace is read as it is.
          minify: { compress: true, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
        },
      },
    },
  });
}

if (import.meta.main) await buildApi();
