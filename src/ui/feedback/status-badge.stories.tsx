import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBadge } from '../index.ts';

const meta = {
  title: 'Feedback/StatusBadge',
  component: StatusBadge,
  args: { children: 'Draft' },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
      <StatusBadge>Draft</StatusBadge>
      <StatusBadge tone="info">Requested</StatusBadge>
      <StatusBadge tone="success">Confirmed</StatusBadge>
      <StatusBadge tone="warning">Expires soon</StatusBadge>
      <StatusBadge tone="danger">Declined</StatusBadge>
      <StatusBadge tone="accent">Featured</StatusBadge>
    </div>
  ),
};
