import type { Pointing } from '../../../machines/import/index.ts';
import type { Review } from './review.types.ts';

type ColumnMark = Pointing['columns'][number];

const markable = ['name', 'price', 'sku'] as const satisfies readonly ColumnMark['field'][];

/** The columns that were read as names, prices and codes, on the sheet with the most rows; null if there is none. */
export function marksOf({
  understood,
  columns,
}: Pick<Review, 'understood' | 'columns'>): Pick<Pointing, 'sheet' | 'headerRow' | 'columns'> | null {
  const [sheet] = understood.sheets
    .filter(({ isUsed }) => isUsed)
    .toSorted((one, other) => other.rows - one.rows);
  if (sheet === undefined) return null;
  const marks = columns
    .filter((column) => column.sheet === sheet.name)
    .flatMap(({ field, index }): ColumnMark[] =>
      markable.flatMap((known) => (known === field ? { field: known, index } : [])),
    );
  if (marks.length === 0) return null;
  return { sheet: sheet.name, headerRow: sheet.headerRows.at(-1) ?? null, columns: marks };
}
