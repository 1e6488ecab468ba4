import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor, type SnapshotFrom } from 'xstate';
import { checkoutMachine } from './checkout.machine.ts';
import type { CheckoutInput, CheckoutSubmission, OpenedPayment, OrderState } from './checkout.types.ts';

const submission: CheckoutSubmission = {
  body: { cartVersion: 3, expectedTotal: { amountMinor: 23_159, currency: 'EUR' } },
  key: 'checkout-1-3',
};
const url = 'https://pay.example.com/1';
const opened: OpenedPayment = { orderId: 'order-1', paymentUrl: url };
const closed: OpenedPayment = { orderId: 'order-1', paymentUrl: null };
const orderIn = (status: OrderState['status'], more: Partial<OrderState> = {}): OrderState => ({
  id: 'order-1',
  status,
  paymentStatus: 'processing',
  declineMessage: null,
  ...more,
});
const pending = orderIn('pending_payment');
const placed = orderIn('placed', { paymentStatus: 'authorized' });
const expired = orderIn('payment_expired', { paymentStatus: 'expired' });
const declined = orderIn('pending_payment', { declineMessage: 'Your bank declined the card.' });

const refusal = { code: 'CART_CHANGED', message: 'Your cart changed.', status: 409 }; // the shape of ApiError, without importing it
const outage = { code: 'UNAVAILABLE', message: 'Not now.', status: 503 };
const lost = { code: 'NETWORK_ERROR', message: 'Network Error', status: 0 };
const forever = () => new Promise<never>(() => {});
type Answer<T> = () => Promise<T>;

interface Scene extends Partial<CheckoutInput> {
  placeOrder?: Answer<OpenedPayment>;
  openPayment?: Answer<OpenedPayment>;
  readOrder?: Answer<OrderState>;
  giveUpOrder?: Answer<OrderState>;
}

/** The checkout with effects that answer as the test sets, and the addresses that the browser was sent to. */
function play(scene: Scene = {}) {
  const left: string[] = [];
  const submitted: CheckoutSubmission[] = [];
  let cartChanges = 0;
  const clock = new SimulatedClock();
  const actor = createActor(
    checkoutMachine.provide({
      actors: {
        placeOrder: fromPromise(({ input }) => {
          submitted.push(input);
          return (scene.placeOrder ?? (async () => opened))();
        }),
        openPayment: fromPromise(scene.openPayment ?? (async () => opened)),
        readOrder: fromPromise(scene.readOrder ?? (async () => pending)),
        giveUpOrder: fromPromise(scene.giveUpOrder ?? (async () => expired)),
      },
      actions: {
        leaveFor: (_, { url: address }) => left.push(address),
        noteCartChanged: () => {
          cartChanges += 1;
        },
      },
    }),
    { clock, input: { orderId: scene.orderId ?? null, cameBack: scene.cameBack ?? false } },
  ).start();
  const send = actor.send.bind(actor);
  return {
    actor,
    clock,
    left,
    submitted,
    send,
    cartChanges: () => cartChanges,
    value: () => stateOf(actor.getSnapshot().value),
    /** Who ended the order; undefined while nobody did. */
    ended: () => {
      const { value } = actor.getSnapshot();
      return typeof value === 'object' && 'expired' in value ? value.expired : undefined;
    },
    context: () => actor.getSnapshot().context,
    isSlow: () => actor.getSnapshot().hasTag('slow'),
    until: (state: string) => waitFor(actor, ({ value }) => stateOf(value) === state),
  };
}

type Value = SnapshotFrom<typeof checkoutMachine>['value'];

/** The checkout's state, without its substates; for the return from the payment page, with them. */
function stateOf(value: Value): string {
  if (typeof value === 'string') return value;
  if (!('returned' in value)) return Object.keys(value).join();
  const { returned } = value;
  return `returned.${typeof returned === 'string' ? returned : Object.keys(returned).join()}`;
}

const buying = (scene: Scene = {}) => {
  const checkout = play(scene);
  checkout.send({ type: 'CHECKOUT.SUBMITTED', submission });
  return checkout;
};
/** An order as its own page loads it. */
const withOrder = (order: OrderState, scene: Scene = {}) => {
  const checkout = play({ ...scene, orderId: 'order-1' });
  checkout.send({ type: 'ORDER.READ', order });
  return checkout;
};

