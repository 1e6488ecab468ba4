import type { Insertable, Kysely } from 'kysely';
import type { Database } from './schema.ts';
import { snakeCase } from './snake-case.ts';
import { statement } from './statement.ts';

/** New rows by table; all rows of a table have the same columns. */
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
    // Triggers look up the rows to which others belong.
    after = ` where (select count(*) from made_${table}) > 0`;
    return text;
  });
  return `with given as materialized (select $1::jsonb as rows), ${inserts.join(', ')}${rest}`;
}

/** JSON values are written directly: no column of such rows contains JSON as text. */
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
 * Inserts into several tables in one statement, in the given order: one round trip, and one text for any number of
 * rows. `rest` continues with more common table expressions (`, name as (…)`) and ends with a select; inserted rows are
 * available as `made_<table>`, and $2 and following are `values`.
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
