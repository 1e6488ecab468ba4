import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { fn } from 'storybook/test';
import { Button } from '../../../ui/index.ts';
import { counts, manyRows, rows } from '../testing/example-orders.ts';
import { BulkBar } from './bulk-bar.tsx';
import { OrdersView } from './orders-view.tsx';

function InRouter({ Story }: { Story: ComponentType }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Story /> }]));
  return <RouterProvider router={router} />;
}

const none: ReadonlySet<string> = new Set();
const idle = { left: [], confirmed: [], failed: [], slow: false };
const numbered = rows.map(({ id, number }) => ({ id, number }));
const bar = { context: idle, state: 'choosing' as const, chosen: [], send: fn(), onClear: fn() };

const meta = {
  title: 'Supplier/Orders',
  component: OrdersView,
  decorators: [(Story) => <InRouter Story={Story} />],
  parameters: { inset: false },
  args: {
    found: { items: rows, total: rows.length, counts, hasMore: false },
    ...{ failureDetails: null, busy: false, search: { tab: 'to_answer', q: '' }, selected: none },
    ...{ onSearch: fn(), onMore: fn(), onRetry: fn(), onSelect: fn(), bulk: null },
    exportButton: (
      <Button variant="surface" color="gray" highContrast>
        Export CSV
      </Button>
    ),
  },
} satisfies Meta<typeof OrdersView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToAnswer: Story = {};

export const Chosen: Story = {
  args: {
    selected: new Set(rows.map(({ id }) => id)),
    bulk: <BulkBar {...bar} chosen={rows} />,
  },
};

export const Confirming: Story = {
  args: {
    bulk: (
      <BulkBar
        {...bar}
        state="confirming"
        context={{ ...idle, left: numbered.slice(1), confirmed: numbered.slice(0, 1) }}
      />
    ),
  },
};

export const SomeFailed: Story = {
  args: {
    bulk: (
      <BulkBar
        {...bar}
        state="done"
        context={{
          ...{ left: numbered.slice(3), confirmed: numbered.slice(0, 1), slow: false },
          failed: [
            {
              ...{ id: 'a', number: 'Q-10002/1', code: 'NOT_ALLOWED_NOW' },
              message: 'That cannot be done now.',
            },
            { id: 'b', number: 'Q-10003/1', code: 'NETWORK_ERROR', message: 'Network Error' },
          ],
        }}
      />
    ),
  },
};

export const AllConfirmed: Story = {
  args: { bulk: <BulkBar {...bar} state="done" context={{ ...idle, confirmed: numbered.slice(0, 3) }} /> },
};

export const TwoHundred: Story = {
  args: { found: { items: manyRows(200), total: 412, counts: { ...counts, to_answer: 412 }, hasMore: true } },
};

export const OnTheWay: Story = {
  args: {
    search: { tab: 'on_the_way', q: '' },
    found: {
      items: rows.map((row) => ({ ...row, status: 'dispatched' as const, acceptedTotal: row.total })),
      ...{ total: rows.length, counts, hasMore: false },
    },
  },
};

const empty = { items: [], total: 0, counts: { ...counts, to_answer: 0 }, hasMore: false };

export const NothingToAnswer: Story = { args: { found: empty } };

export const NothingFound: Story = { args: { found: empty, search: { tab: 'done', q: 'anchor windlass' } } };

export const Waiting: Story = { args: { found: null, busy: true } };

export const Unreadable: Story = { args: { found: null, failureDetails: 'NETWORK_ERROR · 0193f2a1' } };
