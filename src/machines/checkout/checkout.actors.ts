import { answer, type CartCalls, type components, type MarketplaceClient } from '../../api/index.ts';
import { fromAbandonablePromise } from '../../statecharts/abandonable-promise.ts';
import type { CheckoutSubmission, OpenedPayment, OrderState } from './checkout.types.ts';

/** The part of the contract's order that decides how its checkout continues. */
export const orderStateOf = ({
  id,
  status,
  payment,
}: Pick<components['schemas']['Order'], 'id' | 'status' | 'payment'>): OrderState => ({
  id,
  status,
  paymentStatus: payment.status,
  declineMessage: payment.declineMessage,
});

/** The checkout's effects: the contract's calls. They are idempotent. */
export const checkoutActors = ({
  client,
  calls,
}: {
  client: MarketplaceClient;
  calls: Pick<CartCalls, 'checkOut'>;
}) => ({
  placeOrder: fromAbandonablePromise<OpenedPayment, CheckoutSubmission>(async ({ input, signal }) => {
    const { orderId, paymentUrl } = await calls.checkOut(input.body, input.key, signal);
    return { orderId, paymentUrl };
  }),
  openPayment: fromAbandonablePromise<OpenedPayment, { orderId: string }>(async ({ input, signal }) => {
    const { data } = await answer(
      client.POST('/orders/{orderId}/payment', { params: { path: input }, signal }),
    );
    return { orderId: input.orderId, paymentUrl: data.paymentUrl };
  }),
  readOrder: fromAbandonablePromise<OrderState, { orderId: string }>(async ({ input, signal }) => {
    const { data } = await answer(client.GET('/orders/{orderId}', { params: { path: input }, signal }));
    return orderStateOf(data);
  }),
  giveUpOrder: fromAbandonablePromise<OrderState, { orderId: string }>(async ({ input, signal }) => {
    const { data } = await answer(
      client.POST('/orders/{orderId}/give-up', { params: { path: input }, signal }),
    );
    return orderStateOf(data);
  }),
});
