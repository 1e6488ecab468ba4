import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from '../index.ts';

const meta = { title: 'Layout/Divider', component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Worded: Story = { args: { children: 'or' } };
