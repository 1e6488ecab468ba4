import { refuse } from '../../../../src/lib/result.ts';
import type { Result } from '../../../../src/lib/result.ts';
import { decodeImage } from '../../platform/images/decode-image.ts';
import type { ImageRefusal } from '../../platform/images/image-limits.ts';
import { PICTURE_SIDE_PIXELS, PICTURE_TYPES } from './pictures.domain.ts';

/** Converts a picture to a square of 512 pixels, cropped from its middle, as WebP. */
export async function toSquarePicture(path: string): Promise<Result<Buffer, ImageRefusal>> {
  // As the decoders, it is loaded when a picture arrives.
  const { fileTypeFromFile } = await import('file-type');
  const type = await fileTypeFromFile(path);
  if (type === undefined || !PICTURE_TYPES.has(type.mime)) return refuse('PICTURE_NOT_AN_IMAGE');
  return decodeImage(path, (upright) =>
    upright
      .resize(PICTURE_SIDE_PIXELS, PICTURE_SIDE_PIXELS, { fit: 'cover', position: 'centre' })
      .webp({ quality: 82 }),
  );
}
