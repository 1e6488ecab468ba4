import type { ReactNode } from 'react';
import type { DataColumn } from '../../ui/index.ts';
import type { KeysetPage, QueryKey, ReadTools } from '../server-data/index.ts';
import type { Filters, SearchOf } from './filters.tsx';

/** A keyset page of the contract; some say how many there are in all, and of each tab. */
export interface ListAnswer extends KeysetPage {
  readonly total?: number;
  readonly counts?: Readonly<Record<string, number>>;
}

export type RowOf<Answer extends ListAnswer> = Answer['items'][number];

type CsvValue<Row> = (row: Row) => string | number | null;

/** A column, declared once: its cell, its value in the file, whether it can be hidden, whether it sorts. */
export interface ListColumn<Row> extends Omit<DataColumn<Row>, 'cell' | 'value'> {
  /** Left out: the column is in the file alone. */
  readonly cell?: (row: Row) => ReactNode;
  /** Left out: the column is not in the file. */
  readonly csv?: CsvValue<Row> | { readonly header: string; readonly value: CsvValue<Row> };
  /** Given, the user can hide and show it. */
  readonly optional?: 'shown at first' | 'hidden at first';
}

/** The columns that a table shows. */
export const shownColumns = <Row>(columns: readonly ListColumn<Row>[]): readonly DataColumn<Row>[] =>
  columns.flatMap(({ cell, csv: _csv, optional: _optional, ...column }) =>
    cell ? [{ ...column, cell }] : [],
  );

/** What the contract's query is given: a filter at rest asks for nothing. */
export type QueryOf<F extends Filters> = {
  readonly limit: number;
  readonly cursor?: string;
  readonly sort?: string;
} & {
  readonly [Name in keyof F as F[Name] extends { readonly isAsked: false } ? never : Name]?: NonNullable<
    SearchOf<F>[Name]
  >;
};

/** What is shown while there is nothing yet: what will be here, and what to do for it. */
export interface NothingYet {
  readonly title: string;
  readonly description: string;
  readonly action?: ReactNode;
  readonly scene?: 'nothing-here' | 'done';
}

interface NothingFound<F extends Filters> {
  readonly title: string;
  /** The button that leads to more: "Show all orders". */
  readonly showAll: string;
  /** What it changes; left out, every filter that narrows the list goes back to rest. */
  readonly change?: Partial<SearchOf<F>>;
}

/** The texts of a list. */
interface ListTexts<F extends Filters> {
  readonly title: string;
  readonly lead: string;
  /** What is listed: names the table and its region. */
  readonly label: string;
  /** "order", "orders". */
  readonly noun: readonly [one: string, several: string];
  readonly failed: { readonly title: string; readonly description: string };
  readonly nothingYet: NothingYet | ((search: SearchOf<F>) => NothingYet);
  readonly nothingFound: (search: SearchOf<F>) => NothingFound<F>;
}

/** All that differs between lists. */
export interface ListDefinition<Answer extends ListAnswer, F extends Filters> {
  readonly texts: ListTexts<F>;
  readonly filters: F;
  /** Names what is read, from the general to the particular: `['orders', 'own', 'list']`. */
  readonly key: QueryKey;
  /** One page. Throws ApiError. */
  readonly read: (tools: ReadTools, query: QueryOf<F>) => Promise<Answer>;
  readonly pageSize: number;
  /** For what changes without anybody here: given the rows that were read, after how many milliseconds they are read again; null: not. */
  readonly againMs?: (rows: readonly RowOf<Answer>[]) => number | null;
  readonly columns:
    | readonly ListColumn<RowOf<Answer>>[]
    | ((search: SearchOf<F>) => readonly ListColumn<RowOf<Answer>>[]);
  /** Names the choice of columns in the browser, where columns can be hidden. */
  readonly columnChoiceName?: string;
  /** The column that the list is in the order of at first; the columns that sort are those of the contract. */
  readonly firstSort?: string;
  /** Given, each page has an address, with links to the next and to the first; otherwise one reads on below. */
  readonly pages?: { readonly next: string; readonly first: string };
  /** Given, all that a search finds can be had as a file. */
  readonly csv?: {
    readonly fileName: string;
    /** Ids of columns in the order of the file, where it is another than the table's. */
    readonly order?: readonly string[];
    readonly pageSize?: number;
  };
  /** Given, rows can be selected: what names one for its checkbox, and in which parts of the list. */
  readonly select?: {
    readonly name: (row: RowOf<Answer>) => string;
    readonly when?: (search: SearchOf<F>) => boolean;
  };
  /** Whether `nothingYet` replaces the whole list, or is shown in it, where other parts have something. */
  readonly nothingYetIn?: 'page' | 'list';
  /** Says that the list has nothing at all, whatever is searched for; left out, a search that nothing narrows and that finds nothing says so. */
  readonly isEmpty?: (answer: Answer) => boolean;
  /** Rows that were changed here and have left the search are not shown any more. */
  readonly keeps?: (row: RowOf<Answer>, search: SearchOf<F>) => boolean;
  /** Shown to users whom the server refuses the list. */
  readonly forbidden?: ReactNode;
  /** No cell breaks its words: where there are more columns than room, the table scrolls. */
  readonly oneLineRows?: boolean;
  /** On a phone a row's cells are below each other instead of beside: the first, which may hold an `OnPhone`, has the whole width. */
  readonly isStackedOnPhone?: boolean;
  /** Beside the columns' widths: what the cells of this list look like. */
  readonly className?: string;
}

/** Says what a list is; `ListPage` shows it. */
export const defineList = <Answer extends ListAnswer, const F extends Filters>(
  definition: ListDefinition<Answer, F>,
): ListDefinition<Answer, F> => definition;
