import type { ReviewField } from '../../../machines/import/index.ts';
import type { Review } from './review.types.ts';

/** Shown first even if the file lacks them: nothing can be sold without them. */
const always: readonly ReviewField[] = ['name', 'price', 'currency'];

/** The table's columns, those with values in the file first and empty ones last. */
export function fieldsInOrder({
  fields,
  columns,
}: Pick<Review, 'fields' | 'columns'>): readonly ReviewField[] {
  const isFilled = (field: ReviewField) =>
    always.includes(field) || columns.some((column) => column.field === field);
  return [...fields.filter(isFilled), ...fields.filter((field) => !isFilled(field))];
}
