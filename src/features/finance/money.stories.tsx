import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListStage } from '../list-page/index.ts';
import { buyerFigures, figures, lines, manyLines } from './testing/example-lines.ts';
import { CrewSpend, ProviderTransactions, SupplierTransactions } from './transactions-lists.tsx';

const address = '/supplier/transactions';

const meta = {
  title: 'Money/Transactions',
  component: ListStage,
  parameters: { inset: false },
  args: {
    address,
    answer: { figures, items: lines, nextCursor: null },
    children: <SupplierTransactions />,
  },
} satisfies Meta<typeof ListStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Supplier: Story = {};

/** With the terms of a provider, whose sales are bookings. */
export const Provider: Story = {
  args: {
    address: '/service-provider/transactions',
    answer: {
      figures,
      items: lines.map((line) => ({ ...line, subOrderNumber: 'B-10001', saleKind: 'booking' as const })),
      nextCursor: null,
    },
    children: <ProviderTransactions />,
  },
};

export const TwoHundred: Story = {
  args: { answer: { figures, items: manyLines(200), nextCursor: 'next' } },
};

export const Filtered: Story = {
  args: { address: `${address}?kind=transfer&q=Q-10001&from=2026-11-01&to=2026-11-30` },
};

export const NothingFound: Story = {
  args: { address: `${address}?kind=reversal`, answer: { figures, items: [], nextCursor: null } },
};

export const NothingSold: Story = { args: { answer: { figures, items: [], nextCursor: null } } };

export const Crew: Story = {
  args: {
    answer: { figures: buyerFigures, items: lines.slice(1), nextCursor: null },
    children: <CrewSpend />,
  },
};

export const NothingPaid: Story = {
  args: {
    answer: { figures: buyerFigures, items: [], nextCursor: null },
    children: <CrewSpend />,
  },
};

export const Waiting: Story = { args: { answer: 'never' } };

export const Unreadable: Story = { args: { answer: 'unreachable' } };
