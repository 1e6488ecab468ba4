import sharp from 'sharp';
import { ok, type Result } from '../../../../src/lib/result.ts';
import type { ImageRefusal } from '../../platform/images/image-limits.ts';
import { decodePicture } from './decode-picture.ts';
import { LISTING_PICTURE_PIXELS } from './pictures.domain.ts';

const { page, card } = LISTING_PICTURE_PIXELS;

/** Aspect ratios at which cropping to 4:3 loses little; pictures outside of them are not cropped. */
const croppedAspects = { from: 1.15, to: 1.55 };

/**
 * Converts a photograph to 4:3, as WebP in the sizes of a page and of a card. A narrower or wider one is shown
 * completely, with its edges extended, so that a plain background has no seam; transparent parts become white.
 */
export async function toListingPicture(
  path: string,
): Promise<Result<Record<'page' | 'card', Buffer>, ImageRefusal>> {
  // The file itself, which may be large, is decoded once; everything else uses this.
  const decoded = await decodePicture(path, (upright) =>
    upright
      .flatten({ background: '#fff' })
      .resize(page.width * 2, page.height * 2, { fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 1 }),
  );
  if (!decoded.ok) return decoded;
  const framed = await framedAt43(decoded.value);
  const [pageBytes, cardBytes] = await Promise.all([
    sharp(framed).webp({ quality: 80 }).toBuffer(),
    sharp(framed).resize(card.width, card.height).webp({ quality: 78 }).toBuffer(),
  ]);
  return ok({ page: pageBytes, card: cardBytes });
}

async function framedAt43(photograph: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(photograph).metadata();
  const aspect = width / height;
  const cropped = sharp(photograph).resize(page.width, page.height, { fit: 'cover', position: 'centre' });
  if (aspect >= croppedAspects.from && aspect <= croppedAspects.to)
    return cropped.png({ compressionLevel: 1 }).toBuffer();
  const { data: whole, info } = await sharp(photograph)
    .resize(page.width, page.height, { fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [
    Math.floor((page.width - info.width) / 2),
    Math.floor((page.height - info.height) / 2),
  ];
  const ground = await sharp(whole)
    .extend({
      left,
      top,
      right: page.width - info.width - left,
      bottom: page.height - info.height - top,
      extendWith: 'copy',
    })
    .blur(8)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(ground)
    .composite([{ input: whole, left, top }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}
