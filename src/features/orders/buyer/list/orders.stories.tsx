import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CartProvider, stillCart } from '../../../cart/index.ts';
import { ListPage, ListStage } from '../../../list-page/index.ts';
import { orderRows } from '../testing/example-orders.ts';
import { ordersList } from './orders-list.tsx';

const none = { items: [], nextCursor: null, total: 0 };

const meta = {
  title: 'Orders/Orders',
  component: ListStage,
  parameters: { inset: false },
  decorators: [
    (Story) => (
      <CartProvider cart={stillCart()}>
        <Story />
      </CartProvider>
    ),
  ],
  args: {
    address: '/crew/orders-management',
    answer: { items: orderRows, nextCursor: 'next', total: 40 },
    children: <ListPage list={ordersList} />,
  },
} satisfies Meta<typeof ListStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Older orders' })).toHaveAttribute(
      'href',
      '/crew/orders-management?cursor=next',
    );
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'completed');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Older orders' })).toHaveAttribute(
        'href',
        '/crew/orders-management?status=completed&cursor=next',
      ),
    );
    await userEvent.selectOptions(canvas.getByLabelText('State'), '');
  },
};
export const AnOlderPage: Story = { args: { address: '/crew/orders-management?cursor=next' } };
export const NothingFound: Story = { args: { address: '/crew/orders-management?q=windlass', answer: none } };
export const NoneYet: Story = { args: { answer: none } };
export const Loading: Story = { args: { answer: 'never' } };
export const NotRead: Story = { args: { answer: 'unreachable' } };
