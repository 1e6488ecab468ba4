import pg from 'pg';
import type { Connection, CustomTypesConfig, Submittable } from 'pg';
import { ColumnNames } from './column-names.ts';

type Row = Record<string, unknown>;

/** How the rows of a statement become objects. */
interface Columns {
  readonly names: readonly string[];
  /** A row of nulls: to copy it takes less than to add one column after the other. */
  readonly empty: Row;
  readonly parsers: readonly ((text: string) => unknown)[];
}

const noColumns: Columns = { names: [], empty: {}, parsers: [] };
const columnNames = new ColumnNames();

/** What PostgreSQL has said of the statements of each connection, by name. */
export type DescribedStatements = WeakMap<Connection, Map<string, Columns>>;

export interface Answered {
  readonly command: string;
  readonly rowCount: number;
  readonly rows: readonly Readonly<Row>[];
}

/** What of pg's connection is used here; its types know a part of it. */
interface Wire {
  readonly stream: { cork(): void; uncork(): void };
  /** Texts by name; pg writes down what was understood. */
  readonly parsedStatements: Readonly<Record<string, string | undefined>>;
  parse(statement: { name: string; text: string }): void;
  bind(values: { statement: string; values: readonly unknown[] }): void;
  describe(portal: { type: 'P' }): void;
  execute(): void;
  sync(): void;
}

interface NamedQueryOptions {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  readonly described: DescribedStatements;
  readonly types: CustomTypesConfig;
}
type Callback = (error: Error | null, answered?: Answered) => void;

// pg exports it untyped: how it writes what is sent as a value.
const { prepareValue } = (pg as typeof pg & { readonly utils: { prepareValue(value: unknown): unknown } })
  .utils;

/**
 * A named statement, with columns as the code names them, which are asked for at its first use on a connection only, since a statement keeps them: PostgreSQL refuses a plan that would now have others. pg's own
 * query has them described, sent and taken apart each time, which is most of its work for a row.
 */
export class NamedQuery implements Submittable {
  // These are read by pg, which replaces the callback where an answer is waited for no longer than a while.
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  /** Told once: what went wrong, or null and the answer. */
  callback: Callback = () => undefined;
  readonly #described: DescribedStatements;
  readonly #types: CustomTypesConfig;
  readonly #rows: Row[] = [];
  /** Of the connection that it is sent on. */
  #statements = new Map<string, Columns>();
  #columns: Columns | undefined;
  #done = '';
  /** What a parser threw; it is told when the connection is free again. */
  #unreadable: Error | null = null;

  /** Throws for a value that can't be sent. */
  constructor({ name, text, values, described, types }: NamedQueryOptions) {
    this.name = name;
    this.text = text;
    this.values = values.map((value) => prepareValue(value));
    this.#described = described;
    this.#types = types;
  }

  submit(connection: Connection): void {
    // Its types leave out what it keeps, and ask for more than it takes.
    const wire = connection as unknown as Wire;
    const isParsed = wire.parsedStatements[this.name] !== undefined;
    this.#statements = this.#described.get(connection) ?? this.#statements;
    this.#described.set(connection, this.#statements);
    this.#columns = this.#statements.get(this.name);
    wire.stream.cork();
    if (!isParsed) wire.parse({ name: this.name, text: this.text });
    wire.bind({ statement: this.name, values: this.values });
    if (this.#columns === undefined) wire.describe({ type: 'P' });
    wire.execute();
    wire.sync();
    wire.stream.uncork();
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    const names = fields.map(({ name }) => columnNames.nameOf(name));
    this.#keep({
      names,
      empty: Object.fromEntries(names.map((name) => [name, null])),
      // pg's own type parsers are untyped.
      parsers: fields.map(
        ({ dataTypeID }) => this.#types.getTypeParser(dataTypeID, 'text') as (text: string) => unknown,
      ),
    });
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    if (this.#columns === undefined || this.#unreadable !== null) return;
    const { names, empty, parsers } = this.#columns;
    const row: Row = { ...empty };
    try {
      for (let at = 0; at < names.length; at += 1) {
        const field = fields[at] ?? null;
        if (field !== null) row[names[at] ?? ''] = parsers[at]?.(field);
      }
    } catch (error) {
      this.#unreadable = error instanceof Error ? error : new Error('unreadable', { cause: error });
    }
    this.#rows.push(row);
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#done = text;
    if (this.#columns === undefined) this.#keep(noColumns);
  }

  handleReadyForQuery(): void {
    if (this.#unreadable !== null) return this.callback(this.#unreadable);
    // `SELECT 3`, `INSERT 0 3`, `BEGIN`.
    const [command = '', ...counts] = this.#done.split(' ');
    this.callback(null, { command, rowCount: Number(counts.at(-1) ?? 0), rows: this.#rows });
  }

  handleError(error: Error): void {
    this.callback(error);
  }

  handleEmptyQuery(): void {
    this.#keep(noColumns);
  }

  #keep(columns: Columns): void {
    this.#columns = columns;
    this.#statements.set(this.name, columns);
  }
}