describe('buying a cart', () => {
  it('places the order under the cart’s key and leaves for the payment page', async () => {
    const checkout = buying();
    expect(checkout.value()).toBe('placing');
    expect(checkout.actor.getSnapshot().hasTag('busy')).toBe(true);
    await checkout.until('leaving');
    expect(checkout.submitted).toEqual([submission]);
    expect(checkout.left).toEqual([url]);
    expect(checkout.context()).toEqual({
      orderId: 'order-1',
      submission,
      paymentUrl: url,
      order: null,
      failure: null,
    });
  });

  it('places one order for two presses', async () => {
    const checkout = buying();
    checkout.send({ type: 'CHECKOUT.SUBMITTED', submission });
    await checkout.until('leaving');
    expect(checkout.submitted).toHaveLength(1);
  });

  it('goes back to the cart, which is reloaded, when the server refuses; the reason goes with the next try', async () => {
    const answers: Answer<OpenedPayment>[] = [() => Promise.reject(refusal), async () => opened];
    const checkout = buying({ placeOrder: () => (answers.shift() ?? forever)() });
    await checkout.until('reviewing');
    expect(checkout.context().failure).toEqual({ code: 'CART_CHANGED', message: 'Your cart changed.' });
    expect(checkout.cartChanges()).toBe(1);
    checkout.send({ type: 'CHECKOUT.SUBMITTED', submission });
    expect(checkout.context().failure).toBeNull();
    await checkout.until('leaving');
  });

  it.each([
    ['no answer', lost, 'NETWORK_ERROR'],
    ['an outage', outage, 'UNAVAILABLE'],
    ['a bug', new Error('boom'), 'UNEXPECTED'],
    ['something else thrown', 'boom', 'UNEXPECTED'],
  ])(
    'does not know whether it arrived after %s, and tries again under the same key',
    async (_, error, code) => {
      const answers: Answer<OpenedPayment>[] = [() => Promise.reject(error), async () => opened];
      const checkout = buying({ placeOrder: () => (answers.shift() ?? forever)() });
      await checkout.until('unsure');
      expect(checkout.context().failure?.code).toBe(code);
      expect(checkout.cartChanges()).toBe(0);
      checkout.send({ type: 'RETRY.REQUESTED' });
      await checkout.until('leaving');
      expect(checkout.submitted).toEqual([submission, submission]);
    },
  );

  it('looks at the cart again when one does not try again', async () => {
    const checkout = buying({ placeOrder: () => Promise.reject(lost) });
    await checkout.until('unsure');
    checkout.send({ type: 'CANCEL.REQUESTED' });
    expect(checkout.value()).toBe('reviewing');
    expect(checkout.cartChanges()).toBe(1);
  });

  it('says that it is slow, and can be cancelled: the cart then shows the order, if there is one', () => {
    const checkout = buying({ placeOrder: forever });
    checkout.clock.increment(7_999);
    expect(checkout.isSlow()).toBe(false);
    checkout.clock.increment(1);
    expect(checkout.isSlow()).toBe(true);
    checkout.send({ type: 'CANCEL.REQUESTED' });
    expect(checkout.value()).toBe('reviewing');
    expect(checkout.isSlow()).toBe(false);
    expect(checkout.cartChanges()).toBe(1);
  });

  it('keeps the order when the payment page cannot be reached, notifies the cart, and tries again', async () => {
    const checkout = buying({ placeOrder: async () => closed });
    await checkout.until('unreachable');
    expect(checkout.context()).toMatchObject({ orderId: 'order-1', paymentUrl: null });
    expect(checkout.cartChanges()).toBe(1);
    checkout.send({ type: 'PAYMENT.REQUESTED' });
    await checkout.until('leaving');
    expect(checkout.left).toEqual([url]);
  });
});

