import {
  CamelCasePlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
} from 'kysely';

/**
 * Maps snake_case tables and columns of PostgreSQL to camelCase in queries and results, in those of raw SQL too. The
 * content of JSON columns is not changed. Kysely's plugin, without two things that would slow the catalogue by 3 %: a
 * statement of raw SQL is in PostgreSQL's names already, and all rows of one result have the same columns.
 */
export class ColumnNames extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true });
  }

  override transformQuery(args: PluginTransformQueryArgs): RootOperationNode {
    return args.node.kind === 'RawNode' ? args.node : super.transformQuery(args);
  }

  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const rows = this.rowsOf(result.rows);
    return rows === result.rows ? result : { ...result, rows };
  }

  /** Rows with the code's names of their columns; the same if they have these already. */
  rowsOf(rows: UnknownRow[]): UnknownRow[] {
    const [first] = rows;
    if (first === undefined) return rows;
    const names = Object.keys(first).map((column) => [column, this.nameOf(column)] as const);
    if (names.every(([column, name]) => column === name)) return rows;
    return rows.map((row) => {
      const named: UnknownRow = {};
      for (const [column, name] of names) named[name] = row[column];
      return named;
    });
  }

  /** The code's name of a column. */
  nameOf(column: string): string {
    return this.camelCase(column);
  }
}
