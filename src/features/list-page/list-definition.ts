import type { ReactNode } from 'react';
import type { DataColumn } from '../../ui/index.ts';
import type { KeysetPage, QueryKey, ReadTools } from '../server-data/index.ts';
import type { Filters, SearchOf } from './filters.tsx';

/** A keyset page of the contract, possibly with a total and counts by tab. */
export interface ListAnswer extends KeysetPage {
  readonly total?: number;
  readonly counts?: Readonly<Record<string, number>>;
}

export type RowOf<Answer extends ListAnswer> = Answer['items'][number];

type CsvValue<Row> = (row: Row) => string | number | null;

/** A column: its cell, its value in the file, whether it can be hidden, whether it sorts. */
export interface ListColumn<Row> extends Omit<DataColumn<Row>, 'cell' | 'value'> {
  /** If omitted, the column is only in the file. */
  readonly cell?: (row: Row) => ReactNode;
  /** If omitted, the column is not in the file. */
  readonly csv?: CsvValue<Row> | { readonly header: string; readonly value: CsvValue<Row> };
  /** If set, the user can hide and show it. */
  readonly optional?: 'shown at first' | 'hidden at first';
}

/** The columns of a table. */
export const shownColumns = <Row>(columns: readonly ListColumn<Row>[]): readonly DataColumn<Row>[] =>
  columns.flatMap(({ cell, csv: _csv, optional: _optional, ...column }) =>
    cell ? [{ ...column, cell }] : [],
  );

/** The parameters of the contract's query; filters with their default value are omitted. */
export type QueryOf<F extends Filters> = {
  readonly limit: number;
  readonly cursor?: string;
  readonly sort?: string;
} & {
  readonly [Name in keyof F as F[Name] extends { readonly isAsked: false } ? never : Name]?: NonNullable<
    SearchOf<F>[Name]
  >;
};

/** The empty state of a list: what will be here, and what to do. */
export interface NothingYet {
  readonly title: string;
  readonly description: string;
  readonly action?: ReactNode;
  readonly scene?: 'nothing-here' | 'done';
}

interface NothingFound<F extends Filters> {
  readonly title: string;
  /** Label of the button that resets the search: "Show all orders". */
  readonly showAll: string;
  /** What it changes; by default it resets every filter that hides rows. */
  readonly change?: Partial<SearchOf<F>>;
}

/** The texts of a list. */
interface ListTexts<F extends Filters> {
  readonly title: string;
  readonly lead: string;
  /** Accessible name of the table and its region. */
  readonly label: string;
  /** "order", "orders". */
  readonly noun: readonly [one: string, several: string];
  readonly failed: { readonly title: string; readonly description: string };
  readonly nothingYet: NothingYet | ((search: SearchOf<F>) => NothingYet);
  readonly nothingFound: (search: SearchOf<F>) => NothingFound<F>;
}

/** Everything that differs between lists. */
export interface ListDefinition<Answer extends ListAnswer, F extends Filters> {
  readonly texts: ListTexts<F>;
  readonly filters: F;
  /** The query key, from general to specific: `['orders', 'own', 'list']`. */
  readonly key: QueryKey;
  /** Loads one page. Throws ApiError. */
  readonly read: (tools: ReadTools, query: QueryOf<F>) => Promise<Answer>;
  readonly pageSize: number;
  /** For data that changes without an event: returns after how many ms the given rows are reloaded; null for never. */
  readonly againMs?: (rows: readonly RowOf<Answer>[]) => number | null;
  readonly columns:
    | readonly ListColumn<RowOf<Answer>>[]
    | ((search: SearchOf<F>) => readonly ListColumn<RowOf<Answer>>[]);
  /** The storage name of the column choice, if columns can be hidden. */
  readonly columnChoiceName?: string;
  /** The column of the default order; the columns that sort are those of the contract. */
  readonly firstSort?: string;
  /** If set, each page has an address, with links to the next and the first page; otherwise more rows load below. */
  readonly pages?: { readonly next: string; readonly first: string };
  /** If set, all results can be saved as a file. */
  readonly csv?: {
    readonly fileName: string;
    /** Column ids in the order of the file, if it is not the table's. */
    readonly order?: readonly string[];
    readonly pageSize?: number;
  };
  /** If set, rows can be selected: the label of a row's checkbox, and the tabs in which it has one. */
  readonly select?: {
    readonly name: (row: RowOf<Answer>) => string;
    readonly when?: (search: SearchOf<F>) => boolean;
  };
  /** Whether `nothingYet` replaces the whole page or only the rows, because other tabs may not be empty. */
  readonly nothingYetIn?: 'page' | 'list';
  /** Whether the list is empty regardless of the search; by default, if a search without filters has no results. */
  readonly isEmpty?: (answer: Answer) => boolean;
  /** Hides rows that were changed here and no longer match the search. */
  readonly keeps?: (row: RowOf<Answer>, search: SearchOf<F>) => boolean;
  /** Shown to users to whom the server refuses the list. */
  readonly forbidden?: ReactNode;
  /** The heading above a row and those after it in the same group of a table; null for none. */
  readonly groupOf?: (row: RowOf<Answer>, first: Answer) => string | null;
  /** Cells do not wrap; if the columns do not fit, the table scrolls. */
  readonly oneLineRows?: boolean;
  /** On a phone the cells of a row are stacked; the first one, which may contain an `OnPhone`, has the whole width. */
  readonly isStackedOnPhone?: boolean;
  /** The class of the table, which sets column widths and cell styles. */
  readonly className?: string;
}

/** Defines a list; `ListPage` shows it. */
export const defineList = <Answer extends ListAnswer, const F extends Filters>(
  definition: ListDefinition<Answer, F>,
): ListDefinition<Answer, F> => definition;
