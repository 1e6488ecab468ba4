import type { MachineFixtures } from '../../statecharts/explore/fixtures.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import type { OrderState } from './checkout.types.ts';

const id = '0193f2a1-7c1e-7b2a-9d4e-000000000002';
const order = (status: OrderState['status'], more: Partial<OrderState> = {}): OrderState => ({
  id,
  status,
  paymentStatus: 'processing',
  declineMessage: null,
  ...more,
});
const unpaid = order('pending_payment');
const placed = order('placed', { paymentStatus: 'authorized' });
const over = order('payment_expired', { paymentStatus: 'expired' });
const declined = order('pending_payment', {
  paymentStatus: 'requires_action',
  declineMessage: 'Your bank declined the card.',
});

const paymentPage = { orderId: id, paymentUrl: 'https://pay.example.com/invented-session-1' };
const noPaymentPage = { orderId: id, paymentUrl: null };
const outage = {
  code: 'UNAVAILABLE',
  status: 503,
  message: 'This is not available at the moment. Please try again.',
};
const notOpen = {
  code: 'ORDER_NOT_OPEN',
  status: 409,
  message: 'This order is not open any more.',
};

/**
 * What can happen in a checkout: an order that waits, is paid, declined or ended, and a payment provider that is
 * available or not.
 */
export const checkoutFixtures = {
  inputs: {
    'in the cart': { orderId: null, cameBack: false },
    'on the page of an order': { orderId: id, cameBack: false },
    'back from the payment page': { orderId: id, cameBack: true },
  },
  events: {
    'CHECKOUT.SUBMITTED': {
      'the cart as shown': {
        submission: {
          body: { cartVersion: 3, expectedTotal: { amountMinor: 55_650, currency: 'EUR' } },
          key: 'invented-checkout-key-3',
        },
      },
    },
    'ORDER.READ': {
      'it waits for its payment': { order: unpaid },
      'it is paid': { order: placed },
      'the card was declined': { order: declined },
      'its time is over': { order: over },
    },
  },
  outputs: {
    placeOrder: {
      'an order and its payment page': paymentPage,
      'an order, the payment provider is away': noPaymentPage,
    },
    openPayment: { 'the payment page': paymentPage, 'the payment provider is away': noPaymentPage },
    readOrder: {
      'it waits for its payment': unpaid,
      'it is paid': placed,
      'the card was declined': declined,
      'its time is over': over,
    },
    giveUpOrder: { 'given up': over, 'paid in the same moment': placed },
  },
  failures: {
    placeOrder: {
      'the cart has changed': {
        code: 'CART_CHANGED',
        status: 409,
        message: 'Your cart changed meanwhile. Please look at it again.',
      },
      'the port is missing': {
        code: 'VALIDATION',
        status: 400,
        message: 'Please choose the port.',
        details: { fields: [{ field: 'place/port', message: 'Choose the port.', rule: 'required' }] },
      },
      'an outage': outage,
    },
    openPayment: { 'paid or over meanwhile': notOpen, 'an outage': outage },
    giveUpOrder: { 'paid or over meanwhile': notOpen },
  },
  distinguish: ({ orderId, order: known }) => ({
    hasOrder: orderId !== null,
    status: known?.status ?? null,
    isDeclined: known !== null && known.declineMessage !== null,
  }),
} satisfies MachineFixtures<typeof checkoutMachine>;
