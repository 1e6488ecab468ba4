import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { exportedByRequest, unusedExports } from '../../scripts/lint/unused-exports.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = ['src', 'services', 'tests', 'scripts', '.storybook', 'openapi', 'public'];

it('exports nothing that no other file imports', () => {
  const inFolders = folders.map((folder) => `${folder}/**/*.{ts,tsx,mjs,js}`);
  const files = globSync(['*.config.ts', ...inFolders], { cwd: root });
  const unused = unusedExports(files.map((file) => path.join(root, file)))
    .map(({ file, name }) => ({ file: path.relative(root, file), name }))
    .filter(({ file }) => !exportedByRequest.test(file))
    .map(({ file, name }) => `${file}: ${name}`);
  expect(unused).toEqual([]);
});

it('finds unused exports, also behind a door that re-exports them', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'quayside-exports-'));
  try {
    const files = {
      'knot.ts': 'export const bowline = 1;\nexport const sheetBend = 2;\nexport type Knot = number;',
      'index.ts': "export { bowline, sheetBend, type Knot } from './knot.ts';",
      'main.ts': "import { bowline } from './index.ts';\nexport const { tied } = { tied: bowline };",
      'lazy.ts': 'export const screen = 1;',
      'later.mjs':
        "/** @param {import('./index.ts').Knot} knot */\nconst open = (knot) => import('./lazy.ts');\nopen(1);",
    };
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
    const found = unusedExports(Object.keys(files).map((name) => path.join(folder, name)));
    expect(found.map(({ file, name }) => `${path.basename(file)}: ${name}`)).toEqual([
      'knot.ts: sheetBend',
      'index.ts: sheetBend',
      'main.ts: tied',
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
