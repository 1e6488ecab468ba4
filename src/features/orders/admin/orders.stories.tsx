import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListPage, ListStage } from '../../list-page/index.ts';
import { allOrdersList } from './all-orders-list.tsx';
import { manyRows, rows } from './testing/example-orders.ts';

const address = '/admin/orders-management';
const none = { items: [], nextCursor: null, total: 0 };

const meta = {
  title: 'Admin/Orders',
  component: ListStage,
  parameters: { inset: false },
  args: {
    address,
    answer: { items: rows, nextCursor: null, total: rows.length },
    children: <ListPage list={allOrdersList} />,
  },
} satisfies Meta<typeof ListStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const TwoHundred: Story = {
  args: { answer: { items: manyRows(200), nextCursor: 'next', total: 1204 } },
};
export const NobodyOrdered: Story = { args: { answer: none } };
export const NothingFound: Story = {
  args: { address: `${address}?status=cancelled&q=anchor`, answer: none },
};
export const Waiting: Story = { args: { answer: 'never' } };
export const Unreadable: Story = { args: { answer: 'unreachable' } };
