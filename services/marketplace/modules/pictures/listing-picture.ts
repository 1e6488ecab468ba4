import sharp from 'sharp';
import { ok, type Result } from '../../../../src/lib/result.ts';
import type { ImageRefusal } from '../../platform/images/image-limits.ts';
import { decodePicture } from './decode-picture.ts';
import { LISTING_PICTURE_PIXELS } from './pictures.domain.ts';

const { page, card } = LISTING_PICTURE_PIXELS;

/** Of a picture so wide for its height little is lost where it is cropped to 4:3; of any other everything is kept. */
const croppedAspects = { from: 1.15, to: 1.55 };

/**
 * Converts a photograph to 4:3, as WebP in the sizes of a page and of a card. What is narrower or wider stands whole before a blurred copy
 * of itself, which is white where the photograph's own ground is; what is transparent stands on white.
 */
export async function toListingPicture(
  path: string,
): Promise<Result<Record<'page' | 'card', Buffer>, ImageRefusal>> {
  // Of the file itself, which may be large, one decoding is enough: all else is made of this.
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
  const whole = await sharp(photograph).resize(page.width, page.height, { fit: 'inside' }).png().toBuffer();
  // Blurred while it is small: that takes a hundredth of the time.
  const small = await sharp(photograph).resize(64, 48, { fit: 'cover' }).blur(3).png().toBuffer();
  return sharp(small)
    .resize(page.width, page.height, { kernel: 'cubic' })
    .composite([{ input: whole }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}
