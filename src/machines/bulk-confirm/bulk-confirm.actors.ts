import { fromPromise } from 'xstate';
import { answer, type MarketplaceClient } from '../../api/index.ts';

/** Confirms a whole sub-order (contract: actOnSubOrder). */
export const bulkConfirmActors = (client: MarketplaceClient) => ({
  confirmOrder: fromPromise<unknown, { id: string }>(({ input, signal }) =>
    answer(
      client.POST('/sub-orders/{subOrderId}/actions', {
        params: { path: { subOrderId: input.id } },
        body: { action: 'confirm' },
        signal,
      }),
    ),
  ),
});
