import { euro } from '../../../api/testing/values.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ListStage } from '../../list-page/index.ts';
import { deliveredPart } from '../buyer/testing/example-orders.ts';
import { requestedReturn, returnable } from '../returns/testing/example-returns.ts';
import { WrongDialog } from './wrong-dialog.tsx';

const meta = {
  title: 'Orders/Something wrong',
  component: WrongDialog,
  args: { subOrder: deliveredPart, returnable, returns: [], offered: true, changed: '', onClose: fn() },
  decorators: [
    (Story) => (
      <ListStage address="/crew/orders-management/order-1" answer={{}}>
        <Story />
      </ListStage>
    ),
  ],
} satisfies Meta<typeof WrongDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const OnItsWay: Story = {
  args: {
    subOrder: {
      ...deliveredPart,
      status: 'dispatched',
      deliveredAt: null,
      actions: ['confirm_receipt', 'dispute', 'add_file', 'request_return'],
    },
    first: 'missing',
  },
};

export const Undelivered: Story = { args: { first: 'undelivered' } };

export const KeptForLess: Story = {
  args: { first: 'faulty' },
  play: async () => {
    const count = await screen.findByLabelText('How many of Fender F4?');
    await userEvent.clear(count);
    await userEvent.type(count, '1');
    await userEvent.click(screen.getByRole('radio', { name: /^Keep it/ }));
    await expect(await screen.findByLabelText('Amount that goes back to you')).toBeVisible();
  },
};

export const Withdrawal: Story = {
  args: { returnable: { ...returnable, canWithdraw: true }, first: 'unwanted' },
};

/** Some was paid back, and some is decided: the form says how much, and why. */
export const WithdrawalOfTheRest: Story = {
  args: {
    returnable: {
      ...returnable,
      canWithdraw: true,
      delivery: null,
      most: euro(20_860),
      refunds: [
        {
          at: '2026-11-22T09:00:00.000Z',
          amount: euro(3000),
          reason: 'Kept for a lower price, damaged: “The seam is torn.”',
        },
        {
          at: '2026-11-23T09:00:00.000Z',
          amount: euro(2000),
          reason: 'Quayside decided: “It came two weeks late.”',
        },
      ],
    },
    returns: [{ ...requestedReturn, status: 'accepted', agreed: euro(4000) }],
    first: 'unwanted',
  },
};
