import { answer, dataOf, type components } from '../../../api/index.ts';
import { useApiMutation, useApiQuery, useServerCache } from '../../server-data/index.ts';
import type { MoneyValue, Order } from '../shared/index.ts';

const oneKey = (id: string) => ['orders', 'any', id] as const;

/** Any order, with its commission. */
export const useAnyOrder = (orderId: string) =>
  useApiQuery({
    key: oneKey(orderId),
    read: ({ client, signal }) =>
      dataOf(client.GET('/admin/orders/{orderId}', { params: { path: { orderId } }, signal })),
  });

export interface RefundInput {
  readonly subOrderId: string;
  readonly amount: MoneyValue;
  /** What it is for; the goods where it is left out. */
  readonly part?: 'goods' | 'delivery';
  /** The dispute about it is decided so. */
  readonly settlesDispute?: true;
  readonly reason: string;
  /** Made when the dialog opened: pressing twice, or again after a lost answer, refunds once. */
  readonly key: string;
}

/** Gives part of a payment back (contract: refundSubOrder). */
export function useRefund(orderId: string, onDone: () => void) {
  const cache = useServerCache();
  return useApiMutation({
    send: ({ client, signal }, { key, ...body }: RefundInput) => {
      const params = { path: { orderId }, header: { 'Idempotency-Key': key } };
      return answer(client.POST('/admin/orders/{orderId}/refunds', { params, body, signal }));
    },
    onDone: ({ data }) => {
      cache.setQueryData<Order>(oneKey(orderId), data);
      onDone();
    },
    success: ({ message }) => message,
    invalidates: [['orders'], ['transactions']],
  });
}

interface ActInput {
  readonly subOrderId: string;
  readonly body: components['schemas']['SubOrderActRequest'];
}

/** Takes a step of one sub-order as admin (contract: actOnSubOrder). Afterwards, also when it was refused, what is shown is what the server has. */
export const useAdminAct = (orderId: string, onDone: () => void) =>
  useApiMutation({
    send: ({ client, signal }, { subOrderId, body }: ActInput) =>
      answer(
        client.POST('/sub-orders/{subOrderId}/actions', { params: { path: { subOrderId } }, body, signal }),
      ),
    onDone,
    success: ({ message }) => message,
    invalidates: [oneKey(orderId), ['orders', 'all']],
  });
