/** A picture of 50 megapixels takes 200 MB while it is turned upright. */
export const IMAGE_LIMITS = { maxPixels: 50_000_000, maxSidePixels: 12_000 } as const;

export type ImageRefusal = 'PICTURE_TOO_MANY_PIXELS' | 'PICTURE_NOT_AN_IMAGE';
