import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openFileStore, type FileStore } from '../../platform/files/index.ts';
import { startFakeBucket, type FakeBucket } from '../../platform/files/testing/fake-bucket.ts';
import { silentLog } from '../../platform/log.ts';
import { createPublishedAssets } from './published-assets.ts';
import { publishAssets } from './publish-assets.ts';

let folder: string;
let bucket: FakeBucket;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'quayside-published-'));
  bucket = await startFakeBucket();
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key-id');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'key-secret');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  bucket.close();
  await rm(folder, { recursive: true });
});

const inFolder = () => openFileStore({ dataFolder: folder });
const inBucket = () =>
  openFileStore({
    dataFolder: folder,
    filesUrl: `s3://yard/shop?region=eu-south-1&endpoint=${bucket.endpoint}`,
  });

const day = (date: number) => new Date(Date.UTC(2026, 10, date));

async function makeBuild(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const assets = path.join(folder, name, 'client', 'assets');
  await mkdir(assets, { recursive: true });
  for (const [file, content] of Object.entries(files)) await writeFile(path.join(assets, file), content);
  return path.join(folder, name);
}
const buildOf = (date: number) =>
  makeBuild(`build-${date}`, {
    'app-0000aaaa.js': 'in every build',
    'app-0000aaaa.js.br': 'in every build, packed',
    [`index-2026110${date}.js`]: `of day ${date}`,
    [`index-2026110${date}.js.map`]: '{}',
  });
const publish = async (store: FileStore, date: number, keep = 2) =>
  publishAssets({ store, buildFolder: await buildOf(date), release: `v${date}`, keep, now: day(date) });

