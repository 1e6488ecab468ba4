import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from '../index.ts';

const meta = { title: 'Foundations/Logo', component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wordmark: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Quayside' })).toBeVisible();
  },
};
export const Compact: Story = { args: { compact: true } };
export const Large: Story = { args: { size: 56 } };
