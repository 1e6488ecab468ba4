import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListStage } from '../list-page/index.ts';
import { commissionInvoices } from './testing/example-commission-invoices.ts';
import { SupplierTransactions } from './transactions-lists.tsx';

const list = { items: commissionInvoices, nextCursor: null, total: commissionInvoices.length };

const meta = {
  title: 'Money/Commission',
  component: ListStage,
  parameters: { inset: false },
  args: {
    address: '/supplier/transactions?view=commission',
    answer: list,
    children: <SupplierTransactions />,
  },
} satisfies Meta<typeof ListStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Supplier: Story = {};

export const NothingInvoiced: Story = { args: { answer: { items: [], nextCursor: null, total: 0 } } };

export const Waiting: Story = { args: { answer: 'never' } };

export const Unreadable: Story = { args: { answer: 'unreachable' } };
