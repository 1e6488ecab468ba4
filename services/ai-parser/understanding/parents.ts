import { textOf, type Row } from '../reading/table.ts';
import { rowTypeOf } from './row-types.ts';
import type { TablePlan } from './table-plan.ts';

/** Rows that other rows refer to as their parent, by index in the body. */
interface Parents {
  /** The row that this one refers to, or null. */
  parentOf(row: Row, place: number): Row | null;
  isParent(place: number): boolean;
  /** Whether its price is that of its variants, and it is not sold itself. */
  readonly lendsPrice: boolean;
}

const none: Parents = { parentOf: () => null, isParent: () => false, lendsPrice: false };

/** `id:65` and `65` refer to the same row. */
const key = (text: string) => text.replace(/^id:/iu, '').trim().toLowerCase();

/**
 * Follows a column that refers to other rows by their id or code; a row that refers to several is a set and not a
 * variant.
 */
export function parentsOf(plan: TablePlan): Parents {
  const { roles, body } = plan;
  const { parent, rowId } = roles;
  const typeOf = plan.system?.rows?.variant === undefined ? null : rowTypeOf(plan);
  if (typeOf && roles.groupKey) return parentsByType(body, roles.groupKey.index, typeOf);
  if (!parent) return none;
  const keyColumns = [rowId?.index, roles.byField.get('sku')?.column.index].filter(
    (index) => index !== undefined,
  );
  const nameIn = (row: Row) => key(textOf(row.cells[parent.index]));
  // Two passes over the rows, so that for a long list only referenced rows are kept.
  const named = new Map<string, number>();
  for (const row of body) {
    const name = nameIn(row);
    if (name !== '') named.set(name, (named.get(name) ?? 0) + 1);
  }
  if (named.size === 0) return none;
  const found = new Map<string, { readonly row: Row; readonly place: number }>();
  const parents = new Set<number>();
  let place = 0;
  for (const row of body) {
    for (const index of keyColumns) {
      const text = key(textOf(row.cells[index]));
      const times = named.get(text);
      if (times === undefined || found.has(text)) continue;
      found.set(text, { row, place });
      if (times > Number(nameIn(row) === text)) parents.add(place);
    }
    place += 1;
  }
  return {
    parentOf(row, at) {
      const other = found.get(nameIn(row));
      return other === undefined || other.place === at ? null : other.row;
    },
    isParent: (at) => parents.has(at),
    lendsPrice: false,
  };
}

/** Variants are below the product whose key they share, and a column distinguishes both kinds of rows. */
function parentsByType(
  body: TablePlan['body'],
  group: number,
  typeOf: NonNullable<ReturnType<typeof rowTypeOf>>,
): Parents {
  const found = new Map<string, { readonly row: Row; readonly place: number }>();
  const parents = new Set<number>();
  let place = 0;
  for (const row of body) {
    const text = key(textOf(row.cells[group]));
    const above = found.get(text);
    if (typeOf(row) !== 'variant') found.set(text, { row, place });
    else if (above) parents.add(above.place);
    place += 1;
  }
  return {
    parentOf: (row, at) => {
      const above = found.get(key(textOf(row.cells[group])));
      return above === undefined || above.place === at ? null : above.row;
    },
    isParent: (at) => parents.has(at),
    lendsPrice: true,
  };
}
