import { answer, type MarketplaceClient } from '../../api/index.ts';
import { fromAbandonablePromise } from '../../statecharts/abandonable-promise.ts';
import type { LinkAnswer, LinkedOrder } from './order-answer.vocabulary.ts';

/** What an address of the page says: of which sub-order, and the secret of its mail. */
export interface OrderLink {
  readonly subOrderId: string;
  readonly token: string;
}

/** Reads and answers one link (contract: readSubOrderLink, answerSubOrderLink). The token travels in bodies alone. */
export const orderAnswerActors = (client: MarketplaceClient, { subOrderId, token }: OrderLink) => {
  const params = { path: { subOrderId } };
  return {
    readLink: fromAbandonablePromise<LinkedOrder>(async ({ signal }) => {
      const call = client.POST('/sub-orders/{subOrderId}/link', { params, body: { token }, signal });
      return (await answer(call)).data;
    }),
    answerLink: fromAbandonablePromise<LinkedOrder, LinkAnswer>(async ({ input, signal }) => {
      const body = { token, ...input };
      const call = client.POST('/sub-orders/{subOrderId}/link/answer', { params, body, signal });
      return (await answer(call)).data;
    }),
  };
};
