import type { Insertable, Kysely } from 'kysely';
import type { Database } from './schema.ts';
import { snakeCase } from './snake-case.ts';
import { statement } from './statement.ts';

/** New rows by their tables; those of one table name the same columns. */
type NewRows = { readonly [Table in keyof Database]?: readonly Insertable<Database[Table]>[] };

const columnsOf = (rows: NewRows): readonly (readonly [table: string, columns: readonly string[]])[] =>
  Object.entries(rows).flatMap(([table, [first]]) =>
    first === undefined ? [] : [[table, Object.keys(first)] as const],
  );

function textOf(tables: ReturnType<typeof columnsOf>, rest: string): string {
  let after = '';
  const inserts = tables.map(([name, columns]) => {
    const table = snakeCase(name);
    const listed = columns.map(snakeCase).join(', ');
    const text = `made_${table} as (
      insert into ${table} (${listed})
      select ${listed} from jsonb_populate_recordset(null::${table}, (select rows -> '${table}' from given))${after}
      returning *
    )`;
    // Triggers look for what a row belongs to.
    after = ` where (select count(*) from made_${table}) > 0`;
    return text;
  });
  return `with given as materialized (select $1::jsonb as rows), ${inserts.join(', ')}${rest}`;
}

/** A JSON column's value is written as it is: no column of such rows is JSON in a text. */
const jsonOf = (rows: NewRows): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(rows).map(([table, ofTable]) => [
        snakeCase(table),
        ofTable.map((row) =>
          Object.fromEntries(Object.entries(row).map(([column, value]) => [snakeCase(column), value])),
        ),
      ]),
    ),
  );

/**
 * Inserts into several tables in one statement, in the order that they are given in: one round trip, and one text however many rows there are.
 * `rest` goes on with more common table expressions (`, name as (…)`) and ends with a select; what was made is there as `made_<table>`, and
 * $2 and further are `values`.
 */
export function insertTogether<Answer>(rest: string) {
  const known = new Map<string, ReturnType<typeof statement<Answer>>>();
  return (
    trx: Kysely<Database>,
    rows: NewRows,
    values: readonly unknown[] = [],
  ): Promise<readonly Answer[]> => {
    const tables = columnsOf(rows);
    const shape = tables.flat(2).join();
    const insert = known.get(shape) ?? statement<Answer>(textOf(tables, rest));
    known.set(shape, insert);
    return insert(trx, [jsonOf(rows), ...values]);
  };
}
