import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { answer, useApi, type components, type MarketplaceClient } from '../../../api/index.ts';
import { useSessionState } from '../../account/index.ts';
import type { MoneyValue, Order } from '../../order-parts/index.ts';
import type { AllOrdersSearch } from './orders-search.ts';

// The contract's most.
const pageSize = 100;
const oneKey = (id: string) => ['orders', 'any', id] as const;
const useSessionHolds = () => useSessionState((view) => !view.hasTag('expired'));

/** One page of all orders (contract: listAllOrders). Throws ApiError. */
export async function readAllOrdersPage(
  client: MarketplaceClient,
  { status, q }: AllOrdersSearch,
  cursor: string | null,
  signal?: AbortSignal,
) {
  const query = {
    limit: pageSize,
    ...(status !== null && { status }),
    ...(q.trim() !== '' && { q }),
    ...(cursor !== null && { cursor }),
  };
  return (await answer(client.GET('/admin/orders', { params: { query }, ...(signal && { signal }) }))).data;
}

/** All orders, page after page. While another search is read, what was found before stays. */
export function useAllOrders(search: AllOrdersSearch) {
  const { client } = useApi();
  return useInfiniteQuery({
    queryKey: ['orders', 'all', search],
    queryFn: ({ pageParam, signal }) => readAllOrdersPage(client, search, pageParam, signal),
    // The first page has no cursor, whatever type the others have.
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    enabled: useSessionHolds(),
    networkMode: 'always',
  });
}

/** Any order, with its commission. */
export function useAnyOrder(orderId: string) {
  const { client } = useApi();
  return useQuery({
    queryKey: oneKey(orderId),
    queryFn: async ({ signal }) => {
      const params = { path: { orderId } };
      return (await answer(client.GET('/admin/orders/{orderId}', { params, signal }))).data;
    },
    enabled: useSessionHolds(),
    networkMode: 'always',
  });
}

export interface RefundInput {
  readonly subOrderId: string;
  readonly amount: MoneyValue;
  readonly reason: string;
  /** Made when the dialog opened: pressing twice, or again after a lost answer, refunds once. */
  readonly key: string;
}

/** Gives part of a payment back (contract: refundSubOrder). */
export function useRefund(orderId: string) {
  const { client } = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: RefundInput) => {
      const params = { path: { orderId }, header: { 'Idempotency-Key': key } };
      return answer(client.POST('/admin/orders/{orderId}/refunds', { params, body }));
    },
    onSuccess: ({ data }) => queries.setQueryData<Order>(oneKey(orderId), data),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['orders'] });
      void queries.invalidateQueries({ queryKey: ['transactions'] });
    },
    networkMode: 'always',
  });
}

export interface ActInput {
  readonly subOrderId: string;
  readonly body: components['schemas']['SubOrderActRequest'];
}

/** Takes a step of one sub-order as admin (contract: actOnSubOrder). Afterwards, also when it was refused, what is shown is what the server has. */
export function useAdminAct(orderId: string) {
  const { client } = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ subOrderId, body }: ActInput) =>
      answer(client.POST('/sub-orders/{subOrderId}/actions', { params: { path: { subOrderId } }, body })),
    // Nobody waits for it: without a network it would be tried for long, and the step would seem to be under way.
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: oneKey(orderId) });
      void queries.invalidateQueries({ queryKey: ['orders', 'all'] });
    },
    networkMode: 'always',
  });
}
