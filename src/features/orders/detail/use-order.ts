import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, ApiError, useApi, type components } from '../../../api/index.ts';
import { useSessionState } from '../../account/index.ts';

export type ActRequest = components['schemas']['SubOrderActRequest'];

/** One of the buyer's orders (contract: getOrder); asked for again and again while `isAwaited`, should the line to the events be down. */
export function useOrder(orderId: string, isAwaited: boolean) {
  const { client } = useApi();
  return useQuery({
    queryKey: ['orders', 'own', 'one', orderId],
    queryFn: async ({ signal }) =>
      (await answer(client.GET('/orders/{orderId}', { params: { path: { orderId } }, signal }))).data,
    // An order that is not there will not be there the next time.
    retry: (tries, error) => tries < 3 && !(error instanceof ApiError && error.fromServer),
    refetchInterval: isAwaited ? awaitedEveryMs : false,
    enabled: useSessionState((view) => !view.hasTag('expired')),
    networkMode: 'always',
  });
}

const awaitedEveryMs = 2_000;

interface Act {
  readonly subOrderId: string;
  readonly request: ActRequest;
}

/** One step of a sub-order (contract: actOnSubOrder); the order is read anew afterwards, also where the step was refused. */
export function useActOnSubOrder() {
  const { client } = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ subOrderId, request }: Act) =>
      answer(
        client.POST('/sub-orders/{subOrderId}/actions', {
          params: { path: { subOrderId } },
          body: request,
        }),
      ),
    networkMode: 'always',
    // Nobody waits for it: without a network it would be tried for long, and the step would seem to be under way.
    onSettled: () => void queries.invalidateQueries({ queryKey: ['orders'] }),
  });
}
