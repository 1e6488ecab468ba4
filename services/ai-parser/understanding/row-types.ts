import { textOf, type Row } from '../reading/table.ts';
import { headerKey } from './header-key.ts';
import type { TablePlan } from './table-plan.ts';

/** The type of a row by the column for it in exports of shop systems; null if there is no such column. */
type RowType = 'parent' | 'variant' | 'none' | null;

/** Words of shop systems for products that are sold only as variants or parts. */
const parentWords = /^(?:variable|configurable|grouped)(?:[ ,-]|$)/iu;

/** The column of a table with this header, otherwise -1. */
export const columnCalled = ({ columns }: TablePlan, header: string | undefined): number =>
  header === undefined
    ? -1
    : columns.findIndex((column) => column.header && headerKey(column.header.text) === headerKey(header));

/** Determines the types of rows. A parent is one only without a price: with one it is sold itself. */
export function rowTypeOf(plan: TablePlan): ((row: Row) => RowType) | null {
  const { columns, system } = plan;
  const own = columnCalled(plan, system?.rows?.column);
  const types = own >= 0 ? [own] : columns.filter(saysType).map(({ index }) => index);
  if (types.length === 0) return null;
  const price = plan.roles.byField.get('price')?.column.index ?? -1;
  const variant = system?.rows?.variant?.toLowerCase();
  const none = new Set(system?.rows?.none?.map((word) => word.toLowerCase()));
  return (row) => {
    for (const column of types) {
      const text = textOf(row.cells[column]).trim().toLowerCase();
      if (none.has(text)) return 'none';
      if (text === variant) return 'variant';
      if (parentWords.test(text) && textOf(row.cells[price]) === '') return 'parent';
    }
    return null;
  };
}

const saysType = ({ header }: TablePlan['columns'][number]) => header?.meanings[0]?.meaning === 'type';
