import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, ApiError, useApi } from '../../../api/index.ts';
import { useSessionState } from '../../account/index.ts';
import type { SubOrderActRequest, SupplierOrder } from '../supplier-order.types.ts';
import { supplierActions, type SupplierAction } from './action-words.ts';

const oneKey = (id: string) => ['sub-orders', 'one', id] as const;

/** One sub-order with all that happened to it. */
export function useSubOrder(id: string | null) {
  const { client } = useApi();
  const holds = useSessionState((view) => !view.hasTag('expired'));
  return useQuery({
    queryKey: oneKey(id ?? 'none'),
    queryFn: async ({ signal }) => {
      const params = { path: { subOrderId: id ?? 'none' } };
      return (await answer(client.GET('/sub-orders/{subOrderId}', { params, signal }))).data;
    },
    enabled: holds && id !== null,
    networkMode: 'always',
  });
}

export type ActInput = SubOrderActRequest & { readonly action: SupplierAction };

/** What came of a step: done now, or found done by an earlier press whose answer was lost. */
interface Acted {
  readonly message: string;
}

/** A step that the present state does not allow, with the order as it was found then. */
export class MovedOn extends Error {
  override readonly name = 'MovedOn';
  readonly found: SupplierOrder;
  constructor(found: SupplierOrder) {
    super('The order has moved on.');
    this.found = found;
  }
}

/**
 * Takes one step (contract: actOnSubOrder). What is shown afterwards is what the server has. A step that was refused because it is done already counts
 * as done; other refusals of the present state reject with `MovedOn`, everything else with ApiError.
 */
export function useAct(id: string) {
  const { client } = useApi();
  const queries = useQueryClient();
  const params = { path: { subOrderId: id } };
  return useMutation({
    mutationFn: async (body: ActInput): Promise<Acted> => {
      try {
        const call = client.POST('/sub-orders/{subOrderId}/actions', { params, body });
        const { message, data } = await answer(call);
        queries.setQueryData<SupplierOrder>(
          oneKey(id),
          (before) => before && { ...before, subOrder: data.subOrder },
        );
        return { message };
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'NOT_ALLOWED_NOW') throw error;
        const { data } = await answer(client.GET('/sub-orders/{subOrderId}', { params }));
        queries.setQueryData(oneKey(id), data);
        if (data.subOrder.status !== supplierActions[body.action].leadsTo) throw new MovedOn(data);
        return { message: 'That was done already: your earlier press had arrived.' };
      }
    },
    // The list, its counts and the timeline follow by themselves: nobody waits for them.
    onSettled: () => void queries.invalidateQueries({ queryKey: ['sub-orders'] }),
    networkMode: 'always',
  });
}
