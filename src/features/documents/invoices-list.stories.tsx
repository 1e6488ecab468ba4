import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListPage, ListStage } from '../list-page/index.ts';
import { defineInvoices } from './invoices-list.tsx';
import { exampleCreditNote, exampleInvoice } from './testing/example-invoices.ts';

const listOf = (reader: 'buyer' | 'vendor') =>
  defineInvoices({
    title: 'Invoices',
    lead: 'Invoices and credit notes.',
    reader,
    hrefOf: ({ saleId }) => `/supplier/orders-details?id=${saleId}`,
  });

const address = '/supplier/transactions?view=invoices';

const meta = {
  title: 'Money/Invoices',
  component: ListStage,
  parameters: { inset: false },
  args: {
    address,
    answer: { items: [exampleCreditNote, exampleInvoice], nextCursor: null, total: 2 },
    children: <ListPage list={listOf('vendor')} />,
  },
} satisfies Meta<typeof ListStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAVendor: Story = {};

export const OfABuyer: Story = { args: { children: <ListPage list={listOf('buyer')} /> } };

export const NothingYet: Story = { args: { answer: { items: [], nextCursor: null, total: 0 } } };

export const NothingFound: Story = {
  args: { address: `${address}&from=2026-11-01`, answer: { items: [], nextCursor: null, total: 0 } },
};
