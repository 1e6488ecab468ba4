import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FailureScreen } from '../index.ts';

const meta = {
  title: 'Feedback/FailureScreen',
  component: FailureScreen,
  parameters: { inset: false },
  args: {
    message: "Cannot read properties of undefined (reading 'berth')",
    details:
      "TypeError: Cannot read properties of undefined (reading 'berth')\n    at BookingPlace (booking-place.tsx:41:18)",
    onRetry: fn(),
    onReload: fn(),
  },
} satisfies Meta<typeof FailureScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithDetails: Story = {
  args: {
    inDetails: <p>What helps us to see what happened.</p>,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Something went wrong:$/);
    const details = canvas.getByText(/booking-place.tsx/);
    await expect(details).not.toBeVisible();
    await userEvent.click(canvas.getByText('Error Details'));
    await expect(details).toBeVisible();
    await expect(canvas.getByText('What helps us to see what happened.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reload page' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
export const MessageAlone: Story = { args: { details: undefined } };
