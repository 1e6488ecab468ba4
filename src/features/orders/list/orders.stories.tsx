import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, userEvent } from 'storybook/test';
import { orderRows } from '../testing/example-orders.ts';
import { OrdersView } from './orders-view.tsx';

const search = { q: '', status: null, cursor: null };

const meta = {
  title: 'Orders/Orders',
  component: OrdersView,
  parameters: { inset: false },
  args: {
    found: { items: orderRows, nextCursor: 'next', total: 40 },
    failureDetails: null,
    busy: false,
    search,
    onSearch: fn(),
    onRetry: fn(),
    exportButton: null,
  },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof OrdersView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Older orders' })).toHaveAttribute(
      'href',
      '/crew/orders-management?cursor=next',
    );
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'completed');
    await expect(args.onSearch).toHaveBeenCalledWith({ status: 'completed' });
  },
};
export const AnOlderPage: Story = { args: { search: { ...search, cursor: 'next' } } };
export const NothingFound: Story = {
  args: { found: { items: [], nextCursor: null, total: 0 }, search: { ...search, q: 'windlass' } },
};
export const NoneYet: Story = { args: { found: { items: [], nextCursor: null, total: 0 } } };
export const Loading: Story = { args: { found: null, busy: true } };
export const NotRead: Story = { args: { found: null, failureDetails: 'NETWORK_ERROR' } };
