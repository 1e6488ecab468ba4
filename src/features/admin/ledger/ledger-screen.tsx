import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError, useApi, supportDetails } from '../../../api/index.ts';
import {
  exportedForVendor,
  ledgerKinds,
  MoneyView,
  readLedgerSearch,
  writeLedgerSearch,
  type LedgerSearch,
} from '../../finance/index.ts';
import { ExportButton, useOrderEvents, type LedgerLine } from '../../order-parts/index.ts';
import { AdminsOnly } from './admins-only.tsx';
import { readLedgerPage, useLedger } from './ledger-queries.ts';
import { ledgerWords } from './ledger-words.ts';
import { marketFigures } from './market-figures.ts';
import { ProofNotice } from './proof-notice.tsx';

const hrefOf = ({ orderId }: LedgerLine): string => `/admin/orders-management/${orderId}`;

/** `/admin/financial-management`: the whole ledger, and its proof. */
export function LedgerScreen() {
  const { client } = useApi();
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => readLedgerSearch(params), [params]);
  const list = useLedger(search);
  useOrderEvents();
  const pages = list.data?.pages;
  const lines = useMemo(() => pages?.flatMap(({ items }) => items) ?? null, [pages]);
  const first = pages?.[0];
  const onSearch = (change: Partial<LedgerSearch>) =>
    setParams(writeLedgerSearch({ ...search, ...change }), { replace: true, preventScrollReset: true });
  if (list.error instanceof ApiError && list.error.code === 'FORBIDDEN')
    return <AdminsOnly title="Finance" />;
  return (
    <MoneyView
      {...ledgerWords}
      reader="admin"
      kinds={ledgerKinds}
      searchHint="Order, supplier or buyer"
      above={first ? <ProofNotice proof={first.proof} /> : null}
      figures={first ? marketFigures(first.figures) : null}
      lines={lines}
      hasMore={list.hasNextPage}
      failureDetails={lines === null && list.error ? supportDetails(list.error) : null}
      busy={list.isFetching}
      search={search}
      onSearch={onSearch}
      onMore={() => void list.fetchNextPage({ cancelRefetch: false })}
      onRetry={() => void list.refetch()}
      hrefOf={hrefOf}
      nothing={{
        title: 'Nothing has moved yet.',
        words: 'The first captured payment opens the ledger.',
      }}
      exportButton={
        <ExportButton
          fileName="quayside-ledger.csv"
          columns={exportedForVendor}
          readPage={(cursor) => readLedgerPage(client, search, cursor)}
        />
      }
    />
  );
}
