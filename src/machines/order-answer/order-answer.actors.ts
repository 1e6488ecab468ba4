import { answer, type MarketplaceClient } from '../../api/index.ts';
import { fromAbandonablePromise } from '../../statecharts/abandonable-promise.ts';
import type { Asked, LinkAnswer } from './order-answer.vocabulary.ts';

/** The parameters in the page's address: the sub-order, and the secret of the mailed link. */
interface OrderLink {
  readonly subOrderId: string;
  readonly token: string;
}

/** Reads and answers one link (contract: readSubOrderLink, answerSubOrderLink). The token is sent only in bodies. */
export const orderAnswerActors = (client: MarketplaceClient, { subOrderId, token }: OrderLink) => {
  const params = { path: { subOrderId } };
  return {
    readLink: fromAbandonablePromise<Asked>(async ({ signal }) => {
      const call = client.POST('/sub-orders/{subOrderId}/link', { params, body: { token }, signal });
      return (await answer(call)).data;
    }),
    answerLink: fromAbandonablePromise<Asked, LinkAnswer>(async ({ input, signal }) => {
      if (input.action === 'propose_time') throw new Error('an order is given no other time');
      const body = { token, ...input };
      const call = client.POST('/sub-orders/{subOrderId}/link/answer', { params, body, signal });
      return (await answer(call)).data;
    }),
  };
};

/**
 * Reads and answers the link of a booking (contract: readBookingLink, answerBookingLink). The token is sent only in
 * bodies.
 */
export const bookingAnswerActors = (client: MarketplaceClient, token: string) => ({
  readLink: fromAbandonablePromise<Asked>(async ({ signal }) => {
    return (await answer(client.POST('/booking-link', { body: { token }, signal }))).data;
  }),
  answerLink: fromAbandonablePromise<Asked, LinkAnswer>(async ({ input, signal }) => {
    if (input.action === 'propose_change') throw new Error('a booking is given no other content');
    const body = { token, ...input };
    return (await answer(client.POST('/booking-link/answer', { body, signal }))).data;
  }),
});
