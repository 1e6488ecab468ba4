import sharp from 'sharp';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { ok, refuse } from '../../../../src/lib/result.ts';
import type { Result } from '../../../../src/lib/result.ts';
import { IMAGE_LIMITS, type ImageRefusal } from './image-limits.ts';
import { createTurnstile } from './turnstile.ts';

// Only decoders of the accepted types. The others (SVG, PDF, TIFF, ImageMagick) are disabled for the whole process, so
// that no file can reach them.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((decoder) => `VipsForeignLoad${decoder}`),
});
// Each file is read once, under a new name: a cache would only keep memory and deleted files.
sharp.cache(false);

const decodeInTurn = createTurnstile(2);
const MAX_DECODE_SECONDS = 20;

/**
 * Decodes a picture, upright, and encodes it with `encode`: in sRGB, without metadata (location, camera, profile). Of
 * an animation only the first frame. At most two at once, the others wait.
 */
export function decodeImage(
  path: string,
  encode: (upright: Sharp) => Sharp,
): Promise<Result<Buffer, ImageRefusal>> {
  return decodeInTurn(async () => {
    // Reads the headers without the pixel limit, to distinguish "too large" from "broken".
    const size = await decoded(() => open(path, { limitInputPixels: false }).metadata());
    if (size === undefined) return refuse('PICTURE_NOT_AN_IMAGE');
    if (hasTooManyPixels(size)) return refuse('PICTURE_TOO_MANY_PIXELS');
    const encoded = await decoded(() => {
      const picture = open(path, { limitInputPixels: IMAGE_LIMITS.maxPixels });
      return encode(picture.timeout({ seconds: MAX_DECODE_SECONDS }).autoOrient()).toBuffer();
    });
    return encoded === undefined ? refuse('PICTURE_NOT_AN_IMAGE') : ok(encoded);
  });
}

const open = (path: string, options: SharpOptions) => sharp(path, { failOn: 'error', pages: 1, ...options });

function hasTooManyPixels({ width, height }: Metadata): boolean {
  const { maxPixels, maxSidePixels } = IMAGE_LIMITS;
  return width > maxSidePixels || height > maxSidePixels || width * height > maxPixels;
}

// libvips reports errors as text; these concern the machine and may not recur.
const ABOUT_THE_MACHINE =
  /file is missing|out of memory|unable to (?:open|map|mmap)|too many open files|^timeout/i;

/** Undefined if the picture is broken; throws if the machine failed. */
async function decoded<T>(decode: () => Promise<T>): Promise<T | undefined> {
  try {
    return await decode();
  } catch (error) {
    if (!(error instanceof Error) || ABOUT_THE_MACHINE.test(error.message)) throw error;
    return undefined;
  }
}
