import type { ListColumn } from './list-definition.ts';

interface CsvColumn<Row> {
  readonly header: string;
  readonly value: (row: Row) => string | number | null;
}

/** The columns of the file: those in `order` first, then the others in the table's order. */
export function csvColumnsOf<Row>(
  columns: readonly ListColumn<Row>[],
  order: readonly string[] = [],
): readonly CsvColumn<Row>[] {
  const positionOf = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return columns
    .toSorted((one, other) => positionOf(one.id) - positionOf(other.id))
    .flatMap(({ header, csv }) => {
      if (csv === undefined) return [];
      return [typeof csv === 'function' ? { header, value: csv } : csv];
    });
}
