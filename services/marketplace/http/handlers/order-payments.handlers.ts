import { refusal } from '../../../http-adapter/index.ts';
import type { Orders } from '../../modules/orders/index.ts';
import { paymentOfOrder, type Payments } from '../../modules/payments/index.ts';
import type { AllHandlers } from './answers.ts';
import { orderOf } from './order-answers.ts';

type OrderPaymentHandlers = Pick<AllHandlers, 'payOrder' | 'giveUpOrder' | 'refundSubOrder'>;

/** The modules that these handlers call. */
interface OrderPaymentModules {
  readonly orders: Pick<Orders, 'getOrder' | 'getAnyOrder'>;
  readonly payments: Pick<Payments, 'payPurchase' | 'giveUpPurchase' | 'requestRefund'>;
}

const retryAfterSeconds = 5;
const noSuchOrder = () => refusal('NOT_FOUND', { message: 'Order not found.' });
const providerAway = (stored: string) =>
  refusal('UNAVAILABLE', {
    message: `The payment provider isn’t responding. ${stored} Please try again in a moment.`,
    retryAfterSeconds,
  });

/** The buyer's operations on an order's payment, and the admins' refunds. */
export const orderPaymentHandlers = ({ orders, payments }: OrderPaymentModules): OrderPaymentHandlers => ({
  async payOrder({ session, params }) {
    const opened = await payments.payPurchase(session, paymentOfOrder(params.orderId));
    if (opened.ok) return { status: 200, body: { status: true, data: opened.value } };
    const { code } = opened.error;
    if (code === 'NOT_FOUND') return noSuchOrder();
    return code === 'UNAVAILABLE'
      ? providerAway('Your order is waiting, and nothing was charged.')
      : refusal(code);
  },

  async giveUpOrder({ session, params }) {
    const ended = await payments.giveUpPurchase(session, paymentOfOrder(params.orderId));
    if (!ended.ok) {
      const { code } = ended.error;
      if (code === 'NOT_FOUND') return noSuchOrder();
      return code === 'UNAVAILABLE'
        ? providerAway('Your order wasn’t changed.')
        : refusal(code, { message: 'This order is no longer waiting for payment. Please check it again.' });
    }
    const order = await orders.getOrder(session, params.orderId);
    if (!order.ok) return noSuchOrder();
    const message = 'The order was cancelled. What came from your cart is back in it.';
    return { status: 200, body: { status: true, message, data: orderOf(order.value) } };
  },

  async refundSubOrder({ session, params, headers, body }) {
    const { subOrderId, ...refund } = body;
    const wanted = { ...refund, purchaseId: params.orderId, saleId: subOrderId };
    const requested = await payments.requestRefund(session, headers['idempotency-key'], wanted);
    if (!requested.ok) {
      const { error } = requested;
      if (error.code === 'NOT_FOUND') return noSuchOrder();
      if (error.code === 'KEY_USED_OTHERWISE')
        return refusal(error.code, { message: 'This key was used for another refund.' });
      if (error.code !== 'VALIDATION') return refusal(error.code);
      const { message } = error;
      return refusal('VALIDATION', { message, fields: [{ field: 'amount', message, rule: 'amount' }] });
    }
    const order = await orders.getAnyOrder(session, params.orderId);
    if (!order.ok) return noSuchOrder();
    const message = `${requested.value.amountText} goes back to the buyer.`;
    return { status: 200, body: { status: true, message, data: orderOf(order.value) } };
  },
});
