import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashInputs, isBuildStale, stampBuild } from './build-stamp.mjs';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'quayside-build-'));
  await put('src/app/main.tsx', 'one');
  await put('package-lock.json', '{}');
});
afterEach(async () => rm(root, { recursive: true }));

async function put(name: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true });
  await writeFile(path.join(root, name), text);
}

test('a site that was never built is stale, and fresh once it was', () => {
  expect(isBuildStale(root, 'site')).toBe(true);
  stampBuild(root, 'site', hashInputs(root, 'site'));
  expect(isBuildStale(root, 'site')).toBe(false);
});

test.each([
  ['a file that changed', 'src/app/main.tsx'],
  ['a new file', 'src/ui/button.tsx'],
  ['another dependency', 'package-lock.json'],
  ['the contract', 'openapi/marketplace.yaml'],
  ['a public file', 'public/robots.txt'],
])('%s makes it stale', async (_what, name) => {
  stampBuild(root, 'site', hashInputs(root, 'site'));
  await put(name, 'two');
  expect(isBuildStale(root, 'site')).toBe(true);
});

test.each([
  'src/app/main.test.tsx',
  'src/ui/button.stories.tsx',
  'services/marketplace/main.ts',
  'README.md',
])('%s does not go into a build of the site', async (name) => {
  stampBuild(root, 'site', hashInputs(root, 'site'));
  await put(name, 'two');
  expect(isBuildStale(root, 'site')).toBe(false);
});

test('a change during a build makes it stale', async () => {
  const before = hashInputs(root, 'site');
  await put('src/app/main.tsx', 'two');
  stampBuild(root, 'site', before);
  expect(isBuildStale(root, 'site')).toBe(true);
});

test('moving text from one file to the next makes it stale', async () => {
  await put('src/a.ts', 'ab');
  await put('src/b.ts', 'c');
  stampBuild(root, 'site', hashInputs(root, 'site'));
  await put('src/a.ts', 'a');
  await put('src/b.ts', 'bc');
  expect(isBuildStale(root, 'site')).toBe(true);
});

test.each([
  ['services/marketplace/main.ts', true],
  ['services/http-adapter/server.ts', true],
  ['src/lib/result.ts', true],
  ['scripts/build-api.mjs', true],
  ['src/app/main.tsx', false],
  ['services/ai-parser/main.ts', false],
  ['services/marketplace/app.test.ts', false],
])('with %s changed the API is to be built again: %s', async (name, isStale) => {
  stampBuild(root, 'site', hashInputs(root, 'site'));
  stampBuild(root, 'api', hashInputs(root, 'api'));
  await put(name, 'two');
  expect(isBuildStale(root, 'api')).toBe(isStale);
});
