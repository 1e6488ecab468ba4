import { inRouter } from '../../testing/in-router.tsx';
import { euro } from '../../../api/testing/values.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ApiError } from '../../../api/index.ts';
import { cartOf, idsOf } from '../../../machines/cart/testing/carts.ts';
import { toFailure } from '../../server-data/index.ts';
import { OpenOrderView } from '../checkout/open-order-view.tsx';
import { checkoutIn } from '../testing/checkout-states.ts';
import {
  cartTooLate,
  cartToNowhere,
  collectedCart,
  failures,
  fortyLines,
  StoryCart,
  troubledCart,
  usualCart,
} from '../testing/story-cart.tsx';
import type { CartViewProps } from './cart-view.tsx';

const openOrder = {
  id: 'order-1',
  number: 'Q-10001',
  total: euro(23_159),
  expiresAt: '2126-11-20T09:15:00.000Z',
};
const offline = new ApiError({ code: 'NETWORK_ERROR', message: 'Network Error' });
const waiting = { ...usualCart, openOrder };

const meta = {
  title: 'Cart/Cart',
  component: StoryCart,
  parameters: { inset: false },
  decorators: [inRouter],
} satisfies Meta<typeof StoryCart>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = fn();
const inState = (state: Partial<CartViewProps>): Story => ({ args: { state: { send, ...state } } });

export const Usual: Story = {
  ...inState({}),
  play: async ({ canvas }) => {
    send.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /^Reserve and pay/ }));
    await expect(send).toHaveBeenCalledWith({
      type: 'CHECKOUT.SUBMITTED',
      submission: {
        body: { cartVersion: 3, expectedTotal: usualCart.total },
        key: 'checkout-1-3',
      },
    });
  },
};
const only = { ...idsOf('F4'), quantity: 2 };
const cartOfOne = cartOf(usualCart.lines.slice(0, 1));
export const BoughtByItself: Story = {
  ...inState({
    cart: cartOfOne,
    only: { line: only, inCart: 43 },
    actions: { onQuantity: fn(), onTyping: fn(), leaving: null },
  }),
  play: async ({ canvas }) => {
    send.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /^Reserve and pay/ }));
    await expect(send).toHaveBeenCalledWith({
      type: 'CHECKOUT.SUBMITTED',
      submission: {
        body: { cartVersion: 3, expectedTotal: cartOfOne.total, only },
        key: 'checkout-1-3',
      },
    });
  },
};
export const OneLine: Story = inState({ cart: cartOf(usualCart.lines.slice(0, 1)) });
export const FortyLines: Story = inState({ cart: fortyLines });
export const Troubled: Story = {
  ...inState({ cart: troubledCart }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/items need your attention before you can pay/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show me' }));
    await expect(document.activeElement).toHaveAttribute('data-trouble');
  },
};
export const ToNowhere: Story = {
  ...inState({ cart: cartToNowhere }),
  play: async ({ canvas }) => {
    send.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /^Reserve and pay/ }));
    await expect(canvas.getByLabelText('Port')).toHaveFocus();
    await expect(canvas.getByText('Choose the delivery port.')).toBeVisible();
    await expect(send).not.toHaveBeenCalled();
  },
};
export const TooLate: Story = inState({ cart: cartTooLate });
export const Collected: Story = inState({ cart: collectedCart });
export const ChangesRefused: Story = inState({ failures });
export const WorkingOutTheTotal: Story = inState({ isSettled: false });
export const WorkingOutForLong: Story = inState({ isSettled: false, isSlow: true });
export const Empty: Story = inState({ cart: cartOf([]) });
export const EmptyButForWhatIsSaved: Story = inState({
  cart: { ...cartOf([]), savedLines: usualCart.savedLines },
});
export const Loading: Story = inState({ cart: null, isReading: true });
export const LoadingForLong: Story = inState({ cart: null, isReading: true, isSlow: true });
export const NotRead: Story = inState({ cart: null, failure: offline });
export const NotReadAnew: Story = inState({ failure: offline });
export const NoDelivery: Story = inState({
  cart: {
    ...usualCart,
    canCheckOut: false,
    suppliers: usualCart.suppliers.map((one, index) =>
      index === 0 ? { ...one, deliveryMethods: [], deliveryMethodId: null } : one,
    ),
  },
});

