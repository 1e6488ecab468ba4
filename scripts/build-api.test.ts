import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dependencies } from '../package.json';
import { runScript } from '../tests/run-script.ts';
import { buildApi } from './build-api.mjs';

const root = path.resolve(import.meta.dirname, '..');
// In the project, like dist/: packages are found from there.
const folder = mkdtempSync(path.join(root, 'node_modules/.quayside-api-'));
let texts: readonly string[] = [];
beforeAll(async () => {
  await buildApi(folder);
  texts = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const found = (pattern: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));

test('every file of the built API is ASCII, so that a character is one byte in memory', () => {
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => /[^\0-\x7f]/.test(text))).toEqual([]);
});

test('the built API finds the files that it reads next to a source', () => {
  const places = found(/new URL\("([^"]+)", import\.meta\.url\)/g);
  expect(places.some((place) => place.endsWith('/platform/db/migrator.ts'))).toBe(true);
  expect(places.filter((place) => !existsSync(new URL(place, pathToFileURL(`${folder}/`))))).toEqual([]);
});

test('the built API needs no package that is missing where it runs', () => {
  const packages = found(/^(?:import|export)\s[^"]*"([^"]+)";$/gm)
    .filter((name) => /^[@a-z]/.test(name) && !name.startsWith('node:'))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
  expect(packages).toContain('fastify');
  expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
});

test('the built API loads, and refuses invalid settings', async () => {
  const { code, complained } = await runScript(path.join(folder, 'marketplace.mjs'), [], { PORT: 'quay' });
  expect([code, complained]).toEqual([78, expect.stringContaining('PORT')]);
}, 60_000);
