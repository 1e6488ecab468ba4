import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { fn } from 'storybook/test';
import { RouteLink } from '../../../links/index.ts';
import { completed, laterOrders, longWinded, toAnswer } from '../testing/example-orders.ts';
import { SubOrderView } from './sub-order-view.tsx';

function InRouter({ Story }: { Story: ComponentType }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Story /> }]));
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'Supplier/Order',
  component: SubOrderView,
  decorators: [(Story) => <InRouter Story={Story} />],
  parameters: { inset: false },
  args: {
    order: toAnswer,
    acting: null,
    onAction: fn(),
    breadcrumb: <RouteLink to="/supplier/orders">Orders</RouteLink>,
  },
} satisfies Meta<typeof SubOrderView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToAnswer: Story = {};
export const ChangeProposed: Story = { args: { order: laterOrders.proposed } };
export const Confirmed: Story = { args: { order: laterOrders.confirmed, acting: 'start_preparing' } };
export const NotChargedYet: Story = { args: { order: laterOrders.uncharged } };
export const InPart: Story = { args: { order: laterOrders.partly } };
export const Dispatched: Story = { args: { order: laterOrders.dispatched } };
export const Delivered: Story = { args: { order: laterOrders.delivered } };
export const Completed: Story = { args: { order: completed } };
export const ReturnToAnswer: Story = {
  args: {
    order: {
      ...completed,
      subOrder: {
        ...completed.subOrder,
        openReturns: [
          {
            kind: 'complaint',
            status: 'requested',
            goodsComeBack: true,
            waitsFor: 'supplier',
            answerBy: '2126-12-02T09:00:00Z',
          },
        ],
      },
    },
  },
};
export const Declined: Story = { args: { order: laterOrders.declined } };
export const LongWords: Story = { args: { order: longWinded } };
