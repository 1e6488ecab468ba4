import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApi, supportDetails } from '../../../api/index.ts';
import { bulkConfirmActors, bulkConfirmMachine } from '../../../machines/bulk-confirm/index.ts';
import { useFlow } from '../../../statecharts/react/use-flow.ts';
import { ExportButton, useOrderEvents } from '../../order-parts/index.ts';
import type { SupplierOrderRow } from '../supplier-order.types.ts';
import { BulkBar } from './bulk-bar.tsx';
import { exportedOrders } from './exported-orders.ts';
import { readOrdersPage, useSupplierOrders } from './order-queries.ts';
import { readOrdersSearch, writeOrdersSearch, type OrdersSearch } from './orders-search.ts';
import { OrdersView } from './orders-view.tsx';

const none: ReadonlySet<string> = new Set();

/** Every order once: one that moved while pages were read may stand on two of them. */
function onceEach(pages: readonly { readonly items: readonly SupplierOrderRow[] }[]): SupplierOrderRow[] {
  const all = new Map<string, SupplierOrderRow>();
  for (const { items } of pages) for (const item of items) all.set(item.id, item);
  return [...all.values()];
}

/** `/supplier/orders`: joins the list with the address, the server and what arrives while it is open. */
export function OrdersScreen() {
  const { client } = useApi();
  const queries = useQueryClient();
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => readOrdersSearch(params), [params]);
  const list = useSupplierOrders(search);
  useOrderEvents();
  const machine = useMemo(() => bulkConfirmMachine.provide({ actors: bulkConfirmActors(client) }), [client]);
  const [bulk, send] = useFlow(machine);
  const [selected, setSelected] = useState(none);

  const pages = list.data?.pages;
  const first = pages?.[0];
  const found = useMemo(
    () =>
      pages && first
        ? { items: onceEach(pages), total: first.total, counts: first.counts, hasMore: list.hasNextPage }
        : null,
    [pages, first, list.hasNextPage],
  );
  // What has left the list, answered elsewhere perhaps, is not chosen any more.
  const chosen = found?.items.filter(({ id }) => selected.has(id)) ?? [];

  const isDone = bulk.matches('done');
  useEffect(() => {
    if (isDone) void queries.invalidateQueries({ queryKey: ['sub-orders'] });
  }, [isDone, queries]);

  const onSearch = (change: Partial<OrdersSearch>) => {
    setSelected(none);
    setParams(writeOrdersSearch({ ...search, ...change }), { replace: true, preventScrollReset: true });
  };

  return (
    <OrdersView
      found={found}
      failureDetails={found === null && list.error ? supportDetails(list.error) : null}
      busy={list.isFetching}
      search={search}
      onSearch={onSearch}
      onMore={() => void list.fetchNextPage({ cancelRefetch: false })}
      onRetry={() => void list.refetch()}
      selected={selected}
      onSelect={setSelected}
      bulk={
        <BulkBar
          context={bulk.context}
          state={bulk.hasTag('busy') ? 'confirming' : isDone ? 'done' : 'choosing'}
          chosen={search.tab === 'to_answer' ? chosen : []}
          onClear={() => setSelected(none)}
          send={(event) => {
            if (event.type === 'ORDERS.CONFIRMED') setSelected(none);
            send(event);
          }}
        />
      }
      exportButton={
        <ExportButton
          fileName="quayside-orders.csv"
          columns={exportedOrders}
          readPage={(cursor) => readOrdersPage(client, search, cursor)}
        />
      }
    />
  );
}
