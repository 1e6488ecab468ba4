export { PICTURE_HEADERS } from './pictures.domain.ts';
export type { PictureRefusal } from './pictures.domain.ts';
export { createPictures } from './pictures.service.ts';
export type { Pictures } from './pictures.service.ts';
