import type { Meta, StoryObj } from '@storybook/react-vite';
import { inRouter } from '../../testing/in-router.tsx';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { filledLines, filledWith } from '../testing/example-lists.ts';
import { FillReport } from './fill-report.tsx';

const meta = {
  title: 'Shopping lists/What was added to the cart',
  component: FillReport,
  args: { filled: filledWith(filledLines), isUndoing: false, onUndo: fn(), onClose: fn() },
  decorators: [inRouter],
} satisfies Meta<typeof FillReport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InPart: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const Undoing: Story = { args: { isUndoing: true } };

export const Nothing: Story = {
  args: { filled: filledWith(filledLines.filter(({ added }) => added === 0)) },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Nothing was added to your cart' });
    // The dialog fades in.
    await waitFor(() => expect(dialog).toBeVisible());
    // Nothing was added, so there is nothing to undo.
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
