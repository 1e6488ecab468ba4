import pg from 'pg';
import type { Connection, CustomTypesConfig, Submittable } from 'pg';
import { ColumnNames } from './column-names.ts';

type Row = Record<string, unknown>;

/** How the rows of a statement become objects. */
interface Columns {
  readonly names: readonly string[];
  /** A row of nulls: copying it is faster than adding one column after the other. */
  readonly empty: Row;
  readonly parsers: readonly ((text: string) => unknown)[];
}

const noColumns: Columns = { names: [], empty: {}, parsers: [] };
const columnNames = new ColumnNames();

/** PostgreSQL's descriptions of the statements of each connection, by name. */
export type DescribedStatements = WeakMap<Connection, Map<string, Columns>>;

export interface Answered {
  readonly command: string;
  readonly rowCount: number;
  readonly rows: readonly Readonly<Row>[];
}

/** The part of pg's connection that is used here; its types cover only some of it. */
interface Wire {
  readonly stream: { cork(): void; uncork(): void };
  /** Texts by name; pg records those that were parsed. */
  readonly parsedStatements: Readonly<Record<string, string | undefined>>;
  parse(statement: { name: string; text: string }): void;
  bind(values: { statement: string; values: readonly unknown[] }): void;
  describe(portal: { type: 'P' }): void;
  execute(): void;
  sync(): void;
}

// Its types omit some of its fields, and require more than it needs.
const wireOf = (connection: Connection): Wire => connection as unknown as Wire;

interface NamedQueryOptions {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  readonly described: DescribedStatements;
  readonly types: CustomTypesConfig;
}
type Callback = (error: Error | null, answers?: readonly Answered[]) => void;

// pg exports it without types: the conversion of a parameter to its wire form.
const { prepareValue } = (pg as typeof pg & { readonly utils: { prepareValue(value: unknown): unknown } })
  .utils;

/**
 * A named statement, whose columns have the code's names. They are described only at its first use on a connection,
 * because a prepared statement keeps them: PostgreSQL refuses a plan with other columns. pg's own query describes,
 * sends and parses them each time, which is most of the work for one row.
 */
export class NamedQuery {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  readonly #described: DescribedStatements;
  readonly #types: CustomTypesConfig;
  readonly #rows: Row[] = [];
  /** The statements of the connection on which it runs. */
  #statements = new Map<string, Columns>();
  #columns: Columns | undefined;
  #done = '';
  /** An error of a parser, passed on when the connection is free again. */
  #unreadable: Error | null = null;

  /** Throws for a parameter that cannot be sent. */
  constructor({ name, text, values, described, types }: NamedQueryOptions) {
    this.name = name;
    this.text = text;
    this.values = values.map((value) => prepareValue(value));
    this.#described = described;
    this.#types = types;
  }

  /** Writes everything except the sync, which makes PostgreSQL answer. */
  write(connection: Connection, { isParsed }: { readonly isParsed: boolean }): void {
    const wire = wireOf(connection);
    this.#statements = this.#described.get(connection) ?? this.#statements;
    this.#described.set(connection, this.#statements);
    this.#columns = this.#statements.get(this.name);
    if (!isParsed) wire.parse({ name: this.name, text: this.text });
    wire.bind({ statement: this.name, values: this.values });
    if (this.#columns === undefined) wire.describe({ type: 'P' });
    wire.execute();
  }

  /** Throws what was unreadable in its rows. */
  answer(): Answered {
    if (this.#unreadable !== null) throw this.#unreadable;
    // `SELECT 3`, `INSERT 0 3`, `BEGIN`.
    const [command = '', ...counts] = this.#done.split(' ');
    return { command, rowCount: Number(counts.at(-1) ?? 0), rows: this.#rows };
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

  handleEmptyQuery(): void {
    this.#keep(noColumns);
  }

  #keep(columns: Columns): void {
    this.#columns = columns;
    this.#statements.set(this.name, columns);
  }
}

/**
 * Statements that are sent together, in one write, and run in their order: one wait for all answers. After an error
 * PostgreSQL skips the remaining ones.
 */
export class NamedQueries implements Submittable {
  /** Called once, with an error, or with null and the answers. pg replaces it if there is a timeout. */
  callback: Callback;
  readonly queries: readonly NamedQuery[];
  /** The position of the statement to which the next message belongs. */
  #at = 0;

  constructor(queries: readonly NamedQuery[], callback: Callback) {
    this.queries = queries;
    this.callback = callback;
  }

  // pg records the text by the name when a statement has been parsed.
  get name(): string | undefined {
    return this.#current?.name;
  }
  get text(): string | undefined {
    return this.#current?.text;
  }

  submit(connection: Connection): void {
    const wire = wireOf(connection);
    const parsed = new Set<string>();
    wire.stream.cork();
    for (const query of this.queries) {
      const isParsed = wire.parsedStatements[query.name] !== undefined || parsed.has(query.name);
      parsed.add(query.name);
      query.write(connection, { isParsed });
    }
    wire.sync();
    wire.stream.uncork();
  }

  handleRowDescription(message: Parameters<NamedQuery['handleRowDescription']>[0]): void {
    this.#current?.handleRowDescription(message);
  }

  handleDataRow(message: Parameters<NamedQuery['handleDataRow']>[0]): void {
    this.#current?.handleDataRow(message);
  }

  handleCommandComplete(message: Parameters<NamedQuery['handleCommandComplete']>[0]): void {
    this.#current?.handleCommandComplete(message);
    this.#at += 1;
  }

  handleEmptyQuery(): void {
    this.#current?.handleEmptyQuery();
    this.#at += 1;
  }

  handleReadyForQuery(): void {
    let answers: readonly Answered[];
    try {
      answers = this.queries.map((query) => query.answer());
    } catch (error) {
      return this.callback(error instanceof Error ? error : new Error('unreadable', { cause: error }));
    }
    this.callback(null, answers);
  }

  handleError(error: Error): void {
    this.callback(error);
  }

  get #current(): NamedQuery | undefined {
    return this.queries[this.#at];
  }
}
