import type { Sharp } from 'sharp';
import type { Result } from '../../../../src/lib/result.ts';
import { decodeImage } from './decode-image.ts';
import type { ImageRefusal } from './image-limits.ts';

export type CleanType = 'image/jpeg' | 'image/png' | 'image/webp';

// High enough to keep damage and small print visible.
const quality = 92;
const encoders: Readonly<Record<CleanType, (upright: Sharp) => Sharp>> = {
  'image/jpeg': (upright) => upright.jpeg({ quality, chromaSubsampling: '4:4:4' }),
  'image/png': (upright) => upright.png(),
  // The default effort takes three times as long, for hardly fewer bytes.
  'image/webp': (upright) => upright.webp({ quality, effort: 2 }),
};

/** A copy of the picture in its own type with all its pixels, upright, in sRGB, without metadata. */
export const cleanCopy = (path: string, type: CleanType): Promise<Result<Buffer, ImageRefusal>> =>
  decodeImage(path, encoders[type]);
