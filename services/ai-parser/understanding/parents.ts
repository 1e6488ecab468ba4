import { textOf, type Row } from '../reading/table.ts';
import type { TablePlan } from './table-plan.ts';

/** Rows that other rows name as what they are a variant of. */
export interface Parents {
  /** The row that this one names, or null. */
  parentOf(row: Row): Row | null;
  isParent(row: Row): boolean;
}

const none: Parents = { parentOf: () => null, isParent: () => false };

/** `id:65` and `65` name the same row. */
const key = (text: string) => text.replace(/^id:/iu, '').trim().toLowerCase();

/** Follows a column that names other rows by their id or code; a row that names several is a set and no variant. */
export function parentsOf({ roles, body }: TablePlan): Parents {
  const { parent, rowId } = roles;
  if (!parent) return none;
  const keyColumns = [rowId?.index, roles.byField.get('sku')?.column.index].filter(
    (index) => index !== undefined,
  );
  const byKey = new Map<string, Row>();
  for (const row of body)
    for (const index of keyColumns) {
      const text = key(textOf(row.cells[index]));
      if (text !== '' && !byKey.has(text)) byKey.set(text, row);
    }
  const parentOf = (row: Row): Row | null => {
    const named = textOf(row.cells[parent.index]);
    const found = named === '' ? undefined : byKey.get(key(named));
    return found === undefined || found === row ? null : found;
  };
  const parents = new Set(body.map(parentOf));
  return { parentOf, isParent: (row) => parents.has(row) };
}
