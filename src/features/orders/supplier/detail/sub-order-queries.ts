import { answer, ApiError, dataOf } from '../../../../api/index.ts';
import { useApiMutation, useApiQuery, useServerCache } from '../../../server-data/index.ts';
import type { SubOrderActRequest, SupplierOrder } from '../supplier-order.types.ts';
import { changedText } from './changed-text.ts';
import { supplierActions, type SupplierAction } from './action-labels.ts';

const oneKey = (id: string) => ['sub-orders', 'one', id] as const;

/** One sub-order with its history. */
export const useSubOrder = (id: string | null) =>
  useApiQuery({
    key: oneKey(id ?? 'none'),
    read: ({ client, signal }) => {
      const params = { path: { subOrderId: id ?? 'none' } };
      return dataOf(client.GET('/sub-orders/{subOrderId}', { params, signal }));
    },
    enabled: id !== null,
  });

export type ActInput = SubOrderActRequest & { readonly action: SupplierAction };

/** The result of an action: done now, or already done by an earlier press whose answer was lost. */
interface Acted {
  readonly message: string;
}

interface AfterAction {
  readonly onDone: (input: ActInput) => void;
  readonly onRefused: (error: Error, input: ActInput) => void;
}

/**
 * Performs one action (contract: actOnSubOrder); the sub-order is reloaded afterwards. An action refused because it is
 * already done counts as done; other refusals explain how the order has changed.
 */
export function useSupplierAction(id: string, { onDone, onRefused }: AfterAction) {
  const cache = useServerCache();
  const params = { path: { subOrderId: id } };
  return useApiMutation({
    send: async ({ client, signal }, body: ActInput): Promise<Acted> => {
      try {
        const call = client.POST('/sub-orders/{subOrderId}/actions', { params, body, signal });
        const { message, data } = await answer(call);
        cache.setQueryData<SupplierOrder>(
          oneKey(id),
          (before) => before && { ...before, subOrder: data.subOrder },
        );
        return { message };
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'NOT_ALLOWED_NOW') throw error;
        const found = await dataOf(client.GET('/sub-orders/{subOrderId}', { params, signal }));
        cache.setQueryData(oneKey(id), found);
        if (found.subOrder.status !== supplierActions[body.action].leadsTo) {
          const { code, status, requestId, fromServer } = error;
          throw new ApiError({ code, message: changedText(found), status, requestId, fromServer });
        }
        return { message: 'That was already done: your earlier attempt went through.' };
      }
    },
    onDone: (_, input) => onDone(input),
    onFailed: onRefused,
    success: ({ message }) => message,
    // The list, its counts and the history.
    invalidates: [['sub-orders']],
    reloadsFirst: true,
  });
}
