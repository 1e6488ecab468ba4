import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, EmptyState, ErrorState, Panel } from '../index.ts';

const meta = {
  title: 'Feedback/EmptyState and ErrorState',
  component: ErrorState,
  args: {
    title: 'Orders could not be loaded.',
    children: 'The server did not answer. Nothing is lost.',
    details: 'GET /api/orders\n503 unavailable\nrequest 019a9f3c-77de-7cc1',
    onRetry: fn(),
  },
  render: (args) => (
    <Panel title="Orders" flush>
      <ErrorState {...args} />
    </Panel>
  ),
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('heading', { name: 'Orders could not be loaded.' })).toBeNull();
    await userEvent.click(canvas.getByText('Error Details'));
    await expect(canvas.getByText(/503 unavailable/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const TryingAgain: Story = { args: { busy: true } };

/** If it replaces a page it has the page's heading, in the same type; within a page it has none. */
export const WholePage: Story = {
  args: { level: 'h1' },
  render: (args) => <ErrorState {...args} />,
  play: async ({ canvas, args }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title).toHaveTextContent(args.title);
    title.focus();
    await expect(title).toHaveFocus();
  },
};

export const Empty: Story = {
  render: () => (
    <Panel title="Orders" flush>
      <EmptyState title="No orders yet" action={<Button>Find a part</Button>}>
        What you buy for the yacht stands here, from payment to delivery.
      </EmptyState>
    </Panel>
  ),
};
