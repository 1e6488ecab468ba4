import { textOf, type Row } from '../reading/table.ts';
import { standsInsteadOf } from './beside-names.ts';
import { isNumberLike } from './column-profile.ts';
import type { TablePlan } from './table-plan.ts';

/** The column beside that of the names which has some of them instead; -1 if there is none. */
function besideNames({ columns, roles, sample }: TablePlan): number {
  const name = roles.byField.get('name')?.column;
  if (!name || name.stated) return -1;
  const taken = new Set([...roles.byField.values(), ...roles.variants].map(({ column }) => column));
  return columns.find((column) => !taken.has(column) && standsInsteadOf(name, column, sample))?.index ?? -1;
}

/** Corrects a row whose name is in the next column, or is split by a comma. */
export function realigner(plan: TablePlan): (row: Row) => Row {
  const joined = joinedAtCommas(plan);
  const beside = plan.headerRows.length === 0 ? -1 : besideNames(plan);
  const name = plan.roles.byField.get('name')?.column.index ?? -1;
  if (beside < 0) return joined;
  return (given) => {
    const row = joined(given);
    const text = row.cells[beside] ?? '';
    // Alone in its row, it is a heading wherever it is.
    const isAlone = row.cells.filter((cell) => cell !== '').length === 1;
    if (text === '' || isAlone || textOf(row.cells[name]) !== '') return row;
    const cells = row.cells.map((cell, at) => (at === name ? text : at === beside ? '' : cell));
    if (name >= cells.length) cells[name] = text;
    return { ...row, cells, readFrom: new Map([...(row.readFrom ?? []), [name, beside]]) };
  };
}

/** No name has more commas than this. */
const partsMost = 4;

/**
 * Corrects a row that commas in its name have made longer than the header: the cells after the name are shifted to the
 * right, so that the price is no longer a number. The parts of the name are joined again if that makes it one.
 */
function joinedAtCommas({ columns, headerRows, roles }: TablePlan): (row: Row) => Row {
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
