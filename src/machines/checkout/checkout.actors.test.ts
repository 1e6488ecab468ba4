import { describe, expect, it } from 'vitest';
import { createActor, toPromise, type AnyActorLogic } from 'xstate';
import { createCartCalls, createMarketplaceClient } from '../../api/index.ts';
import { checkoutActors } from './checkout.actors.ts';

const order = {
  id: 'order-1',
  status: 'placed',
  payment: { status: 'authorized', declineMessage: null },
  number: 'Q-10001',
};
const state = { id: 'order-1', status: 'placed', paymentStatus: 'authorized', declineMessage: null };
const submission = {
  body: { cartVersion: 3, expectedTotal: { amountMinor: 23_159, currency: 'EUR' } },
  key: 'checkout-1-3',
};

/** Runs one effect against a server with this answer. */
async function run(
  name: keyof ReturnType<typeof checkoutActors>,
  input: unknown,
  data: unknown,
  status = 200,
) {
  const asked: { call: string; key: string | null; body: unknown }[] = [];
  const client = createMarketplaceClient({
    baseUrl: 'http://localhost/api',
    readToken: () => 'a-token',
    fetch: async (request) => {
      const text = await request.text();
      asked.push({
        call: `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`,
        key: request.headers.get('idempotency-key'),
        body: text === '' ? null : JSON.parse(text),
      });
      return Response.json(
        status === 200
          ? { status: true, message: 'Done.', data }
          : { status: false, message: 'Not now.', error: { code: 'ORDER_NOT_OPEN', requestId: 'r-1' } },
        { status },
      );
    },
  });
  const logic: AnyActorLogic = checkoutActors({ client, calls: createCartCalls(client) })[name];
  const outcome: unknown = await toPromise(createActor(logic, { input }).start()).catch(
    (error: unknown) => error,
  );
  return { outcome, asked };
}

const effects: [keyof ReturnType<typeof checkoutActors>, unknown, unknown, unknown, object][] = [
  [
    'placeOrder',
    submission,
    { orderId: 'order-1', number: 'Q-10001', paymentUrl: null },
    { orderId: 'order-1', paymentUrl: null },
    { call: 'POST /carts/checkout', key: 'checkout-1-3', body: submission.body },
  ],
  [
    'openPayment',
    { orderId: 'order-1' },
    { paymentUrl: 'https://pay.example.com/1' },
    { orderId: 'order-1', paymentUrl: 'https://pay.example.com/1' },
    { call: 'POST /orders/order-1/payment', key: null, body: null },
  ],
  ['readOrder', { orderId: 'order-1' }, order, state, { call: 'GET /orders/order-1', key: null, body: null }],
  [
    'giveUpOrder',
    { orderId: 'order-1' },
    order,
    state,
    { call: 'POST /orders/order-1/give-up', key: null, body: null },
  ],
];

describe('each effect of the checkout', () => {
  it.each(effects)(
    '%s makes its call and answers what the machine keeps',
    async (name, input, data, stored, asked) => {
      expect(await run(name, input, data)).toEqual({ outcome: stored, asked: [asked] });
    },
  );

  it.each(effects)('%s throws what the server refused', async (name, input) => {
    const { outcome } = await run(name, input, null, 409);
    expect(outcome).toMatchObject({ code: 'ORDER_NOT_OPEN', status: 409, message: 'Not now.' });
  });
});
