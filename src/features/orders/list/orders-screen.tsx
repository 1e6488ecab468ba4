import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApi, supportDetails } from '../../../api/index.ts';
import { ExportButton, useOrderEvents } from '../../order-parts/index.ts';
import { exportedOrders } from './exported-orders.ts';
import { readOrderSearch, writeOrderSearch } from './order-search.ts';
import { OrdersView } from './orders-view.tsx';
import { readPageToExport, useOrders } from './use-orders.ts';

/** `/crew/orders-management`: joins the list with the address, the server and what arrives while it is open. */
export function OrdersScreen() {
  const { client } = useApi();
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => readOrderSearch(params), [params]);
  const list = useOrders(search);
  useOrderEvents();
  return (
    <OrdersView
      found={list.data ?? null}
      failureDetails={!list.data && list.error ? supportDetails(list.error) : null}
      busy={list.isFetching}
      search={search}
      onSearch={(change) =>
        setParams(writeOrderSearch({ ...search, cursor: null, ...change }), {
          replace: true,
          preventScrollReset: true,
        })
      }
      onRetry={() => void list.refetch()}
      exportButton={
        <ExportButton
          fileName="quayside-orders.csv"
          columns={exportedOrders}
          readPage={(cursor) => readPageToExport(client, search, cursor)}
        />
      }
    />
  );
}
