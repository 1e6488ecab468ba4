import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, within } from 'storybook/test';
import { lab } from '../../src/features/supplier-orders/order-answer.lab.tsx';
import { StateStage } from './state-stage.tsx';
import { standsThere, watchComplaints } from './state-story.ts';

const meta = {
  title: 'Machine lab/Stage of a state',
  tags: ['!autodocs'],
  parameters: { inset: false },
  render: ({ at }) => <StateStage lab={lab} at={at} />,
  beforeEach: watchComplaints,
} satisfies Meta<{ at: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** React mounts everything twice here: the screen still stands where it should, on a player that runs. */
export const MountedTwice: Story = {
  args: { at: 'asking' },
  render: ({ at }) => (
    <StrictMode>
      <StateStage lab={lab} at={at} />
    </StrictMode>
  ),
  play: standsThere(lab),
};

export const OlderThanTheMachine: Story = {
  args: { at: 'asking.twice' },
  parameters: { inset: true },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Answer to an e-mailed order has no state “asking.twice”'),
    ).toBeVisible();
  },
};
