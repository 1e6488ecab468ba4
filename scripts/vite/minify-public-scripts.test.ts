import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { build } from 'vite';
import { minifyPublicScripts } from './minify-public-scripts.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'quayside-minify-'));
  await mkdir(path.join(root, 'public'));
  await writeFile(path.join(root, 'index.html'), '<script src="/first.js"></script>');
});
afterEach(() => rm(root, { recursive: true }));

const built = () => build({ root, configFile: false, logLevel: 'silent', plugins: [minifyPublicScripts()] });

it("removes comments and spaces from the page's own scripts", async () => {
  await writeFile(path.join(root, 'public/first.js'), '// Why.\nconst name = `x`;\ndocument.title = name;\n');
  await built();
  expect(await readFile(path.join(root, 'dist/first.js'), 'utf8')).toBe('const name=`x`;document.title=`x`;');
});

it('fails the build for an invalid script', async () => {
  await writeFile(path.join(root, 'public/first.js'), '(() => {');
  await expect(built()).rejects.toThrow('first.js: ');
});
