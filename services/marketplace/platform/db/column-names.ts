import {
  CamelCasePlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
} from 'kysely';

/**
 * Tables and columns, snake_case in PostgreSQL, are camelCase in queries and in what comes back, raw SQL's too. What is inside a JSON column
 * stays as it was written. Kysely's plugin, but for two things that would slow the catalogue by 3 %: a statement that is raw SQL as a whole is
 * in PostgreSQL's words already, and rows of one result have the same columns.
 */
export class ColumnNames extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true });
  }

  override transformQuery(args: PluginTransformQueryArgs): RootOperationNode {
    return args.node.kind === 'RawNode' ? args.node : super.transformQuery(args);
  }

  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const [first] = result.rows;
    if (first === undefined) return result;
    const names = Object.keys(first).map((column) => [column, this.nameOf(column)] as const);
    if (names.every(([column, name]) => column === name)) return result;
    const renamed = (row: UnknownRow): UnknownRow => {
      const named: UnknownRow = {};
      for (const [column, name] of names) named[name] = row[column];
      return named;
    };
    return { ...result, rows: result.rows.map(renamed) };
  }

  /** What a column is called in the code. */
  nameOf(column: string): string {
    return this.camelCase(column);
  }
}
