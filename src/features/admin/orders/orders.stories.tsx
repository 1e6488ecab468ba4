import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { fn } from 'storybook/test';
import { Button } from '../../../ui/index.ts';
import { AllOrdersView } from './orders-view.tsx';
import { manyRows, rows } from './testing/example-orders.ts';

function InRouter({ Story }: { Story: ComponentType }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Story /> }]));
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'Admin/Orders',
  component: AllOrdersView,
  decorators: [(Story) => <InRouter Story={Story} />],
  parameters: { inset: false },
  args: {
    found: { items: rows, total: rows.length, hasMore: false },
    ...{ failureDetails: null, busy: false, search: { status: null, q: '' } },
    ...{ onSearch: fn(), onMore: fn(), onRetry: fn() },
    exportButton: (
      <Button variant="surface" color="gray" highContrast>
        Export CSV
      </Button>
    ),
  },
} satisfies Meta<typeof AllOrdersView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const TwoHundred: Story = { args: { found: { items: manyRows(200), total: 1204, hasMore: true } } };
const none = { items: [], total: 0, hasMore: false };
export const NobodyOrdered: Story = { args: { found: none } };
export const NothingFound: Story = { args: { found: none, search: { status: 'cancelled', q: 'anchor' } } };
export const Waiting: Story = { args: { found: null, busy: true } };
export const Unreadable: Story = { args: { found: null, failureDetails: 'INTERNAL · 0193f2a1' } };
