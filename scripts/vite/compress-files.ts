import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const worthwhile = /\.(?:js|css|svg|webmanifest)$/;
/** For smaller files, the response's headers are larger than the saving. */
const FROM_BYTES = 512;

/**
 * Writes a brotli copy next to every file of the build, which the server sends unchanged: compressed once at the
 * highest level, it is a sixth smaller than compressed for each request.
 */
export function compressFiles(): Plugin {
  let folder = '';
  return {
    name: 'quayside:compress-files',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = path.resolve(root, build.outDir);
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(
        names
          .filter((name) => worthwhile.test(name))
          .map(async (name) => {
            const file = path.join(folder, name);
            const content = await readFile(file);
            if (content.length < FROM_BYTES) return;
            const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
            await writeFile(`${file}.br`, await compress(content, { params }));
          }),
      );
    },
  };
}
