import { textOf, type Row } from '../reading/table.ts';
import type { TablePlan } from './table-plan.ts';

const filledMost = 0.6;
const groupsLeast = 2;

/**
 * Whether the column of categories has each only once, in the first row it applies to: the first row has one, no two
 * are the same, and most rows have none. If some offers simply lack a category, others share theirs.
 */
function saysEachOnce({ table, body, sample }: TablePlan, index: number): boolean {
  const isAll = sample.length === body.length;
  if (table.page !== null || !isAll) return false;
  const offers = sample.filter(({ cells }) => cells.filter((cell) => cell !== '').length > 1);
  const said = offers.map(({ cells }) => textOf(cells[index])).filter((text) => text !== '');
  return (
    said.length >= groupsLeast &&
    said.length <= offers.length * filledMost &&
    textOf(offers[0]?.cells[index]) !== '' &&
    new Set(said).size === said.length
  );
}

/** The row above whose category applies to a row without one; rows must be passed in order. */
export function categoryAboveOf(plan: TablePlan): (row: Row) => Row | null {
  const index = plan.roles.byField.get('category')?.column.index ?? -1;
  if (index < 0 || !saysEachOnce(plan, index)) return () => null;
  let above: Row | null = null;
  return (row) => {
    if (textOf(row.cells[index]) === '') return above;
    above = row;
    return null;
  };
}
