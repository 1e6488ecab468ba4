import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { systemIds } from '../ids.ts';
import { addRecordedDocument, openFileStore } from './index.ts';
import { keepDocument } from './keep-document.ts';
import type { FileStore } from './index.ts';

let folder: string;
let uploads: string;
let files: FileStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-documents-'));
  uploads = await mkdtemp(join(tmpdir(), 'quayside-tmp-'));
  vi.stubEnv('TMPDIR', uploads);
  files = openFileStore({ dataFolder: folder });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  const left = await readdir(uploads);
  await Promise.all([folder, uploads].map((path) => rm(path, { recursive: true, force: true })));
  expect(left, 'left of what was received').toEqual([]);
});

const keep = (content: Readable | Buffer) =>
  keepDocument(
    { files, ids: systemIds },
    Buffer.isBuffer(content) ? Readable.from([content]) : content,
    (fileId) => `papers/${fileId}`,
  );
const storedKeys = () => files.list('papers');

async function kept(content: Buffer) {
  const document = await keep(content);
  if (!document.ok) throw new Error(document.error.code);
  const { fileId, mediaType, sizeBytes } = document.value;
  const file = await files.read(`papers/${fileId}`);
  if (!file.ok) throw new Error(file.error);
  const bytes = await buffer(file.value.stream);
  expect(bytes.length).toBe(sizeBytes);
  return { mediaType, bytes };
}

const formats = ['jpeg', 'png', 'webp'] as const;

/** Left half red, right half blue: 300 × 200. */
const twoHalves = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { width: 150, height: 200, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
  ]);
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

