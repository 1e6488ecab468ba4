import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListStage } from '../list-page/index.ts';
import { figures, lines, payouts, sentBack } from './testing/example-payouts.ts';
import { SupplierTransactions } from './transactions-lists.tsx';

const address = '/supplier/transactions?view=payouts';
const [underWay] = payouts;
const list = { figures, items: payouts, nextCursor: null, total: payouts.length };

const meta = {
  title: 'Money/Payouts',
  component: ListStage,
  parameters: { inset: false },
  args: { address, answer: list, children: <SupplierTransactions /> },
} satisfies Meta<typeof ListStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Supplier: Story = {};

/** The lines of a payout, with a refund. */
export const Opened: Story = {
  args: { address: `${address}&payout=${underWay?.id ?? ''}`, answer: { ...list, payout: underWay, lines } },
};

/** The bank returned it: what to do. */
export const SentBack: Story = {
  args: {
    address: `${address}&payout=${sentBack.id}`,
    answer: { ...list, payout: sentBack, lines: lines.slice(0, 1) },
  },
};

/** The bank returned it, and a later payout has paid the money. */
export const SentBackAndPaid: Story = {
  args: {
    address: `${address}&payout=${sentBack.id}`,
    answer: {
      ...list,
      payout: { ...sentBack, failure: sentBack.failure && { ...sentBack.failure, isPaidAgain: true } },
      lines: lines.slice(0, 1),
    },
  },
};

/** The provider has not reported its lines yet. */
export const NotKnownYet: Story = {
  args: {
    address: `${address}&payout=${underWay?.id ?? ''}`,
    answer: { ...list, payout: underWay, lines: [] },
  },
};

export const NothingPaidOut: Story = { args: { answer: { ...list, items: [], total: 0 } } };

export const NothingFound: Story = {
  args: { address: `${address}&status=failed`, answer: { ...list, items: [], total: 0 } },
};

export const Waiting: Story = { args: { answer: 'never' } };

export const Unreadable: Story = { args: { answer: 'unreachable' } };
