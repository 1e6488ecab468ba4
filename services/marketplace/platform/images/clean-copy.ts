import type { Sharp } from 'sharp';
import type { Result } from '../../../../src/lib/result.ts';
import { decodeImage } from './decode-image.ts';
import type { ImageRefusal } from './image-limits.ts';

export type CleanType = 'image/jpeg' | 'image/png' | 'image/webp';

// So good that damage and small print stay to be seen.
const quality = 92;
const encoders: Readonly<Record<CleanType, (upright: Sharp) => Sharp>> = {
  'image/jpeg': (upright) => upright.jpeg({ quality, chromaSubsampling: '4:4:4' }),
  'image/png': (upright) => upright.png(),
  // The default effort takes three times as long, for hardly fewer bytes.
  'image/webp': (upright) => upright.webp({ quality, effort: 2 }),
};

/** The picture of a file in the type it has and all its pixels, upright, in sRGB, and nothing that it said besides. */
export const cleanCopy = (path: string, type: CleanType): Promise<Result<Buffer, ImageRefusal>> =>
  decodeImage(path, encoders[type]);
