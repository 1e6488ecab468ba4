export { PICTURE_HEADERS, PICTURE_LIMITS } from './pictures.domain.ts';
export type { PictureRefusal } from './pictures.domain.ts';
export { createPictures } from './pictures.service.ts';
export type { Pictures } from './pictures.service.ts';
