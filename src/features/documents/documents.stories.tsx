import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListStage } from '../list-page/index.ts';
import { InvoicesPanel } from './invoices-panel.tsx';
import { awaitedSale, exampleSale, ownSale } from './testing/example-invoices.ts';

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

export const BeingIssued: Story = { args: { answer: { sales: [{ ...awaitedSale, awaits: 'issue' }] } } };

export const Waiting: Story = { args: { answer: 'never' } };

export const Unreadable: Story = { args: { answer: 'unreachable' } };
