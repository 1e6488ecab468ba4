import type { components } from '../../openapi/__generated__/ai-parser.ts';
import { adapterRefusals, type RefusalTable } from '../http-adapter/index.ts';
import { columnsMax } from './limits.ts';

export type Code = components['schemas']['ErrorCode'];

/** Why a file is not read as a list. */
type FileCode =
  | 'FILE_UNREADABLE'
  | 'FILE_EMPTY'
  | 'FILE_PROTECTED'
  | 'FILE_NOT_A_LIST'
  | 'FILE_KIND_NOT_READ'
  | 'TOO_MANY_ROWS'
  | 'TOO_MUCH_WORK';

/** A refused file; `message` tells the user what happened and what to do. */
export interface FileRefusal {
  readonly code: FileCode;
  readonly message: string;
}

export const kindsRead =
  'Please send a spreadsheet (.xlsx, .xlsm, .xls, .ods), a text list with columns (.csv, .tsv, .txt), a PDF or a picture of the list (.jpg, .png).';

export const refusals: RefusalTable<Code | keyof typeof adapterRefusals> = {
  ...adapterRefusals,
  BODY_TOO_LARGE: {
    status: 413,
    message: 'This file is larger than 50 MB. Please split it and send the parts one after the other.',
  },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Please send the file as a form upload.' },
  FILE_UNREADABLE: {
    status: 422,
    message:
      'This file is damaged or was cut short. Please open it, save it again as .xlsx or .csv, and send that.',
  },
  FILE_EMPTY: { status: 422, message: 'This file is empty. Please check that you chose the right one.' },
  FILE_PROTECTED: {
    status: 422,
    message: 'This workbook has a password. Please save it without one and send it again.',
  },
  FILE_NOT_A_LIST: {
    status: 422,
    message:
      'We found rows but neither names nor prices. Please send a list with one row for each offer, and a first row that names the columns.',
  },
  FILE_KIND_NOT_READ: { status: 422, message: `We can’t read this kind of file yet. ${kindsRead}` },
  TOO_MANY_ROWS: {
    status: 422,
    message: 'This list has more than 100,000 rows. Please split it and send the parts one after the other.',
  },
  TOO_MUCH_WORK: {
    status: 422,
    message:
      'This file is too much to read in one go. Please save the sheet with the list as .csv, or split it, and send that.',
  },
  UNAVAILABLE: {
    status: 503,
    message: 'Many files are being read right now. Please try again in a moment.',
  },
};

export const fileRefusal = (code: FileCode, message: string = refusals[code].message): FileRefusal => ({
  code,
  message,
});

/** The refusal of a list with too many columns. */
export const tooWide = (): FileRefusal =>
  fileRefusal(
    'TOO_MUCH_WORK',
    `This file has rows of more than ${columnsMax.toLocaleString('en')} columns. Please send only the columns with names and prices.`,
  );
