import type { ImageRefusal } from '../../platform/images/image-limits.ts';

export const PICTURE_SIDE_PIXELS = 512;

/** A picture of a product or service: 4:3, in the sizes of card and page. */
export const LISTING_PICTURE_PIXELS = {
  page: { width: 1024, height: 768 },
  card: { width: 480, height: 360 },
} as const;

/** The additional size of a product's or service's picture; other pictures have only one size, without a name. */
export type PictureSize = 'card';

export type PictureRefusal = 'PICTURE_TOO_LARGE' | ImageRefusal;

/** The accepted types, detected by the file's first bytes, never by its name or declared type. */
export const PICTURE_TYPES: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/webp',
  'image/avif',
  'image/gif',
]);

/**
 * The headers for every picture. Pictures are re-encoded and their ids are never reused, so they may be cached for a
 * year; if a file should ever be something else, browsers must still treat it as a picture.
 */
export const PICTURE_HEADERS = {
  'Content-Type': 'image/webp',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Disposition': 'inline',
} as const;

/** The storage key of a picture; undefined if the text is not a picture's id (128 bits in hexadecimal). */
export const pictureKey = (fileId: string, size?: PictureSize): string | undefined =>
  /^[\da-f]{32}$/.test(fileId) ? `pictures/${fileId}${size === undefined ? '' : `-${size}`}.webp` : undefined;