describe('the way to the payment page and back', () => {
  it('is gone again on request, where the browser did not go', async () => {
    const checkout = buying();
    await checkout.until('leaving');
    checkout.send({ type: 'PAYMENT.REQUESTED' });
    expect(checkout.left).toEqual([url, url]);
  });

  it('reads the order when the page is restored as it was left', async () => {
    const checkout = buying({ readOrder: async () => placed });
    await checkout.until('leaving');
    checkout.send({ type: 'BROWSER.RETURNED' });
    expect(checkout.value()).toBe('returned.reading');
    await checkout.until('paid');
    expect(checkout.context().order).toEqual(placed);
  });

  it('waits for the provider’s word where the order could not be read, and says so', async () => {
    const checkout = buying({ readOrder: () => Promise.reject(lost) });
    await checkout.until('leaving');
    checkout.send({ type: 'BROWSER.RETURNED' });
    await checkout.until('returned.confirming');
    expect(checkout.context().failure).toEqual({ code: 'NETWORK_ERROR', message: 'Network Error' });
  });

  it('need not be waited for when reading is slow', async () => {
    const checkout = buying({ readOrder: forever });
    await checkout.until('leaving');
    checkout.send({ type: 'BROWSER.RETURNED' });
    checkout.clock.increment(8_000);
    expect(checkout.isSlow()).toBe(true);
    checkout.send({ type: 'CANCEL.REQUESTED' });
    expect(checkout.value()).toBe('returned.confirming');
    expect(checkout.isSlow()).toBe(false);
  });
});

describe('an order on its own page', () => {
  it('is waited for until it is read', () => {
    expect(play({ orderId: 'order-1' }).value()).toBe('awaitingOrder');
    expect(play({ orderId: 'order-1', cameBack: true }).value()).toBe('returned.awaitingOrder');
  });

  it.each([
    ['unpaid', pending],
    ['paid', placed],
    ['paid', orderIn('cancelled', { paymentStatus: 'voided' })],
    ['paid', orderIn('completed', { paymentStatus: 'captured' })],
    ['expired', expired],
    ['declined', declined],
  ] as const)('is %s as the server says: %o', (state, order) => {
    expect(withOrder(order).value()).toBe(state);
  });

  it.each([
    ['returned.confirming', pending],
    ['paid', placed],
    ['expired', expired],
    ['declined', declined],
  ] as const)('is %s for who comes from the payment page: %o', (state, order) => {
    expect(withOrder(order, { cameBack: true }).value()).toBe(state);
  });

  it('stops waiting for the provider’s word after a while, and hears it all the same', () => {
    const checkout = withOrder(pending, { cameBack: true });
    checkout.clock.increment(8_000);
    expect(checkout.value()).toBe('unpaid');
    checkout.send({ type: 'ORDER.READ', order: placed });
    expect(checkout.value()).toBe('paid');
  });

  it('continues whenever something is reported about it', () => {
    const checkout = withOrder(pending, { cameBack: true });
    for (const [order, state] of [
      [declined, 'declined'],
      [placed, 'paid'],
      [orderIn('confirmed'), 'paid'],
    ] as const) {
      checkout.send({ type: 'ORDER.READ', order });
      expect(checkout.value()).toBe(state);
    }
    const over = withOrder(expired);
    over.send({ type: 'ORDER.READ', order: expired });
    expect(over.value()).toBe('expired');
  });

  it.each([
    ['awaitingOrder', () => play({ orderId: 'order-1' })],
    ['unpaid', () => withOrder(pending)],
    ['declined', () => withOrder(declined)],
    ['returned.confirming', () => withOrder(pending, { cameBack: true })],
    ['returned.awaitingOrder', () => play({ orderId: 'order-1', cameBack: true })],
  ] as const)('can be paid while %s', async (_, begin) => {
    const checkout = begin();
    checkout.send({ type: 'PAYMENT.REQUESTED' });
    expect(checkout.value()).toBe('opening');
    await checkout.until('leaving');
    expect(checkout.left).toEqual([url]);
  });

  it.each([
    ['does not open', async () => closed, null],
    ['cannot be asked for', () => Promise.reject(lost), { code: 'NETWORK_ERROR', message: 'Network Error' }],
    ['has an outage', () => Promise.reject(outage), { code: 'UNAVAILABLE', message: 'Not now.' }],
  ])('is kept when the payment page %s', async (_, openPayment, failure) => {
    const checkout = withOrder(pending, { openPayment });
    checkout.send({ type: 'PAYMENT.REQUESTED' });
    await checkout.until('unreachable');
    expect(checkout.context().failure).toEqual(failure);
    checkout.send({ type: 'ORDER.READ', order: placed });
    expect(checkout.value()).toBe('paid');
  });

  it('is looked at when the server does not let it be paid: it was, or is over', async () => {
    const checkout = withOrder(pending, {
      openPayment: () => Promise.reject(refusal),
      readOrder: async () => expired,
    });
    checkout.send({ type: 'PAYMENT.REQUESTED' });
    await checkout.until('expired');
    expect([checkout.ended(), checkout.cartChanges()]).toEqual(['unpaid', 1]);
  });

  it.each([
    ['over', expired, 'expired', 1],
    ['paid in the last moment', placed, 'paid', 0],
    ['still waiting by the server’s clock', pending, 'unpaid', 0],
  ] as const)('is looked at when its time ran out: %s', async (_, order, state, cartChanges) => {
    const checkout = withOrder(pending, { readOrder: async () => order });
    checkout.send({ type: 'ORDER.TIME_RAN_OUT' });
    expect(checkout.value()).toBe('reading');
    await checkout.until(state);
    expect([checkout.ended(), checkout.cartChanges()]).toEqual([
      state === 'expired' ? 'unpaid' : undefined,
      cartChanges,
    ]);
  });

  it('need not be waited for when the payment page is slow', () => {
    const checkout = withOrder(pending, { openPayment: forever });
    checkout.send({ type: 'PAYMENT.REQUESTED' });
    checkout.clock.increment(8_000);
    expect(checkout.isSlow()).toBe(true);
    checkout.send({ type: 'CANCEL.REQUESTED' });
    expect(checkout.value()).toBe('unpaid');
  });
});

