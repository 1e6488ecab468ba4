import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { fn } from 'storybook/test';
import { Button } from '../../ui/index.ts';
import { MoneyView } from './money-view.tsx';
import { moneyReaders } from './readers.tsx';
import { buyerFigures, figures, lines, manyLines } from './testing/example-lines.ts';

function InRouter({ Story }: { Story: ComponentType }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Story /> }]));
  return <RouterProvider router={router} />;
}

const search = { kind: null, q: '', from: '', to: '' };
const wordsOf = ({
  figuresOf: _figures,
  exported: _exported,
  ...words
}: (typeof moneyReaders)[keyof typeof moneyReaders]) => words;

const meta = {
  title: 'Money/Transactions',
  component: MoneyView,
  decorators: [(Story) => <InRouter Story={Story} />],
  parameters: { inset: false },
  args: {
    ...wordsOf(moneyReaders.supplier),
    figures: moneyReaders.supplier.figuresOf(figures),
    ...{ lines, hasMore: false, failureDetails: null, busy: false, search },
    ...{ onSearch: fn(), onMore: fn(), onRetry: fn() },
    exportButton: (
      <Button variant="surface" color="gray" highContrast>
        Export CSV
      </Button>
    ),
  },
} satisfies Meta<typeof MoneyView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Supplier: Story = {};

export const TwoHundred: Story = { args: { lines: manyLines(200), hasMore: true } };

export const Filtered: Story = {
  args: { search: { kind: 'transfer', q: 'Q-10001', from: '2026-11-01', to: '2026-11-30' } },
};

export const NothingFound: Story = { args: { lines: [], search: { ...search, kind: 'reversal' } } };

export const NothingSold: Story = { args: { lines: [] } };

export const Crew: Story = {
  args: {
    ...wordsOf(moneyReaders.crew_member),
    figures: moneyReaders.crew_member.figuresOf(buyerFigures),
    lines: lines.slice(1),
  },
};

export const NothingPaid: Story = {
  args: {
    ...wordsOf(moneyReaders.crew_member),
    figures: moneyReaders.crew_member.figuresOf(buyerFigures),
    lines: [],
  },
};

export const Waiting: Story = { args: { figures: null, lines: null, busy: true } };

export const Unreadable: Story = {
  args: { figures: null, lines: null, failureDetails: 'UNAVAILABLE · 0193f2a1' },
};
