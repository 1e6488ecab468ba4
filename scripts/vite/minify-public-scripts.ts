import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minify, type Plugin } from 'vite';

/** Minifies the scripts of `public/` in the build, which Vite does not: every page waits for one of them. */
export function minifyPublicScripts(): Plugin {
  let folder = '';
  return {
    name: 'quayside:minify-public-scripts',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = path.resolve(root, build.outDir);
    },
    // Before files are compressed, which happens when the bundle is closed.
    async writeBundle() {
      const names = await readdir(folder);
      await Promise.all(
        names
          .filter((name) => name.endsWith('.js'))
          .map(async (name) => {
            const file = path.join(folder, name);
            const { code, errors } = await minify(name, await readFile(file, 'utf8'));
            const [error] = errors;
            if (error) throw new Error(`${name}: ${error.message}`);
            await writeFile(file, code);
          }),
      );
    },
  };
}
