import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ProgressBar } from '../index.ts';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Reading price list', done: 42, total: 120 },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  args: { onCancel: fn() },
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Reading price list' });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await expect(bar).toHaveAttribute('aria-valuemax', '120');
    await expect(canvas.getByText('42 of 120 · 35 %')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const NotYetKnown: Story = {
  args: { label: 'Opening file', done: 0, total: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Opening file' })).not.toHaveAttribute(
      'aria-valuenow',
    );
  },
};

export const AlmostDone: Story = {
  args: { done: 99_999, total: 100_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99,999 of 100,000 · 99 %')).toBeVisible();
  },
};
