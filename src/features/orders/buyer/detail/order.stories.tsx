import type { Meta, StoryObj } from '@storybook/react-vite';
import { inRouter } from '../../../testing/in-router.tsx';
import { expect, fn, userEvent } from 'storybook/test';
import { checkoutMachine, orderStateOf, type CheckoutContext } from '../../../../machines/checkout/index.ts';
import type { Order, SubOrder } from '../../shared/index.ts';
import {
  changedPart,
  declinedOrder,
  declinedPart,
  deliveredPart,
  deliveredOrder,
  orderOf,
  proposedPart,
  unpaidOrder,
  waitingPart,
} from '../testing/example-orders.ts';
import { OrderView } from './order-view.tsx';

type State =
  | 'unpaid'
  | 'paid'
  | 'expired'
  | 'declined'
  | { returned: 'confirming' }
  | 'unreachable'
  | 'opening'
  | { opening: 'slow' }
  | 'leaving'
  | 'givingUp';

const checkoutIn = (value: State, order: Order, context: Partial<CheckoutContext> = {}) =>
  checkoutMachine.resolveState({
    value,
    context: {
      orderId: order.id,
      submission: null,
      paymentUrl: null,
      order: orderStateOf(order),
      failure: null,
      ...context,
    },
  });

const placed = orderOf([waitingPart, proposedPart]);

const meta = {
  title: 'Orders/Order',
  component: OrderView,
  parameters: { inset: false },
  args: {
    order: placed,
    snapshot: checkoutIn('paid', placed),
    send: fn(),
    hasReturned: false,
    onAction: fn(),
    onOrderAgain: fn(),
    isOrderingAgain: false,
    onPrint: fn(),
  },
  decorators: [inRouter],
} satisfies Meta<typeof OrderView>;
export default meta;
type Story = StoryObj<typeof meta>;

const unpaid = (state: State, context: Partial<CheckoutContext> = {}, order = unpaidOrder): Story => ({
  args: { order, snapshot: checkoutIn(state, order, context) },
});

export const Unpaid: Story = {
  ...unpaid('unpaid'),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay €541.35' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'PAYMENT.REQUESTED' });
  },
};
export const Confirming: Story = unpaid({ returned: 'confirming' });
export const Declined: Story = unpaid('declined', {}, declinedOrder);
export const Unreachable: Story = unpaid('unreachable');
export const OpeningForLong: Story = unpaid({ opening: 'slow' });
export const Leaving: Story = unpaid('leaving', { paymentUrl: 'https://pay.example.com/1' });
export const GivingUp: Story = unpaid('givingUp');
export const Expired: Story = unpaid(
  'expired',
  {},
  {
    ...unpaidOrder,
    status: 'payment_expired',
    payment: { status: 'expired', declineMessage: null },
    subOrders: [{ ...waitingPart, status: 'released', answerBy: null, actions: [] }],
    actions: [],
  },
);

const justPaid = orderOf([waitingPart]);
export const JustPaid: Story = {
  args: { order: justPaid, snapshot: checkoutIn('paid', justPaid), hasReturned: true },
};
export const AChangeIsProposed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept the change' }));
    await expect(args.onAction).toHaveBeenCalledWith(proposedPart, 'accept_change');
  },
};
const changed = orderOf([waitingPart, changedPart], { status: 'partially_confirmed' });
export const AChangeIsAccepted: Story = {
  args: { order: changed, snapshot: checkoutIn('paid', changed) },
};
export const Delivered: Story = {
  args: { order: deliveredOrder, snapshot: checkoutIn('paid', deliveredOrder), isOrderingAgain: true },
};
const received: SubOrder = { ...deliveredPart, status: 'completed', completesAt: null, actions: [] };
const returning = orderOf(
  [
    {
      ...received,
      openReturns: [
        {
          kind: 'withdrawal',
          status: 'accepted',
          goodsComeBack: true,
          waitsFor: 'buyer',
          answerBy: '2126-12-02T09:00:00Z',
        },
      ],
    },
  ],
  { ...deliveredOrder, status: 'completed' },
);
export const BeingReturned: Story = {
  args: { order: returning, snapshot: checkoutIn('paid', returning) },
};
const allBack = { refunded: received.due.total, afterRefunds: { ...received.due.total, amountMinor: 0 } };
const refunded = orderOf([{ ...received, ...allBack }], {
  ...deliveredOrder,
  ...allBack,
  status: 'completed',
  payment: { status: 'refunded', declineMessage: null },
});
export const Refunded: Story = { args: { order: refunded, snapshot: checkoutIn('paid', refunded) } };
const partlyDeclined = orderOf([waitingPart, declinedPart], { status: 'partially_confirmed' });
export const PartlyDeclined: Story = {
  args: { order: partlyDeclined, snapshot: checkoutIn('paid', partlyDeclined) },
};
const long = orderOf([
  {
    ...waitingPart,
    lines: Array.from({ length: 40 }, (_, index) => ({
      ...(waitingPart.lines[index % 2] ?? { ...waitingPart.lines[0] }),
      id: `line-${index}`,
    })) as Order['subOrders'][number]['lines'], // Each is one of the two example lines.
  },
]);
export const FortyLines: Story = { args: { order: long, snapshot: checkoutIn('paid', long) } };
