import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { compressFiles } from './compress-files.ts';

test('writes compressed copies of files that are worth it, and none of others', async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'compress-files-'));
  try {
    await writeFile(
      path.join(root, 'entry.js'),
      `globalThis.words = ${JSON.stringify('quay '.repeat(300))};`,
    );
    await writeFile(path.join(root, 'small.js'), `globalThis.small = true;`);
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [compressFiles()],
      build: {
        outDir: 'dist',
        sourcemap: 'hidden',
        rolldownOptions: {
          input: { entry: path.join(root, 'entry.js'), small: path.join(root, 'small.js') },
          output: { entryFileNames: '[name].js' },
        },
      },
    });
    const folder = path.join(root, 'dist');
    expect((await readdir(folder)).sort()).toEqual([
      'entry.js',
      'entry.js.br',
      'entry.js.map',
      'small.js',
      'small.js.map',
    ]);
    const [plain, packed] = await Promise.all(
      ['entry.js', 'entry.js.br'].map((name) => readFile(path.join(folder, name))),
    );
    expect(brotliDecompressSync(packed ?? '')).toEqual(plain);
  } finally {
    await rm(root, { recursive: true });
  }
});
