import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  Panel,
  SkeletonCard,
  SkeletonDashboard,
  SkeletonForm,
  SkeletonTable,
  SkeletonText,
} from '../index.ts';

const meta = { title: 'Feedback/Skeletons', component: SkeletonText } satisfies Meta<typeof SkeletonText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  args: { label: 'Loading article' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading article');
  },
};
export const Card: Story = {
  render: () => (
    <div style={{ maxWidth: 280 }}>
      <SkeletonCard />
    </div>
  ),
};
export const Table: Story = {
  render: () => (
    <Panel title="Orders" flush>
      <SkeletonTable label="Loading orders" />
    </Panel>
  ),
};
export const Form: Story = {
  render: () => (
    <div style={{ maxWidth: 480 }}>
      <SkeletonForm />
    </div>
  ),
};
export const Dashboard: Story = { render: () => <SkeletonDashboard label="Loading your dashboard" /> };
