import type { ReactNode } from 'react';
import {
  day,
  defineList,
  ListPage,
  search,
  tabs,
  type ListAnswer,
  type ListDefinition,
  type NothingYet,
  type QueryOf,
  type ReadTools,
} from '../list-page/index.ts';
import {
  ledgerClassName,
  ledgerColumns,
  useOrderEvents,
  type LedgerKind,
  type LedgerLine,
  type LedgerNoun,
  type LedgerReader,
} from '../orders/index.ts';
import type { QueryKey } from '../server-data/index.ts';
import { Figures, type Figure } from './figures.tsx';
import type { LedgerFigures } from './money.types.ts';

const kindLabels: Readonly<Record<LedgerKind, string>> = {
  capture: 'Payments',
  refund: 'Refunds',
  transfer: 'Transfers',
  reversal: 'Reversed',
};

const ledgerFilters = (kinds: readonly LedgerKind[], hint: string) => ({
  kind: tabs({
    label: 'Kind',
    options: kinds.map((kind) => [kind, kindLabels[kind]] as const),
    all: { word: 'All', at: 'start' },
  }),
  q: search('Search transactions', hint),
  from: day('From', { max: 'to' }),
  to: day('To', { min: 'from' }),
});

type LedgerFilters = ReturnType<typeof ledgerFilters>;

/** A page of ledger lines, with the sums of all matching lines. */
interface LedgerAnswer extends ListAnswer {
  readonly items: readonly LedgerLine[];
  readonly figures: LedgerFigures;
}

export type LedgerQuery = QueryOf<LedgerFilters>;

interface LedgerOptions<Answer extends LedgerAnswer> {
  readonly title: string;
  readonly lead: string;
  readonly key: QueryKey;
  readonly read: (tools: ReadTools, query: LedgerQuery) => Promise<Answer>;
  readonly reader: LedgerReader;
  /** The kinds that this reader can filter by. */
  readonly kinds?: readonly LedgerKind[];
  /** Which fields the search covers. */
  readonly searchHint: string;
  readonly hrefOf: (line: LedgerLine) => string | null;
  readonly noun: LedgerNoun;
  readonly fileName: string;
  readonly nothingYet: NothingYet;
  readonly forbidden?: ReactNode;
}

/** A list of ledger lines for one role. */
export const defineLedger = <Answer extends LedgerAnswer>(options: LedgerOptions<Answer>) => {
  const { title, lead, nothingYet, kinds = ['capture', 'refund', 'transfer', 'reversal'] } = options;
  return defineList<Answer, LedgerFilters>({
    key: options.key,
    filters: ledgerFilters(kinds, options.searchHint),
    read: options.read,
    // The maximum in the contract.
    pageSize: 200,
    columns: ledgerColumns(options.reader, options.hrefOf, options.noun),
    className: ledgerClassName,
    csv: { fileName: options.fileName, order: ['at', 'time', 'kind', 'order', 'vendor', 'buyer'] },
    forbidden: options.forbidden,
    texts: {
      title,
      lead,
      label: 'Transactions',
      noun: ['transaction', 'transactions'],
      failed: {
        title: 'We couldn’t load the transactions.',
        description: 'Nothing was lost. Check your connection and try again.',
      },
      nothingYet,
      nothingFound: () => ({ title: 'No transactions found', showAll: 'Show all' }),
    },
  });
};

interface LedgerPageProps<Answer extends LedgerAnswer> {
  readonly list: ListDefinition<Answer, LedgerFilters>;
  readonly figuresOf: (figures: LedgerFigures) => readonly Figure[];
  /** The tabs of a page that has other views. */
  readonly tabs?: ReactNode;
  /** Shown above the figures, for instance the proof of the ledger. */
  readonly above?: (answer: Answer) => ReactNode;
  /** Shown below the list, for instance an explanation of the terms. */
  readonly below?: ReactNode;
}

/** The ledger as a page: the sums, the lines, and their filters. */
export function LedgerPage<Answer extends LedgerAnswer>(props: LedgerPageProps<Answer>) {
  const { list, figuresOf, tabs, above, below } = props;
  useOrderEvents();
  return (
    <ListPage
      list={list}
      above={({ first, failureDetails }) => (
        <>
          {tabs}
          {failureDetails === null ? (
            <>
              {first && above?.(first)}
              <Figures label={`${list.texts.title} in figures`} figures={first && figuresOf(first.figures)} />
            </>
          ) : null}
        </>
      )}
      below={({ failureDetails }) => (failureDetails === null ? below : null)}
    />
  );
}
