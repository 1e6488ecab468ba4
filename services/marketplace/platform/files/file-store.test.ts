import { chmod, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openFileStore } from './open-file-store.ts';
import type { FileStore } from './file-store.ts';
import { startFakeBucket } from './testing/fake-bucket.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-files-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

const plain = { mimeType: 'text/plain' };

async function contentOf(
  store: FileStore,
  key: string,
): Promise<{ sizeBytes: number; text: string } | string> {
  const file = await store.read(key);
  return file.ok ? { sizeBytes: file.value.sizeBytes, text: await text(file.value.stream) } : file.error;
}

describe('files in a folder', () => {
  test('are returned as written, from a buffer and from a stream', async () => {
    const store = openFileStore({ dataFolder: folder });
    const bytes = Buffer.from([0, 255, 13, 10, 128]);
    await store.write('pictures/a.webp', bytes, { mimeType: 'image/webp' });
    await store.write('b', Readable.from(['one ', 'two']), plain);
    const picture = await store.read('pictures/a.webp');
    expect(picture.ok && (await buffer(picture.value.stream)).equals(bytes)).toBe(true);
    expect(await contentOf(store, 'b')).toEqual({ sizeBytes: 7, text: 'one two' });
    expect(await readFile(join(folder, 'files', 'b'), 'utf8')).toBe('one two');
  });

  test('are replaced by a second write and gone after a delete, which can be repeated', async () => {
    const store = openFileStore({ dataFolder: folder });
    const seen: unknown[] = [await store.exists('a'), await contentOf(store, 'a')];
    await store.write('a', Buffer.from('first, longer'), plain);
    await store.write('a', Buffer.from('second'), plain);
    seen.push(await store.exists('a'), await contentOf(store, 'a'));
    await store.delete('a');
    await store.delete('a');
    seen.push(await store.exists('a'), await contentOf(store, 'a'));
    expect(seen).toEqual([
      false,
      'FILE_NOT_FOUND',
      true,
      { sizeBytes: 6, text: 'second' },
      false,
      'FILE_NOT_FOUND',
    ]);
  });

  test('are listed by their direct folder, which may be missing', async () => {
    const store = openFileStore({ dataFolder: folder });
    const before = await store.list('pictures');
    for (const key of ['pictures/a', 'pictures/b.webp', 'pictures/old/c', 'd'])
      await store.write(key, Buffer.from('x'), plain);
    const after = await store.list('pictures');
    expect([before, after.toSorted()]).toEqual([[], ['pictures/a', 'pictures/b.webp']]);
    await expect(store.list('../..')).rejects.toThrow('not a file key');
  });

  test('leave no partial file, and keep the old one, if the content is aborted halfway', async () => {
    const store = openFileStore({ dataFolder: folder });
    await store.write('a', Buffer.from('old'), plain);
    const broken = Readable.from(
      (function* () {
        yield 'new, but';
        throw new Error('connection lost');
      })(),
    );
    await expect(store.write('a', broken, plain)).rejects.toThrow('connection lost');
    expect(await contentOf(store, 'a')).toEqual({ sizeBytes: 3, text: 'old' });
    expect((await readdir(join(folder, 'files'), { recursive: true })).sort()).toEqual(['.unfinished', 'a']);
  });

  test('can be read by their owner only', async () => {
    const store = openFileStore({ dataFolder: folder });
    await store.write('pictures/a', Buffer.from('x'), plain);
    const modes = ['files', 'files/pictures', 'files/pictures/a'].map(async (path) => {
      const { mode } = await stat(join(folder, path));
      return (mode & 0o777).toString(8);
    });
    expect(await Promise.all(modes)).toEqual(['700', '700', '600']);
  });

  test('are in the folder of FILES_URL, given as URL, path, or path relative to the working folder', async () => {
    const place = join(folder, 'berth #1 50%');
    const urls = [pathToFileURL(place).href, `file:${place}`, `file:${relative(process.cwd(), place)}`];
    const [first, ...others] = urls.map((filesUrl) => openFileStore({ dataFolder: '/nowhere', filesUrl }));
    await first?.write('a', Buffer.from('x'), plain);
    expect(await Promise.all(others.map((store) => contentOf(store, 'a')))).toEqual([
      { sizeBytes: 1, text: 'x' },
      { sizeBytes: 1, text: 'x' },
    ]);
  });

  test('throw if the folder cannot be used', async () => {
    await writeFile(join(folder, 'files'), 'a file where the folder should be');
    await chmod(join(folder, 'files'), 0o600);
    const store = openFileStore({ dataFolder: folder });
    await expect(store.write('a', Buffer.from('x'), plain)).rejects.toThrow();
  });
});

test.each([
  '',
  '/etc/passwd',
  '../a',
  'a/../../b',
  'a/./b',
  'a//b',
  'a/',
  '.hidden',
  'a/.unfinished',
  'A',
  'a\\b',
  'a b',
  'a\0b',
  'ä',
  'x'.repeat(201),
])('no store takes the key %j', async (key) => {
  const store = openFileStore({ dataFolder: folder });
  await expect(store.write(key, Buffer.from('x'), plain)).rejects.toThrow('not a file key');
  await expect(store.read(key)).rejects.toThrow('not a file key');
  await expect(store.delete(key)).rejects.toThrow('not a file key');
  await expect(store.exists(key)).rejects.toThrow('not a file key');
  expect(await readdir(folder)).toEqual([]);
});

describe('files in S3', () => {
  test('are written, found, read and deleted under bucket and prefix at the configured endpoint', async () => {
    const bucket = await startFakeBucket();
    try {
      vi.stubEnv('AWS_ACCESS_KEY_ID', 'key-id');
      vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'key-secret');
      const store = openFileStore({
        dataFolder: folder,
        filesUrl: `s3://yard/shop?region=eu-south-1&endpoint=${bucket.endpoint}`,
      });
      const before = await contentOf(store, 'pictures/a.webp');
      await store.write('pictures/a.webp', Buffer.from('webp'), { mimeType: 'image/webp' });
      const held = new Map(bucket.held);
      const after = await contentOf(store, 'pictures/a.webp');
      const listed = [await store.list('pictures'), await store.list('papers')];
      await store.delete('pictures/a.webp');
      const path = '/yard/shop/pictures/a.webp';
      expect({ before, held, after, listed, left: bucket.held.size, requests: bucket.requests }).toEqual({
        before: 'FILE_NOT_FOUND',
        held: new Map([[path, { body: Buffer.from('webp'), type: 'image/webp' }]]),
        after: { sizeBytes: 4, text: 'webp' },
        listed: [['pictures/a.webp'], []],
        left: 0,
        requests: [
          ...['HEAD', 'HEAD', 'PUT', 'HEAD', 'GET'].map((method) => `${method} ${path} true`),
          'GET /yard/ true',
          'GET /yard/ true',
          `DELETE ${path} true`,
        ],
      });
    } finally {
      bucket.close();
    }
  });

  test('cannot be opened without a region, with an invalid endpoint, or with another scheme', () => {
    const open = (filesUrl: string) => () => openFileStore({ dataFolder: folder, filesUrl });
    expect(open('s3://yard')).toThrow('FILES_URL must name a bucket and its region');
    expect(open('s3://yard?region=x&endpoint=s3.example.com')).toThrow('must be an http or https address');
    expect(open('ftp://example.com')).toThrow('FILES_URL must start with file: or s3:');
    expect(open('/srv/files')).toThrow('FILES_URL must start with file: or s3:');
  });
});