const spending = { limit: euro(50_000), spent: euro(12_000) };
const aboveLimit = { ...usualCart, spending, aboveLimit: euro(50_000) };
export const WithinTheLimit: Story = inState({
  cart: { ...usualCart, spending: { ...spending, limit: euro(900_000) } },
});
const ask = { run: fn(async () => true), busy: false, slow: false, failure: null, cancel: fn() };
export const AboveTheLimit: Story = {
  ...inState({ cart: aboveLimit, ask }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send for approval' }));
    await expect(ask.run).toHaveBeenCalledWith(aboveLimit);
  },
};
export const SentForLong: Story = inState({ cart: aboveLimit, ask: { ...ask, busy: true, slow: true } });
export const NotSent: Story = inState({
  cart: aboveLimit,
  ask: {
    ...ask,
    failure: toFailure(new ApiError({ code: 'PRICE_CHANGED', message: 'A price has changed.' })),
  },
});

export const Placing: Story = inState({ snapshot: checkoutIn('placing') });
export const PlacingForLong: Story = inState({ snapshot: checkoutIn({ placing: 'slow' }) });
export const Refused: Story = inState({
  snapshot: checkoutIn('reviewing', { failure: { code: 'PRICE_CHANGED', message: 'A price has changed.' } }),
});
export const Unsure: Story = {
  ...inState({
    snapshot: checkoutIn('unsure', { failure: { code: 'NETWORK_ERROR', message: 'Network Error' } }),
  }),
  play: async ({ canvas }) => {
    send.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(send).toHaveBeenCalledWith({ type: 'RETRY.REQUESTED' });
  },
};
export const Unreachable: Story = inState({
  cart: { ...cartOf([]), openOrder },
  snapshot: checkoutIn('unreachable', { orderId: 'order-1' }),
});
export const OpeningForLong: Story = inState({
  cart: { ...cartOf([]), openOrder },
  snapshot: checkoutIn({ opening: 'slow' }, { orderId: 'order-1' }),
});
export const Leaving: Story = inState({
  snapshot: checkoutIn('leaving', { orderId: 'order-1', paymentUrl: 'https://pay.example.com/1' }),
});
export const LookingAtTheOrder: Story = inState({ snapshot: checkoutIn('reading', { orderId: 'order-1' }) });
export const AnOrderWaits: Story = {
  ...inState({
    cart: waiting,
    openOrder: (
      <OpenOrderView
        order={openOrder}
        snapshot={checkoutIn('awaitingOrder', { orderId: 'order-1' })}
        send={send}
      />
    ),
  }),
  play: async ({ canvas }) => {
    send.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay €231.59' }));
    await expect(send).toHaveBeenCalledWith({ type: 'PAYMENT.REQUESTED' });
  },
};
export const AnOrderWaitsForLong: Story = inState({
  cart: waiting,
  openOrder: (
    <OpenOrderView
      order={openOrder}
      snapshot={checkoutIn({ givingUp: 'slow' }, { orderId: 'order-1' })}
      send={send}
    />
  ),
});
export const AnOrderIsOver: Story = inState({
  cart: waiting,
  openOrder: (
    <OpenOrderView
      order={{ ...openOrder, expiresAt: '2025-11-20T09:15:00.000Z' }}
      snapshot={checkoutIn('awaitingOrder', { orderId: 'order-1' })}
      send={send}
    />
  ),
});
export const AnOrderWaitsUnreachable: Story = inState({
  cart: waiting,
  openOrder: (
    <OpenOrderView
      order={openOrder}
      snapshot={checkoutIn('unreachable', { orderId: 'order-1' })}
      send={send}
    />
  ),
});
