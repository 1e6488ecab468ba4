import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApi, supportDetails } from '../../api/index.ts';
import { ExportButton, useOrderEvents } from '../order-parts/index.ts';
import { readLedgerSearch, writeLedgerSearch, type LedgerSearch } from './ledger-search.ts';
import { MoneyView } from './money-view.tsx';
import type { MoneyReader } from './readers.tsx';
import { readTransactionsPage, useTransactions } from './transactions-queries.ts';

/** One's own movements of money: joins the view with the address and the server. */
export function TransactionsScreen({ reader }: { reader: MoneyReader }) {
  const { client } = useApi();
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => readLedgerSearch(params), [params]);
  const list = useTransactions(search);
  useOrderEvents();
  const pages = list.data?.pages;
  const lines = useMemo(() => pages?.flatMap(({ items }) => items) ?? null, [pages]);
  const figures = pages?.[0]?.figures;
  const { figuresOf, exported, ...words } = reader;
  const onSearch = (change: Partial<LedgerSearch>) =>
    setParams(writeLedgerSearch({ ...search, ...change }), { replace: true, preventScrollReset: true });
  return (
    <MoneyView
      {...words}
      figures={figures ? figuresOf(figures) : null}
      lines={lines}
      hasMore={list.hasNextPage}
      failureDetails={lines === null && list.error ? supportDetails(list.error) : null}
      busy={list.isFetching}
      search={search}
      onSearch={onSearch}
      onMore={() => void list.fetchNextPage({ cancelRefetch: false })}
      onRetry={() => void list.refetch()}
      exportButton={
        <ExportButton
          fileName="quayside-transactions.csv"
          columns={exported}
          readPage={(cursor) => readTransactionsPage(client, search, cursor)}
        />
      }
    />
  );
}
