import type { LeftOut, Review } from './review.types.ts';
import { fieldNames } from './review.labels.ts';

/** The number of rows that are imported paused: the file says that they aren't sold. */
export const pausedIn = (review: Review): number =>
  review.filter({ code: 'NOT_SOLD' }).filter((index) => {
    const { level, isExcluded } = review.row(index);
    return level !== 'blocked' && !isExcluded;
  }).length;

/** What an import of this review leaves behind; null if nothing is left out. */
export function leftOutOf(review: Review): LeftOut | null {
  const numbers = new Set([...review.filter({ level: 'blocked' }), ...review.filter({ level: 'excluded' })]);
  if (numbers.size === 0) return null;
  const rows = [...numbers].sort((one, other) => one - other).map((row) => review.row(row).cells);
  const fields = review.fields.filter((field) =>
    rows.some((cells) => (cells[field]?.value ?? null) !== null),
  );
  return {
    header: fields.map((field) => fieldNames[field]),
    rows: rows.map((cells) => fields.map((field) => cells[field]?.value ?? null)),
  };
}
