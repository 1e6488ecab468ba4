import { fileRefusal, type FileRefusal } from '../../refusals.ts';

export const noTextSeen = (): FileRefusal =>
  fileRefusal(
    'FILE_NOT_A_LIST',
    'We found no text in this picture. Please send a picture of the list alone, upright and sharp, or the list itself.',
  );

export const unknownLetters = (): FileRefusal =>
  fileRefusal(
    'FILE_NOT_A_LIST',
    'We couldn’t read the text in this picture. Please send a sharper one, or the list itself as .xlsx, .csv or a PDF with text.',
  );
