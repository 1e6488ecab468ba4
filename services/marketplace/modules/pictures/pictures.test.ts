import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openFileStore } from '../../platform/files/index.ts';
import { systemIds } from '../../platform/ids.ts';
import { createPictures } from './index.ts';
import type { Pictures } from './index.ts';

let folder: string;
let uploads: string;
let pictures: Pictures;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-pictures-'));
  uploads = await mkdtemp(join(tmpdir(), 'quayside-tmp-'));
  vi.stubEnv('TMPDIR', uploads);
  pictures = createPictures({ files: openFileStore({ dataFolder: folder }), ids: systemIds });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  const left = await readdir(uploads);
  await Promise.all([folder, uploads].map((path) => rm(path, { recursive: true, force: true })));
  expect(left, 'left of what was received').toEqual([]);
});

/** The stored picture of a product or service, in page size by default. */
async function storedListing(bytes: Buffer, size?: 'card'): Promise<Buffer> {
  const outcome = await pictures.storeListingPicture(Readable.from([bytes]));
  if (!outcome.ok) throw new Error(`refused: ${outcome.error}`);
  const file = await pictures.readPicture(outcome.value.fileId, size);
  if (!file.ok) throw new Error(file.error);
  return buffer(file.value.stream);
}

const store = (bytes: Buffer | string) => pictures.storePicture(Readable.from([Buffer.from(bytes)]));

async function stored(bytes: Buffer): Promise<Buffer> {
  const outcome = await store(bytes);
  if (!outcome.ok) throw new Error(`refused: ${outcome.error}`);
  const file = await pictures.readPicture(outcome.value.fileId);
  if (!file.ok) throw new Error(file.error);
  const bytesBack = await buffer(file.value.stream);
  expect(bytesBack.length).toBe(file.value.sizeBytes);
  return bytesBack;
}

/** Left half red, right half blue, so that rotation and cropping are visible. */
const twoHalves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    {
      input: { create: { width: Math.floor(width / 2), height, channels: 3, background: '#ff0000' } },
      left: 0,
      top: 0,
    },
  ]);

/** The colour near the middle of each edge: 'red', 'blue' or its value. */
async function edges(picture: Buffer): Promise<Record<'left' | 'right' | 'top' | 'bottom', string>> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const [r = 0, g = 0, b = 0] = data.subarray((y * info.width + x) * info.channels);
    if (r > 200 && g < 60 && b < 60) return 'red';
    return b > 200 && r < 60 && g < 60 ? 'blue' : `${r} ${g} ${b}`;
  };
  const [end, off] = [info.width - 10, 200];
  return { left: at(10, off), right: at(end, off), top: at(off, 10), bottom: at(off, end) };
}

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'in %s becomes a square WebP',
    async (format) => {
      const picture = await stored(await twoHalves(900, 600).toFormat(format).toBuffer());
      const { format: kind, width, height, space } = await sharp(picture).metadata();
      expect({ kind, width, height, space }).toEqual({
        kind: 'webp',
        width: 512,
        height: 512,
        space: 'srgb',
      });
      expect(await edges(picture)).toEqual({ left: 'red', right: 'blue', top: 'red', bottom: 'red' });
    },
  );

  test('is rotated upright and loses location, camera and all other metadata', async () => {
    const withPlace = await twoHalves(600, 600)
      .withExif({
        IFD0: { Make: 'SecretCamera', Artist: 'Anna Berg' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 34/1 0/1' },
      })
      // Orientation 6: to be rotated by 90° clockwise, so that left becomes top.
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(withPlace.includes('SecretCamera')).toBe(true);
    const picture = await stored(withPlace);
    const { exif, icc, xmp, iptc, orientation } = await sharp(picture).metadata();
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
    expect(/SecretCamera|Anna|GPS/.test(picture.toString('latin1'))).toBe(false);
    expect(await edges(picture)).toMatchObject({ top: 'red', bottom: 'blue' });
  });

  test('in CMYK is converted to sRGB', async () => {
    const picture = await stored(await twoHalves(600, 600).toColourspace('cmyk').jpeg().toBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
  });

  test('that is animated keeps its first frame', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 64, height: 64, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = await Promise.all(['#ff0000', '#0000ff'].map(frame));
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect(await sharp(moving).metadata()).toMatchObject({ pages: 2 });
    const picture = await stored(moving);
    expect((await sharp(picture).metadata()).pages).toBeUndefined();
    expect(await edges(picture)).toEqual({ left: 'red', right: 'red', top: 'red', bottom: 'red' });
  });

  test('gets a new unguessable id each time, and is gone once removed', async () => {
    const bytes = await twoHalves(64, 64).png().toBuffer();
    const outcomes = [await store(bytes), await store(bytes)];
    const ids = outcomes.map((outcome) => (outcome.ok ? outcome.value.fileId : outcome.error));
    expect(ids.filter((id) => /^[\da-f]{32}$/.test(id))).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
    const [id = ''] = ids;
    await pictures.removePicture(id);
    await pictures.removePicture(id);
    expect(await pictures.readPicture(id)).toEqual({ ok: false, error: 'PICTURE_NOT_FOUND' });
  });

  test.each(['', '..', '../../etc/passwd', 'a'.repeat(31), 'A'.repeat(32), `${'a'.repeat(32)}/x`])(
    'is not found with the invalid id %j, and nothing is removed',
    async (fileId) => {
      expect(await pictures.readPicture(fileId)).toEqual({ ok: false, error: 'PICTURE_NOT_FOUND' });
      await pictures.removePicture(fileId);
    },
  );
});

