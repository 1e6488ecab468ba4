import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TimeLeft } from '../index.ts';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const meta = {
  title: 'Data/Time left',
  component: TimeLeft,
  args: { until: inMinutes(3 * 60) },
} satisfies Meta<typeof TimeLeft>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hours: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/left$/)).toHaveAttribute('title');
  },
};

export const Days: Story = { args: { until: inMinutes(2 * 24 * 60) } };

export const Over: Story = {
  args: { until: inMinutes(-1), over: 'The answer is overdue' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The answer is overdue')).toHaveAttribute('data-over', 'true');
  },
};
