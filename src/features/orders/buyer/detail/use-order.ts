import { answer, dataOf, type components } from '../../../../api/index.ts';
import { useApiMutation, useApiQuery } from '../../../server-data/index.ts';

type ActRequest = components['schemas']['SubOrderActRequest'];

const awaitedEveryMs = 2_000;

/** One of the buyer's orders (contract: getOrder). Polled while `isAwaited`, in case the event stream is down. */
export const useOrder = (orderId: string, isAwaited: boolean) =>
  useApiQuery({
    key: ['orders', 'own', 'one', orderId],
    read: ({ client, signal }) =>
      dataOf(client.GET('/orders/{orderId}', { params: { path: { orderId } }, signal })),
    everyMs: isAwaited ? awaitedEveryMs : false,
  });

/** The order, its returns and its invoices. */
const ofOrder = [['orders'], ['transactions']] as const;

interface Act {
  readonly subOrderId: string;
  readonly request: ActRequest;
}

/**
 * Cancels an order that no supplier has confirmed (contract: cancelOrder). The order is reloaded afterwards, also when
 * that was refused.
 */
export const useCancelOrder = (orderId: string, onDone: () => void) =>
  useApiMutation({
    send: ({ client, signal }) =>
      answer(client.POST('/orders/{orderId}/cancellation', { params: { path: { orderId } }, signal })),
    onDone,
    success: ({ message }) => message,
    invalidates: ofOrder,
    reloadsFirst: true,
  });

/**
 * Sends one command on a sub-order (contract: actOnSubOrder). The order is reloaded afterwards, also when the command
 * was refused.
 */
export const useBuyerAction = (onDone: () => void) =>
  useApiMutation({
    send: ({ client, signal }, { subOrderId, request: body }: Act) =>
      answer(
        client.POST('/sub-orders/{subOrderId}/actions', { params: { path: { subOrderId } }, body, signal }),
      ),
    onDone,
    success: ({ message }) => message,
    invalidates: ofOrder,
    reloadsFirst: true,
  });