describe('a picture of a product or service', () => {
  test.each([
    [undefined, 1024, 768],
    ['card', 480, 360],
  ] as const)('has the size %s of %i × %i', async (size, width, height) => {
    const picture = await storedListing(await twoHalves(2000, 1500).jpeg().toBuffer(), size);
    const { format, space, exif, ...is } = await sharp(picture).metadata();
    expect({ format, space, exif, width: is.width, height: is.height }).toEqual({
      format: 'webp',
      space: 'srgb',
      exif: undefined,
      width,
      height,
    });
  });

  const pixel = async (picture: Buffer, x: number, y: number) => {
    const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
  };
  const is = (wanted: 'red' | 'blue' | 'white', [r = 0, g = 0, b = 0]: readonly number[]) =>
    wanted === 'white' ? Math.min(r, g, b) > 240 : wanted === 'red' ? r > 180 && b < 80 : b > 180 && r < 80;

  test('of 3:2 fills the frame, and is cropped at its sides', async () => {
    const picture = await storedListing(await twoHalves(1500, 1000).png().toBuffer());
    expect(is('red', await pixel(picture, 2, 2)) && is('blue', await pixel(picture, 1021, 765))).toBe(true);
  });

  test('that is upright is shown completely, with its edges extended at the sides', async () => {
    // Rotated by 90° clockwise: red is at the top, over the whole width.
    const picture = await storedListing(
      await twoHalves(900, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    );
    const [top, bottom, side] = await Promise.all([
      pixel(picture, 512, 4),
      pixel(picture, 512, 763),
      pixel(picture, 20, 4),
    ]);
    const otherSide = await pixel(picture, 1003, 763);
    expect([is('red', top), is('blue', bottom), is('red', side), is('blue', otherSide)]).toEqual(
      Array(4).fill(true),
    );
  });

  test('with a plain background has that background up to its sides', async () => {
    const upright = sharp({ create: { width: 300, height: 600, channels: 3, background: '#0000ff' } });
    const something = { create: { width: 260, height: 560, channels: 3 as const, background: '#ff0000' } };
    const picture = await storedListing(
      await upright
        .composite([{ input: something, left: 20, top: 20 }])
        .png()
        .toBuffer(),
    );
    // Next to the photograph, and far from it.
    const sides = await Promise.all([pixel(picture, 318, 384), pixel(picture, 5, 384)]);
    expect(sides.map((side) => is('blue', side))).toEqual([true, true]);
  });

  test('that is transparent has a white background', async () => {
    const cutOut = await sharp({
      create: { width: 600, height: 600, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .composite([
        {
          input: { create: { width: 100, height: 100, channels: 3, background: '#ff0000' } },
          left: 250,
          top: 250,
        },
      ])
      .png()
      .toBuffer();
    const picture = await storedListing(cutOut);
    const [corner, side, middle] = await Promise.all([
      pixel(picture, 3, 3),
      pixel(picture, 200, 384),
      pixel(picture, 512, 384),
    ]);
    expect([is('white', corner), is('white', side), is('red', middle)]).toEqual([true, true, true]);
  });

  test('of one pixel is that colour', async () => {
    const picture = await storedListing(
      await sharp({ create: { width: 1, height: 1, channels: 3, background: '#ff0000' } })
        .png()
        .toBuffer(),
    );
    expect([is('red', await pixel(picture, 3, 3)), is('red', await pixel(picture, 512, 384))]).toEqual([
      true,
      true,
    ]);
  });

  test('is gone in both sizes once it is removed; other kinds have one size only', async () => {
    const bytes = await twoHalves(64, 64).png().toBuffer();
    const listing = await pictures.storeListingPicture(Readable.from([bytes]));
    const square = await store(bytes);
    if (!listing.ok || !square.ok) throw new Error('refused');
    await pictures.removePicture(listing.value.fileId);
    expect(await pictures.readPicture(listing.value.fileId, 'card')).toEqual({
      ok: false,
      error: 'PICTURE_NOT_FOUND',
    });
    expect(
      (await readdir(folder, { recursive: true }))
        .filter((name) => name.endsWith('.webp'))
        .map((name) => basename(name)),
    ).toEqual([`${square.value.fileId}.webp`]);
    const shown = await pictures.readPicture(square.value.fileId, 'card');
    if (!shown.ok) throw new Error(shown.error);
    expect((await sharp(await buffer(shown.value.stream)).metadata()).width).toBe(512);
  });

  test.each([
    ['an SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a text', 'fender.jpg'],
  ])('is not made of %s', async (_name, text) => {
    expect(await pictures.storeListingPicture(Readable.from([Buffer.from(text)]))).toEqual({
      ok: false,
      error: 'PICTURE_NOT_AN_IMAGE',
    });
  });

  test('is not created from a file that claims too many pixels', async () => {
    expect(await pictures.storeListingPicture(Readable.from([pngClaiming(20_000, 20_000)]))).toEqual({
      ok: false,
      error: 'PICTURE_TOO_MANY_PIXELS',
    });
  });
});

describe('no picture is created from', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  test.each([
    ['nothing', ''],
    ['a script', '#!/bin/sh\nrm -rf /\n'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['an SVG with a script', svg],
    ['an SVG with an XML head', `<?xml version="1.0"?>${svg}`],
    ['a PDF', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'],
    ['a PostScript file', '%!PS-Adobe-3.0 EPSF-3.0\n'],
    ['the first bytes of a PNG before a script', Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1')],
    ['the first bytes of a GIF before a script', 'GIF89a/*<script>*/'],
  ])('%s', async (_name, bytes) => {
    expect(await store(bytes)).toEqual({ ok: false, error: 'PICTURE_NOT_AN_IMAGE' });
  });

  test('a TIFF, which is an image, but whose decoder is disabled', async () => {
    expect(await store(await twoHalves(64, 64).tiff().toBuffer())).toEqual({
      ok: false,
      error: 'PICTURE_NOT_AN_IMAGE',
    });
  });

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('a %s cut in the middle', async (format) => {
    // Noise, since a file of one colour is so short that its middle is still in its header.
    const noise = sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    const whole = await noise.toFormat(format).toBuffer();
    expect(await store(whole.subarray(0, Math.floor(whole.length / 2)))).toEqual({
      ok: false,
      error: 'PICTURE_NOT_AN_IMAGE',
    });
  });

  test.each([
    [20_000, 20_000],
    [20_000, 10],
    [10, 12_001],
    [8_000, 8_000],
  ])('a PNG that claims %i × %i pixels, without decoding it', async (width, height) => {
    expect(await store(pngClaiming(width, height))).toEqual({ ok: false, error: 'PICTURE_TOO_MANY_PIXELS' });
  });

  test('a real picture 20,000 pixels wide', async () => {
    const wide = await sharp({ create: { width: 20_000, height: 20, channels: 3, background: '#123a66' } })
      .png()
      .toBuffer();
    expect(await store(wide)).toEqual({ ok: false, error: 'PICTURE_TOO_MANY_PIXELS' });
  });

  test('200 MB, and reading stops soon after the tenth', async () => {
    const chunk = Buffer.alloc(64 * 1024, 0xff);
    let givenBytes = 0;
    const endless = new Readable({
      read() {
        givenBytes += chunk.length;
        this.push(givenBytes > 200 * 1024 * 1024 ? null : chunk);
      },
    });
    expect(await pictures.storePicture(endless)).toEqual({ ok: false, error: 'PICTURE_TOO_LARGE' });
    expect(givenBytes).toBeLessThan(11 * 1024 * 1024);
    expect(endless.destroyed).toBe(true);
  });

  test('an aborted stream, which is no refusal', async () => {
    const bytes = await twoHalves(64, 64).png().toBuffer();
    const broken = Readable.from(
      (function* () {
        yield bytes.subarray(0, 20);
        throw new Error('connection lost');
      })(),
    );
    await expect(pictures.storePicture(broken)).rejects.toThrow('connection lost');
  });
});

/** The header of a PNG of any size, with a correct checksum, and hardly any data. */
function pngClaiming(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    checksum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, checksum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const data = Buffer.from('789c030000000001', 'hex');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}
