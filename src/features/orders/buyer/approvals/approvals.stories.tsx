import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { antibesPort, palmaPort } from '../../../../api/testing/ports.ts';
import { CartProvider, stillCart } from '../../../cart/index.ts';
import { ListStage } from '../../../list-page/index.ts';
import { OrdersTabs } from '../list/orders-tabs.tsx';
import { dearerRequest, requestOf, shortRequest, waitingRequest } from '../testing/example-approvals.ts';
import { ApprovalScreen } from './approval-screen.tsx';
import { ApprovalsScreen } from './approvals-list.tsx';

// One answer for everything that is requested: the request, and the ports for the name of its port.
const withPorts = (details: object) => ({ ...details, ports: [palmaPort, antibesPort] });

const one = <ApprovalScreen approvalId="approval-1" />;
const list = <ApprovalsScreen tabs={<OrdersTabs shown="approvals" />} />;

const meta = {
  title: 'Orders/Approvals',
  component: ListStage,
  parameters: { inset: false },
  decorators: [
    (Story) => (
      <CartProvider cart={stillCart()}>
        <Story />
      </CartProvider>
    ),
  ],
  args: {
    address: '/crew/orders-management?approval=approval-1',
    answer: withPorts(requestOf()),
    children: one,
  },
} satisfies Meta<typeof ListStage>;
export default meta;
type Story = StoryObj<typeof meta>;

const order = {
  id: 'order-1',
  number: 'Q-10001',
  status: 'pending_payment',
  isYours: true,
  canOpen: true,
} as const;
const showing = (details: object): Story => ({ args: { answer: withPorts(details) } });

export const ToApprove: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Reserve and pay €231.59' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByRole('textbox', { name: 'Why?' })).toBeVisible());
  },
};
export const Dearer: Story = showing(dearerRequest);
export const NotAllToBeHad: Story = {
  ...showing(shortRequest),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Reserve and pay/ })).toBeDisabled();
  },
};
export const Yours: Story = {
  ...showing(requestOf({ isYours: true, actions: ['withdraw'] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Withdraw' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: /^Reserve and pay/ })).toBeNull();
  },
};
export const ToPay: Story = showing(
  requestOf({ status: 'approved', approverName: 'Mara Lindqvist', order, actions: [] }),
);
export const YoursIsOrdered: Story = {
  ...showing(
    requestOf({
      status: 'ordered',
      isYours: true,
      approverName: 'Mara Lindqvist',
      order: { ...order, status: 'placed', isYours: false },
      actions: [],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See the order' })).toBeVisible();
  },
};
export const Declined: Story = showing(
  requestOf({
    status: 'declined',
    isYours: true,
    approverName: 'Mara Lindqvist',
    note: 'We still have four of these in the lazarette, and the owner wants the blue ones.',
    actions: [],
  }),
);
export const Expired: Story = showing(requestOf({ status: 'expired', isYours: true, actions: [] }));
export const Loading: Story = { args: { answer: 'never' } };
export const NotRead: Story = { args: { answer: 'unreachable' } };

const inList = (answer: object | 'never' | 'unreachable', search = ''): Story => ({
  args: { address: `/crew/orders-management?show=approvals${search}`, answer, children: list },
});
const rows = [
  waitingRequest,
  { ...waitingRequest, id: 'approval-2', number: 'A-1002', isYours: true, actions: [] },
  {
    ...waitingRequest,
    id: 'approval-3',
    number: 'A-1003',
    status: 'declined',
    requesterName: 'Konstantina Papadimitriou-Vandenberghe',
    yachtName: 'Serenissima Principessa di Castelfranco Veneto II',
    lines: 12,
    actions: [],
  },
] as const;
export const Some: Story = inList({ items: rows, nextCursor: null, total: 3 });
export const NoneYet: Story = inList({ items: [], nextCursor: null, total: 0 });
export const NothingFound: Story = inList({ items: [], nextCursor: null, total: 0 }, '&q=windlass');
export const ListNotRead: Story = inList('unreachable');
