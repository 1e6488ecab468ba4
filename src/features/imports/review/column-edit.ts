import type { Edit, ReviewField } from '../../../machines/import/index.ts';
import type { FileColumn } from './review.types.ts';

/** The maximum length in the contract (ColumnEdit.header). */
const headerLettersMax = 255;

/** Gives a column a meaning, or none; its header is what the meaning is remembered by for the next list. */
export const columnEdit = ({ sheet, index, header }: FileColumn, field: ReviewField | null): Edit => ({
  op: 'column',
  sheet,
  index,
  header: header?.slice(0, headerLettersMax) ?? null,
  field,
});
