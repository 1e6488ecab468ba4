import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, within } from 'storybook/test';
import { lab } from '../../src/features/bookings/provider/order-answer.lab.tsx';
import { StatePreview } from './state-preview.tsx';
import { showsState, watchErrors } from './state-story.ts';

const meta = {
  title: 'Machine lab/Stage of a state',
  tags: ['!autodocs'],
  parameters: { inset: false },
  render: ({ at }) => <StatePreview lab={lab} at={at} />,
  beforeEach: watchErrors,
} satisfies Meta<{ at: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** React mounts everything twice here: the screen is still correct, on a running player. */
export const MountedTwice: Story = {
  args: { at: 'asking' },
  render: ({ at }) => (
    <StrictMode>
      <StatePreview lab={lab} at={at} />
    </StrictMode>
  ),
  play: showsState(lab),
};

export const OlderThanTheMachine: Story = {
  args: { at: 'asking.twice' },
  parameters: { inset: true },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Answer to an emailed order or booking has no state “asking.twice”'),
    ).toBeVisible();
  },
};
