import type { Edit, ReviewField } from '../../../machines/import/index.ts';
import { comparedBy } from './fields.ts';
import type { Reading } from './reading.ts';
import type { RowValues } from './row-values.ts';

/** The vendor's decisions other than values. */
export interface Decisions {
  /** Currency → the value of one unit in the market's currency, as a decimal. */
  readonly rates: Map<string, string>;
  readonly excluded: Set<number>;
  /** Row → the id of the product that it matches; null for a new product. */
  readonly matches: Map<number, string | null>;
}

/** The effect of an edit. */
export interface Applied {
  readonly rows: readonly number[] | 'all';
  /** Whether it changed values by which rows are compared. */
  readonly comparable: boolean;
  readonly takeBack: () => void;
}

/** Several edits as one. */
export const joined = (applied: readonly Applied[]): Applied => ({
  rows: applied.some(({ rows }) => rows === 'all')
    ? 'all'
    : [...new Set(applied.flatMap(({ rows }) => (rows === 'all' ? [] : rows)))],
  comparable: applied.some(({ comparable }) => comparable),
  takeBack: () => {
    for (const { takeBack } of applied.toReversed()) takeBack();
  },
});

interface Review {
  readonly reading: Reading;
  readonly values: RowValues;
  readonly decisions: Decisions;
}

interface Cell {
  readonly row: number;
  readonly field: ReviewField;
  readonly value: string | null;
}

function typeCells({ reading, values }: Review, cells: readonly Cell[]): Applied {
  const known = cells.filter(({ row }) => row < reading.rows.length);
  const before = known.map(({ row, field, value }) => values.edit.type(row, field, value));
  return {
    rows: [...new Set(known.map(({ row }) => row))],
    comparable: known.some(({ field }) => comparedBy.has(field)),
    takeBack: () => {
      // Backwards, since a cell may occur twice in one edit.
      for (let position = known.length - 1; position >= 0; position -= 1) {
        const cell = known[position];
        if (cell) values.edit.type(cell.row, cell.field, before[position]);
      }
    },
  };
}

/** Typed values stay, whichever column a field is read from. */
function chooseColumn({ values }: Review, { sheet, index, field }: Extract<Edit, { op: 'column' }>): Applied {
  const before = values.chosen();
  const list = values.columns.list(before);
  const was = list.find((column) => column.sheet === sheet && column.index === index)?.field ?? null;
  values.edit.setChosen(values.columns.choose(before, sheet, index, field));
  return {
    rows: 'all',
    comparable: [was, field].some((each) => each !== null && comparedBy.has(each)),
    takeBack: () => values.edit.setChosen(before),
  };
}

function putAll<Key, Value>(
  map: Map<Key, Value>,
  entries: readonly (readonly [Key, Value | undefined])[],
): () => void {
  const before = entries.map(([key]) => [key, map.get(key)] as const);
  for (const [key, value] of entries) {
    if (value === undefined) map.delete(key);
    else map.set(key, value);
  }
  return () => void putAll(map, before.toReversed());
}

function exclude({ reading, decisions }: Review, rows: readonly number[], excluded: boolean): Applied {
  const changed = [...new Set(rows)].filter(
    (row) => row < reading.rows.length && decisions.excluded.has(row) !== excluded,
  );
  const put = (isOut: boolean) => {
    for (const row of changed) {
      if (isOut) decisions.excluded.add(row);
      else decisions.excluded.delete(row);
    }
  };
  put(excluded);
  // Rows that are included again were not compared meanwhile; excluded rows are not compared with others.
  return { rows: changed, comparable: true, takeBack: () => put(!excluded) };
}

/** The rows whose field has exactly this value. */
export function rowsWithValue(
  { reading, values }: Review,
  field: ReviewField,
  value: string | null,
): number[] {
  const matching: number[] = [];
  for (let row = 0; row < reading.rows.length; row += 1)
    if (values.value(row, field).text === value) matching.push(row);
  return matching;
}

/** Rows without a value of their own for the field, or for a field that depends on it. */
function lackingRows({ reading, values }: Review, field: ReviewField): number[] | 'all' {
  // A service's unit and its price basis are derived from each other.
  if (field === 'pricedPer' || field === 'unit') return 'all';
  return [...reading.rows.keys()].filter((row) => values.own(row, field).text === null);
}

/** Applies one edit (contract: Edit). Rows that the reading does not have are skipped. */
export function applyEdit(review: Review, edit: Edit): Applied {
  const { values, decisions } = review;
  switch (edit.op) {
    case 'set':
      return typeCells(review, edit.cells);
    case 'replace': {
      const { field, from, to } = edit;
      return typeCells(
        review,
        rowsWithValue(review, field, from).map((row) => ({ row, field, value: to })),
      );
    }
    case 'column':
      return chooseColumn(review, edit);
    case 'default': {
      const { field, value } = edit;
      const before = values.defaultOf(field);
      const rows = lackingRows(review, field);
      values.edit.setDefault(field, value);
      return {
        rows,
        comparable: comparedBy.has(field),
        takeBack: () => values.edit.setDefault(field, before),
      };
    }
    case 'rate': {
      const takeBack = putAll(decisions.rates, [[edit.currency, edit.rate ?? undefined]]);
      return { rows: rowsWithValue(review, 'currency', edit.currency), comparable: false, takeBack };
    }
    case 'exclude':
      return exclude(review, edit.rows, edit.excluded);
    case 'match': {
      const known = edit.rows.filter(({ row }) => row < review.reading.rows.length);
      const takeBack = putAll(
        decisions.matches,
        known.map(({ row, productId }) => [row, productId] as const),
      );
      return { rows: known.map(({ row }) => row), comparable: false, takeBack };
    }
  }
}