describe('giving up', () => {
  it.each([
    ['unpaid', () => withOrder(pending)],
    ['declined', () => withOrder(declined)],
    ['awaitingOrder', () => play({ orderId: 'order-1' })],
    ['returned.confirming', () => withOrder(pending, { cameBack: true })],
  ] as const)('ends an order that is %s, and notifies the cart', async (_, begin) => {
    const checkout = begin();
    checkout.send({ type: 'ORDER.GIVE_UP_REQUESTED' });
    expect(checkout.value()).toBe('givingUp');
    await checkout.until('expired');
    expect([checkout.ended(), checkout.cartChanges()]).toEqual(['givenUp', 1]);
  });

  it('ends an order whose payment page cannot be reached', async () => {
    const checkout = buying({ placeOrder: async () => closed });
    await checkout.until('unreachable');
    checkout.send({ type: 'ORDER.GIVE_UP_REQUESTED' });
    await checkout.until('expired');
  });

  it('finds out what became of the order when it fails, and says why', async () => {
    const checkout = withOrder(pending, { giveUpOrder: () => Promise.reject(outage) });
    checkout.send({ type: 'ORDER.GIVE_UP_REQUESTED' });
    await checkout.until('unpaid');
    expect(checkout.context()).toMatchObject({ order: pending, failure: { code: 'UNAVAILABLE' } });
  });

  it('finds out too when it is slow and not waited for', async () => {
    const checkout = withOrder(pending, { giveUpOrder: forever, readOrder: async () => placed });
    checkout.send({ type: 'ORDER.GIVE_UP_REQUESTED' });
    checkout.clock.increment(8_000);
    expect(checkout.isSlow()).toBe(true);
    checkout.send({ type: 'CANCEL.REQUESTED' });
    await checkout.until('paid');
  });
});

it('keeps what the server says of the fields, and only what is said well', async () => {
  const fields = [
    { field: 'place/port', message: 'Choose the port.', rule: 'required' },
    { field: 'place/berth' },
    null,
  ];
  const invalid = { code: 'VALIDATION', message: 'Choose the port.', status: 400, details: { fields } };
  const checkout = buying({ placeOrder: () => Promise.reject(invalid) });
  await checkout.until('reviewing');
  expect(checkout.context().failure).toEqual({
    code: 'VALIDATION',
    message: 'Choose the port.',
    fields: [{ field: 'place/port', message: 'Choose the port.' }],
  });
});

it('is unsure, not lost, where nobody provided how to place an order', async () => {
  const actor = createActor(checkoutMachine, { input: { orderId: null, cameBack: false } }).start();
  actor.send({ type: 'CHECKOUT.SUBMITTED', submission });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('unsure'));
  expect(context.failure?.code).toBe('UNEXPECTED');
});
