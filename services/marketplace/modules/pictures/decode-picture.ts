import { refuse } from '../../../../src/lib/result.ts';
import { decodeImage } from '../../platform/images/decode-image.ts';
import { PICTURE_TYPES } from './pictures.domain.ts';

/** Decodes the picture of a file, if its type is accepted. */
export const decodePicture: typeof decodeImage = async (path, encode) => {
  // Like the decoders, it is loaded for the first picture.
  const { fileTypeFromFile } = await import('file-type');
  const type = await fileTypeFromFile(path);
  if (type === undefined || !PICTURE_TYPES.has(type.mime)) return refuse('PICTURE_NOT_AN_IMAGE');
  return decodeImage(path, encode);
};
