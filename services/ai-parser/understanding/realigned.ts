import { textOf, type Row } from '../reading/table.ts';
import { isNumberLike } from './column-profile.ts';
import type { TablePlan } from './table-plan.ts';

/** More commas than this are in no name. */
const partsMost = 4;

/**
 * Puts a row right that a comma in its name has made longer than the header: what stands behind the name moved to the right, so that the
 * price is no number any more. The parts of the name are joined again where that makes it one.
 */
export function realigner({ columns, headerRows, roles }: TablePlan): (row: Row) => Row {
  const name = roles.byField.get('name')?.column.index ?? -1;
  const price = roles.byField.get('price')?.column.index ?? -1;
  const width = columns.findLastIndex(({ header }) => header !== null) + 1;
  if (headerRows.length === 0 || name < 0 || price < name) return (row) => row;
  return (row) => {
    const more = row.cells.length - width;
    if (more < 1 || more > partsMost || row.readFrom || isNumberLike(row.cells[price] ?? '')) return row;
    const joined = row.cells
      .slice(name, name + more + 1)
      .map((cell) => textOf(cell))
      .join(', ')
      .replaceAll(/(?<=\d), (?=\d)/gu, ',');
    const cells = [...row.cells.slice(0, name), joined, ...row.cells.slice(name + more + 1)];
    if (!isNumberLike(cells[price] ?? '')) return row;
    const readFrom = new Map(cells.map((_, at) => [at, at > name ? at + more : at]));
    return { ...row, cells, readFrom };
  };
}