const finderOf = (
  store: FileStore,
  options: { limitMs?: number; atOnceMax?: number; now?: () => number } = {},
) => {
  const assets = createPublishedAssets({ store, log: silentLog, ...options });
  return async (name: string, brotli = false) => {
    const found = await assets.find(name, { brotli });
    if (!found.ok) return found.error;
    const { stream, ...rest } = found.value;
    return { ...rest, text: await text(stream) };
  };
};
const script = (content: string) => ({
  contentType: 'text/javascript; charset=utf-8',
  isPacked: false,
  sizeBytes: content.length,
  text: content,
});

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('builds in %s', (_name, open) => {
  test('are found file by file, compressed if that is stored and accepted, without source maps', async () => {
    const store = open();
    const find = finderOf(store);
    expect(await publish(store, 1)).toEqual({
      files: 3,
      added: 3,
      builds: 1,
      removedBuilds: 0,
      removedFiles: 0,
    });
    expect([
      await find('index-20261101.js'),
      await find('index-20261101.js', true),
      await find('app-0000aaaa.js', true),
      await find('index-20261101.js.map'),
      await find('app-0000aaaa.js.br', true),
    ]).toEqual([
      script('of day 1'),
      script('of day 1'),
      { ...script('in every build, packed'), isPacked: true },
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
  });

  test('stay as many as requested: files of older builds are removed, shared ones stay', async () => {
    const store = open();
    for (const date of [1, 2]) await publish(store, date);
    expect(await publish(store, 3)).toEqual({
      files: 3,
      added: 1,
      builds: 2,
      removedBuilds: 1,
      removedFiles: 1,
    });
    const find = finderOf(store);
    const found = ['index-20261101.js', 'index-20261102.js', 'index-20261103.js', 'app-0000aaaa.js'];
    expect(await Promise.all(found.map((name) => find(name)))).toEqual([
      'NOT_FOUND',
      script('of day 2'),
      script('of day 3'),
      script('in every build'),
    ]);
  });

  test('are published again without a copy, and become the newest: a rolled-back release keeps its files', async () => {
    const store = open();
    for (const date of [1, 2]) await publish(store, date);
    const again = { store, buildFolder: await buildOf(1), release: 'v1', keep: 2, now: day(3) };
    expect(await publishAssets(again)).toMatchObject({ added: 0, removedBuilds: 0 });
    expect(await publish(store, 4)).toMatchObject({ added: 1, removedBuilds: 1 });
    const find = finderOf(store);
    expect([await find('index-20261101.js'), await find('index-20261102.js')]).toEqual([
      script('of day 1'),
      'NOT_FOUND',
    ]);
  });
});

test('that were interrupted are completed by publishing again', async () => {
  const store = inFolder();
  const breaking: FileStore = {
    ...store,
    write: async (key, content, options) => {
      if (key.endsWith('index-20261101.js')) throw new Error('the network is gone');
      await store.write(key, content, options);
    },
  };
  await expect(publish(breaking, 1)).rejects.toThrow('the network is gone');
  expect(await publish(store, 1)).toMatchObject({ files: 3, added: 1 });
  expect(await finderOf(store)('index-20261101.js')).toEqual(script('of day 1'));
});

test('a file that another release removes during the publication exists at its end', async () => {
  const store = inFolder();
  await publish(store, 1);
  let lists = 0;
  const disturbed: FileStore = {
    ...store,
    list: async (of) => {
      const keys = await store.list(of);
      // After the first listing, which is followed by the other release's removal.
      if (of === 'site/files' && (lists += 1) === 1) await store.delete('site/files/app-0000aaaa.js');
      return keys;
    },
  };
  await publish(disturbed, 2);
  expect(await finderOf(store)('app-0000aaaa.js')).toEqual(script('in every build'));
});

test('a build with files without a lower-case hash, or of an unknown kind, is not published', async () => {
  const store = inFolder();
  for (const [index, name] of ['index.js', 'index-CQTSMkDo.js', 'page-0000aaaa.html'].entries()) {
    const buildFolder = await makeBuild(`odd-${index}`, { [name]: 'x' });
    const published = publishAssets({ store, buildFolder, release: 'v1', keep: 2, now: day(1) });
    await expect(published).rejects.toThrow(`${name} has no name`);
  }
  await expect(
    publishAssets({ store, buildFolder: path.join(folder, 'none'), release: 'v1', keep: 2, now: day(1) }),
  ).rejects.toThrow('run `npm run build`');
  expect(await readdir(folder)).not.toContain('files');
});

test.each([
  '',
  '.',
  '..',
  '../builds/0123456789abcdef.json',
  'pictures/me-0000aaaa.webp',
  '..\\files\\app-0000aaaa.js',
  'app-0000aaaa.js/..',
  'APP-0000aaaa.js',
  'app-0000aaaa.js\0.css',
  `${'a'.repeat(300)}-0000aaaa.js`,
])('no store is asked for %j', async (name) => {
  await publish(inBucket(), 1);
  bucket.requests.length = 0;
  expect([await finderOf(inBucket())(name), bucket.requests]).toEqual(['NOT_FOUND', []]);
});

test('unknown names cost the store one listing in two seconds, however many are requested', async () => {
  await publish(inBucket(), 1);
  let time = 0;
  const find = finderOf(inBucket(), { now: () => time });
  bucket.requests.length = 0;
  const names = Array.from({ length: 50 }, (_, index) => `guess-${String(index).padStart(8, '0')}.js`);
  expect(new Set(await Promise.all(names.map((name) => find(name))))).toEqual(new Set(['NOT_FOUND']));
  const atFirst = bucket.requests.length;
  time = 1999;
  await find('guess-0000000x.js');
  const before = bucket.requests.length;
  time = 2000;
  await find('guess-0000000x.js');
  // A listing, and the record of a build that is not known yet (size, then content).
  expect([atFirst, before, bucket.requests.length]).toEqual([3, 3, 4]);
});

test('a build published in the meantime is found', async () => {
  let time = 0;
  const store = inBucket();
  const find = finderOf(store, { now: () => time });
  const before = await find('index-20261101.js');
  await publish(store, 1);
  time = 2000;
  expect([before, await find('index-20261101.js')]).toEqual(['NOT_FOUND', script('of day 1')]);
});

test('a store that hangs is not waited for, and blocks only a few requests', async () => {
  await publish(inBucket(), 1);
  const find = finderOf(inBucket(), { limitMs: 20, atOnceMax: 2 });
  const release = bucket.stall();
  const two = await Promise.all([find('index-20261101.js'), find('app-0000aaaa.js')]);
  const asked = bucket.requests.length;
  const third = await find('index-20261101.js');
  expect([two, third, bucket.requests.length]).toEqual([
    ['UNAVAILABLE', 'UNAVAILABLE'],
    'UNAVAILABLE',
    asked,
  ]);
  release();
  await expect.poll(() => find('index-20261101.js')).toEqual(script('of day 1'));
});

test('a store that is down is not a missing file', async () => {
  const store = inBucket();
  const failing: FileStore = { ...store, list: () => Promise.reject(new Error('no route')) };
  expect(await finderOf(failing)('index-20261101.js')).toBe('UNAVAILABLE');
});