/** Like a phone's picture of Palma, held upright: orientation 6 has to be rotated by 90° clockwise. */
const fromPhone = (picture: Sharp) =>
  picture
    .withExif({
      IFD0: { Make: 'SecretCamera', Artist: 'Anna Berg' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '39/1 34/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '2/1 38/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 });

async function colourAt(picture: Buffer, x: number, y: number): Promise<readonly number[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
}
const name = ([red = 0, green = 0, blue = 0]: readonly number[]) => {
  if (red > 200 && green < 60 && blue < 60) return 'red';
  return blue > 200 && red < 60 && green < 60 ? 'blue' : `${red} ${green} ${blue}`;
};

describe('a photograph', () => {
  test.each(formats)('in %s loses its location, camera and author, and is upright', async (format) => {
    const taken = await fromPhone(twoHalves()).toFormat(format).toBuffer();
    expect([taken.includes('SecretCamera'), (await sharp(taken).metadata()).orientation]).toEqual([true, 6]);
    const { mediaType, bytes } = await kept(taken);
    const after = await sharp(bytes).metadata();
    expect([mediaType, after.format, after.width, after.height]).toEqual([
      `image/${format}`,
      format,
      200,
      300,
    ]);
    const { exif, icc, xmp, iptc, orientation, comments } = after;
    expect({ exif, icc, xmp, iptc, orientation, comments }).toEqual({});
    expect(bytes.toString('latin1')).not.toMatch(/SecretCamera|Anna|Exif|GPS/);
    expect([name(await colourAt(bytes, 100, 20)), name(await colourAt(bytes, 100, 280))]).toEqual([
      'red',
      'blue',
    ]);
  });

  test.each(formats)('in %s keeps all its pixels, as good as they were to the eye', async (format) => {
    const taken = await noise(320, 240).toFormat(format, { quality: 95 }).toBuffer();
    const { bytes } = await kept(taken);
    const [before, after] = await Promise.all([taken, bytes].map((one) => sharp(one).raw().toBuffer()));
    if (before === undefined || after === undefined) throw new Error('both were read');
    expect(after.length).toBe(before.length);
    const difference = before.reduce((sum, value, at) => sum + Math.abs(value - (after[at] ?? 0)), 0);
    // Of 255, in noise, which is the hardest to preserve; at a quality of 80 it is more than 5.
    expect(difference / before.length).toBeLessThan(format === 'png' ? 0.001 : 4);
  });

  test('with another colour profile looks the same', async () => {
    const teal = { width: 64, height: 64, channels: 3, background: { r: 30, g: 140, b: 130 } } as const;
    const wide = await sharp({ create: teal }).withIccProfile('p3').png().toBuffer();
    // A reader that ignores the profile sees other colours.
    const numbers = await sharp(wide, { ignoreIcc: true }).raw().toBuffer();
    expect([...numbers.subarray(0, 3)]).not.toEqual([30, 140, 130]);
    const { bytes } = await kept(wide);
    const colour = await colourAt(bytes, 32, 32);
    const off = colour.map((value, at) => Math.abs(value - ([30, 140, 130][at] ?? 0)));
    expect([Math.max(...off) <= 2, (await sharp(bytes).metadata()).icc]).toEqual([true, undefined]);
  });

  test('keeps its transparency', async () => {
    const glass = { width: 8, height: 8, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } as const;
    const { bytes } = await kept(await sharp({ create: glass }).png().toBuffer());
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
  });

  test.each(formats)('in %s that is cut in the middle is refused and not kept', async (format) => {
    const whole = await noise(200, 200).toFormat(format).toBuffer();
    expect(await keep(whole.subarray(0, Math.floor(whole.length / 2)))).toEqual({
      ok: false,
      error: { code: 'PAPER_NOT_ACCEPTED' },
    });
    expect(await storedKeys()).toEqual([]);
  });

  test('with more pixels than the limit is refused with that reason and not stored', async () => {
    const wide = { width: 12_001, height: 4, channels: 3, background: '#123a66' } as const;
    expect(await keep(await sharp({ create: wide }).png().toBuffer())).toEqual({
      ok: false,
      error: { code: 'PICTURE_TOO_MANY_PIXELS' },
    });
    expect(await storedKeys()).toEqual([]);
  });

  test('whose upload is aborted is not stored, and the handler gets the error', async () => {
    const bytes = await noise(200, 200).jpeg().toBuffer();
    async function* broken() {
      yield bytes.subarray(0, 5_000);
      throw new RangeError('longer than it may be');
    }
    await expect(keep(Readable.from(broken()))).rejects.toThrow(RangeError);
    expect(await storedKeys()).toEqual([]);
  });
});

test('a PDF is stored unchanged, with its pictures', async () => {
  const photograph = await fromPhone(twoHalves()).jpeg().toBuffer();
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), photograph, Buffer.from('\n%%EOF\n')]);
  const { mediaType, bytes } = await kept(pdf);
  expect([mediaType, bytes.equals(pdf)]).toEqual(['application/pdf', true]);
});

describe('a recorded document', () => {
  const place = () => ({ files, newFileId: systemIds.newId, keyOf: (fileId: string) => `papers/${fileId}` });
  const sent = () => ({ fileName: 'label.exe', file: Readable.from([Buffer.from('%PDF-1.7 a label')]) });

  test('is stored under a safe name', async () => {
    const added = await addRecordedDocument(place(), sent(), ({ fileName, mediaType }) =>
      Promise.resolve({ ok: true, value: { fileName, mediaType } }),
    );
    expect(added).toEqual({
      ok: true,
      value: { fileName: 'label.exe.pdf', mediaType: 'application/pdf' },
    });
    expect(await storedKeys()).toHaveLength(1);
  });

  test('leaves no file if its record is refused or fails', async () => {
    const refused = { ok: false, error: { code: 'NOT_ALLOWED_NOW' } } as const;
    await expect(addRecordedDocument(place(), sent(), () => Promise.resolve(refused))).resolves.toEqual(
      refused,
    );
    await expect(
      addRecordedDocument(place(), sent(), () => Promise.reject(new Error('no database'))),
    ).rejects.toThrow('no database');
    expect(await storedKeys()).toEqual([]);
  });
});
