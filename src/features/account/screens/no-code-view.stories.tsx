import type { Meta, StoryObj } from '@storybook/react-vite';
import { inRouter } from '../testing/story-parts.tsx';
import { NoCodeView } from './no-code-view.tsx';

const meta = {
  title: 'Account/No code awaited',
  component: NoCodeView,
  decorators: [inRouter],
  parameters: { inset: false },
  args: { confirmed: false },
} satisfies Meta<typeof NoCodeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const Confirmed: Story = { args: { confirmed: true } };
