import type { ReviewField } from '../../../machines/import/index.ts';
import type { Review } from './review.types.ts';

/** Seen first even when the file lacks them: without them nothing can be sold. */
const always: readonly ReviewField[] = ['name', 'price', 'currency'];

/** The table's columns with those that the file fills first: what it knows nothing of is at the end. */
export function fieldsInOrder({
  fields,
  columns,
}: Pick<Review, 'fields' | 'columns'>): readonly ReviewField[] {
  const isFilled = (field: ReviewField) =>
    always.includes(field) || columns.some((column) => column.field === field);
  return [...fields.filter(isFilled), ...fields.filter((field) => !isFilled(field))];
}
