import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import type { Metadata, SharpOptions } from 'sharp';
import { ok, refuse } from '../../../../src/lib/result.ts';
import type { Result } from '../../../../src/lib/result.ts';
import { createTurnstile } from './turnstile.ts';
import { PICTURE_LIMITS, PICTURE_SIDE_PIXELS, PICTURE_TYPES } from './pictures.domain.ts';
import type { PictureRefusal } from './pictures.domain.ts';

// The decoders of the accepted types alone. The others (SVG, PDF, TIFF, ImageMagick) are switched off for the
// whole process, so that no file can talk its way to one of them.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((decoder) => `VipsForeignLoad${decoder}`),
});
// Each file is read once, under a name of its own: a cache would only hold memory and deleted files.
sharp.cache(false);

// A picture of 50 megapixels takes 200 MB while it is turned upright.
const decodeInTurn = createTurnstile(2);
const MAX_DECODE_SECONDS = 20;

/**
 * Converts a picture to an upright square of 512 pixels, cropped from its middle, as WebP in sRGB without metadata
 * (place, camera, profile). For an animation the first frame is used.
 */
export async function toSquarePicture(
  path: string,
): Promise<Result<Buffer, Exclude<PictureRefusal, 'PICTURE_TOO_LARGE'>>> {
  const type = await fileTypeFromFile(path);
  if (type === undefined || !PICTURE_TYPES.has(type.mime)) return refuse('PICTURE_NOT_AN_IMAGE');
  return decodeInTurn(async () => {
    // The headers are read without the pixel limit, to distinguish too large from broken.
    const size = await decoded(() => open(path, { limitInputPixels: false }).metadata());
    if (size === undefined) return refuse('PICTURE_NOT_AN_IMAGE');
    if (hasTooManyPixels(size)) return refuse('PICTURE_TOO_MANY_PIXELS');
    const square = await decoded(() =>
      open(path, { limitInputPixels: PICTURE_LIMITS.maxPixels })
        .timeout({ seconds: MAX_DECODE_SECONDS })
        .autoOrient()
        .resize(PICTURE_SIDE_PIXELS, PICTURE_SIDE_PIXELS, { fit: 'cover', position: 'centre' })
        .webp({ quality: 82 })
        .toBuffer(),
    );
    return square === undefined ? refuse('PICTURE_NOT_AN_IMAGE') : ok(square);
  });
}

const open = (path: string, options: SharpOptions) => sharp(path, { failOn: 'error', pages: 1, ...options });

function hasTooManyPixels({ width, height }: Metadata): boolean {
  const { maxPixels, maxSidePixels } = PICTURE_LIMITS;
  return width > maxSidePixels || height > maxSidePixels || width * height > maxPixels;
}

// libvips reports errors as plain text; these concern the machine and may not recur.
const ABOUT_THE_MACHINE =
  /file is missing|out of memory|unable to (?:open|map|mmap)|too many open files|^timeout/i;

/** Undefined if the picture is broken; throws if the machine is what failed. */
async function decoded<T>(decode: () => Promise<T>): Promise<T | undefined> {
  try {
    return await decode();
  } catch (error) {
    if (!(error instanceof Error) || ABOUT_THE_MACHINE.test(error.message)) throw error;
    return undefined;
  }
}
