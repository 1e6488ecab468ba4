import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runScript } from '../../tests/run-script.ts';

const script = fileURLToPath(new URL('./publish-assets.ts', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'quayside-publish-'));
  await mkdir(path.join(folder, 'dist/client/assets'), { recursive: true });
  await writeFile(path.join(folder, 'dist/client/assets/index-0000aaaa.js'), 'start()');
});
afterAll(() => rm(folder, { recursive: true }));

const publish = (given: readonly string[], environment: Record<string, string> = {}) =>
  runScript(script, given, {
    NODE_ENV: 'production',
    QUAYSIDE_BUILD: path.join(folder, 'dist'),
    ASSETS_URL: `file:${path.join(folder, 'shared')}`,
    ...environment,
  });

test('the build is published, and publishing it again changes nothing', async () => {
  const rest = 'Builds stored: 1. Removed: 0 older builds with 0 files.\n';
  expect([await publish([]), await publish(['--keep', '3'])]).toEqual([
    { code: 0, output: `Published: 1 files of this build, 1 of them new. ${rest}`, complained: '' },
    { code: 0, output: `Published: 1 files of this build, 0 of them new. ${rest}`, complained: '' },
  ]);
});

test.each([
  [['--keep', '1'], {}, 78, 'from 2 to 99'],
  [['now'], {}, 78, 'from 2 to 99'],
  [[], { ASSETS_URL: 'ftp://example.com' }, 78, 'ASSETS_URL must begin with file: or s3://'],
  [[], { ASSETS_URL: 's3://yard' }, 1, 'ASSETS_URL must name a bucket and its region'],
  [[], { QUAYSIDE_BUILD: '/nowhere' }, 1, 'run `npm run build`'],
])('%j with %j ends with code %i and one sentence: %s', async (given, environment, code, sentence) => {
  const ended = await publish(given, environment);
  expect([ended.code, ended.output, ended.complained]).toEqual([code, '', expect.stringContaining(sentence)]);
  expect(ended.complained.trimEnd().split('\n').length).toBeLessThanOrEqual(2);
});
