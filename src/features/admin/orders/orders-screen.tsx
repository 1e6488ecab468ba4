import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError, useApi, supportDetails } from '../../../api/index.ts';
import { ExportButton, useOrderEvents } from '../../order-parts/index.ts';
import { AdminsOnly } from '../ledger/admins-only.tsx';
import { exportedAllOrders } from './exported-orders.ts';
import { readAllOrdersPage, useAllOrders } from './order-queries.ts';
import { readAllOrdersSearch, writeAllOrdersSearch } from './orders-search.ts';
import { AllOrdersView } from './orders-view.tsx';

/** `/admin/orders-management`: joins the list with the address, the server and what arrives while it is open. */
export function AllOrdersScreen() {
  const { client } = useApi();
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => readAllOrdersSearch(params), [params]);
  const list = useAllOrders(search);
  useOrderEvents();
  const pages = list.data?.pages;
  const first = pages?.[0];
  const found = useMemo(() => {
    if (!pages || !first) return null;
    const once = new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item]));
    return { items: [...once.values()], total: first.total, hasMore: list.hasNextPage };
  }, [pages, first, list.hasNextPage]);
  if (list.error instanceof ApiError && list.error.code === 'FORBIDDEN') return <AdminsOnly title="Orders" />;
  return (
    <AllOrdersView
      found={found}
      failureDetails={found === null && list.error ? supportDetails(list.error) : null}
      busy={list.isFetching}
      search={search}
      onSearch={(change) =>
        setParams(writeAllOrdersSearch({ ...search, ...change }), { replace: true, preventScrollReset: true })
      }
      onMore={() => void list.fetchNextPage({ cancelRefetch: false })}
      onRetry={() => void list.refetch()}
      exportButton={
        <ExportButton
          fileName="quayside-all-orders.csv"
          columns={exportedAllOrders}
          readPage={(cursor) => readAllOrdersPage(client, search, cursor)}
        />
      }
    />
  );
}
