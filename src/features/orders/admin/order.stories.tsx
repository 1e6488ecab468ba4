import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { fn, screen, userEvent } from 'storybook/test';
import { ApiError } from '../../../api/index.ts';
import type { Submission } from '../../forms/index.ts';
import { RouteLink } from '../../links/index.ts';
import { errorText, toFailure } from '../../server-data/index.ts';
import { AnyOrderView } from './order-view.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { SettleDialog } from './settle-dialog.tsx';
import { disputed, order } from './testing/example-orders.ts';

function InRouter({ Story }: { Story: ComponentType }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Story /> }]));
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'Admin/Order',
  component: AnyOrderView,
  decorators: [(Story) => <InRouter Story={Story} />],
  parameters: { inset: false },
  args: {
    order,
    onRefund: fn(),
    onAsk: fn(),
    onSplit: fn(),
    onSettle: fn(),
    breadcrumb: <RouteLink to="/admin/orders-management">Orders</RouteLink>,
  },
} satisfies Meta<typeof AnyOrderView>;
export default meta;
type Story = StoryObj<typeof meta>;

const [subOrder] = order.subOrders;
const still: Submission = { busy: false, slow: false, failure: null, cancel: fn() };
const dialog = { submission: still, textOf: errorText, onClose: fn(), returnFocusTo: () => null };

export const Delivered: Story = {};

export const Disputed: Story = { args: { order: disputed } };

export const NotPaidYet: Story = {
  args: {
    order: {
      ...order,
      status: 'pending_payment',
      placedAt: null,
      ledger: [],
      timeline: [],
      payment: { status: 'failed', declineMessage: 'The bank says that the card is over its limit.' },
      subOrders: order.subOrders.map((one) => ({
        ...one,
        status: 'reserved' as const,
        due: one,
        note: null,
        refunded: { amountMinor: 0, currency: 'EUR' },
        afterRefunds: one.total,
        actions: [],
        commission: null,
        share: null,
        refundable: null,
      })),
    },
  },
};

export const Refund: Story = {
  render: () =>
    subOrder ? (
      <RefundDialog
        {...dialog}
        sale={{
          number: subOrder.number,
          sellerName: subOrder.supplier.name,
          paid: subOrder.due.total,
          refundable: subOrder.refundable ?? subOrder.total,
          delivery: { amountMinor: 1500, currency: 'EUR' },
          commission: subOrder.commission,
        }}
        toCome={[{ id: 'r', items: '1 × Fender F4', amount: { amountMinor: 8159, currency: 'EUR' } }]}
        buyerName={order.buyerName}
        onRefund={fn()}
      />
    ) : (
      <></>
    ),
};

export const SplitDispute: Story = {
  render: () =>
    subOrder ? (
      <RefundDialog
        {...dialog}
        sale={{
          number: subOrder.number,
          sellerName: subOrder.supplier.name,
          paid: subOrder.due.total,
          refundable: subOrder.refundable ?? subOrder.total,
          commission: subOrder.commission,
        }}
        buyerName={order.buyerName}
        settlesDispute
        onRefund={fn()}
      />
    ) : (
      <></>
    ),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Amount/ }), '50');
  },
};

export const DecideForSupplier: Story = {
  render: () =>
    subOrder ? (
      <SettleDialog {...dialog} subOrder={subOrder} settlement="settle_dispute" onSettle={fn()} />
    ) : (
      <></>
    ),
};

export const DecideForBuyer: Story = {
  render: () =>
    subOrder ? (
      <SettleDialog
        {...dialog}
        subOrder={subOrder}
        settlement="accept_return"
        submission={{
          ...still,
          failure: toFailure(
            new ApiError({
              code: 'NOT_ALLOWED_NOW',
              message: 'The order has changed. Here is the current version. What you typed is kept.',
            }),
          ),
        }}
        onSettle={fn()}
      />
    ) : (
      <></>
    ),
};
