import type { Result } from '../../../../src/lib/result.ts';
import type { ImageRefusal } from '../../platform/images/image-limits.ts';
import { decodePicture } from './decode-picture.ts';
import { PICTURE_SIDE_PIXELS } from './pictures.domain.ts';

/** Converts a picture to a square of 512 pixels, cropped at its centre, as WebP. */
export const toSquarePicture = (path: string): Promise<Result<Buffer, ImageRefusal>> =>
  decodePicture(path, (upright) =>
    upright
      .resize(PICTURE_SIDE_PIXELS, PICTURE_SIDE_PIXELS, { fit: 'cover', position: 'centre' })
      .webp({ quality: 82 }),
  );
