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
  /** What the refund is for; 'goods' when omitted. */
  readonly part?: 'goods' | 'delivery';
  /** Set when the refund settles the dispute about the sub-order. */
  readonly settlesDispute?: true;
  readonly reason: string;
  /** Created when the dialog opens, so that pressing twice or retrying after a lost answer refunds only once. */
  readonly key: string;
}

/** Refunds part of a payment (contract: refundSubOrder). */
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

/**
 * Performs one admin action on a sub-order (contract: actOnSubOrder). The order is reloaded afterwards, also when the
 * action was refused.
 */
export const useAdminAction = (orderId: string, onDone: () => void) =>
  useApiMutation({
    send: ({ client, signal }, { subOrderId, body }: ActInput) =>
      answer(
        client.POST('/sub-orders/{subOrderId}/actions', { params: { path: { subOrderId } }, body, signal }),
      ),
    onDone,
    success: ({ message }) => message,
    invalidates: [oneKey(orderId), ['orders', 'all']],
  });
