import { euro } from '../../api/testing/values.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListStage } from '../list-page/index.ts';
import { InvoicesPanel } from './invoices-panel.tsx';
import { StatementsPanel } from './statements-panel.tsx';
import { awaitedSale, exampleSale, lateOwnSale, ownSale, sendableSale } from './testing/example-invoices.ts';

const meta = {
  title: 'Money/Invoices of an order',
  component: ListStage,
  args: {
    address: '/crew/orders-management/1',
    answer: { sales: [exampleSale, awaitedSale, ownSale] },
    children: <InvoicesPanel purchaseId="1" reader="buyer" />,
  },
} satisfies Meta<typeof ListStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const One: Story = {
  args: { answer: { sales: [exampleSale] }, children: <InvoicesPanel purchaseId="1" reader="vendor" /> },
};

export const Own: Story = {
  args: { answer: { sales: [ownSale] }, children: <InvoicesPanel purchaseId="1" reader="vendor" /> },
};

export const OwnToCome: Story = { args: { answer: { sales: [lateOwnSale] } } };

export const OwnToSend: Story = {
  args: { answer: { sales: [sendableSale] }, children: <InvoicesPanel purchaseId="1" reader="vendor" /> },
};

export const BeingIssued: Story = { args: { answer: { sales: [{ ...awaitedSale, awaits: 'issue' }] } } };

export const StatementOfAMonth: Story = {
  args: {
    address: '/supplier/transactions?view=statements',
    answer: {
      month: '2026-11',
      opening: euro(700),
      sales: euro(20_000),
      refunds: euro(5000),
      commission: euro(1500),
      sent: euro(13_500),
      returned: euro(900),
      closing: euro(1600),
      commissionInvoice: { id: '1', number: 'QC-000007' },
    },
    children: <StatementsPanel today={new Date('2026-11-26T08:00:00Z')} />,
  },
};

export const Waiting: Story = { args: { answer: 'never' } };

export const Unreadable: Story = { args: { answer: 'unreachable' } };
