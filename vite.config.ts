import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { codeSplitting } from './scripts/vite/code-splitting.ts';
import { compressFiles } from './scripts/vite/compress-files.ts';
import { minifyPublicScripts } from './scripts/vite/minify-public-scripts.ts';
import { slimRadix } from './scripts/vite/slim-radix.ts';

/** The chunks and the sheet of the page's first script, by the names that `codeSplitting` gives them. */
const loadedAtFirst = /assets\/(?:react|app|index|rolldown-runtime)-[a-z0-9]+\.(?:js|css)$/;

const productionRouter = (entry: string) =>
  path.join(import.meta.dirname, `node_modules/react-router/dist/production/${entry}.mjs`);

/** The site. `vite build` makes dist/client, `vite build --ssr src/entry-server.tsx` makes dist/server (see package.json). */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), slimRadix(), ...(isSsrBuild ? [] : [minifyPublicScripts(), compressFiles()])],
  // The router's package offers its development build to every bundler; a page for people gets the other one it ships.
  resolve: {
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: productionRouter('index') },
            { find: /^react-router\/dom$/, replacement: productionRouter('dom-export') },
          ]
        : [],
  },
  define: { __SENTRY_DEBUG__: 'false', __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true' },
  // Logs, caches and copies of tests: no part of any page.
  server: { watch: { ignored: [path.join(import.meta.dirname, '.cache/**')] } },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    sourcemap: 'hidden',
    // Every browser we serve preloads modules by itself.
    modulePreload: {
      polyfill: false,
      // The page itself names all; what its first script imports is there whenever a script fetches a part later.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !loadedAtFirst.test(file)),
    },
    manifest: !isSsrBuild,
    // All in lower case, as keys of the file store have to be: builds are published there for other nodes.
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting,
            hashCharacters: 'base36',
            chunkFileNames: ({ name }) => `assets/${name.toLowerCase()}-[hash].js`,
          },
        },
  },
}));
