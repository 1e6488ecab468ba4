import type { Meta, StoryObj } from '@storybook/react-vite';
import { inRouter } from '../testing/story-parts.tsx';
import { Component } from './get-started-screen.tsx';

const meta = {
  title: 'Account/Get started',
  component: Component,
  decorators: [inRouter],
  parameters: { inset: false },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
