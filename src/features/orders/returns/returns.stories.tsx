import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Panel } from '../../../ui/index.ts';
import { ReturnCard } from './return-card.tsx';
import { offeredReturn, refundedReturn, requestedReturn } from './testing/example-returns.ts';

const meta = {
  title: 'Orders/Return',
  component: ReturnCard,
  args: { shown: requestedReturn, reader: 'supplier', onStep: fn() },
  render: (args) => (
    <Panel title="Returns of Q-10001/1" flush>
      <ReturnCard {...args} />
    </Panel>
  ),
} satisfies Meta<typeof ReturnCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToAnswer: Story = {};

export const Offered: Story = { args: { shown: offeredReturn, reader: 'buyer' } };

export const Refunded: Story = { args: { shown: refundedReturn, reader: 'buyer' } };

/** The supplier pays for a faulty thing. */
export const SendBackFaulty: Story = {
  args: {
    reader: 'buyer',
    shown: {
      ...requestedReturn,
      status: 'accepted',
      actions: ['send_back', 'withdraw', 'write', 'add_file'],
    },
  },
};

export const Withdrawal: Story = {
  args: {
    reader: 'buyer',
    shown: {
      ...requestedReturn,
      kind: 'withdrawal',
      status: 'accepted',
      reason: null,
      actions: ['send_back', 'withdraw', 'write'],
    },
  },
};
