import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FullScreenSpinner } from '../index.ts';
import { holdTimer } from '../testing/held-timer.ts';

const meta = {
  title: 'Feedback/FullScreenSpinner',
  component: FullScreenSpinner,
  parameters: { inset: false },
} satisfies Meta<typeof FullScreenSpinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SlowConnection: Story = {
  play: async ({ canvas, mount }) => {
    const timer = holdTimer((delayMs) => delayMs === 1200);
    try {
      await mount(<FullScreenSpinner />);
      await waitFor(() => expect(timer.running()).toBe(true));
      const status = canvas.getByRole('status');
      await expect(status).toHaveTextContent(/^Loading$/);
      timer.due();
      await waitFor(() => expect(status).toHaveTextContent('Still loading. Slow connection?'));
    } finally {
      timer.release();
    }
  },
};

export const LeftBeforeTheTimer: Story = {
  play: async ({ mount }) => {
    const timer = holdTimer((delayMs) => delayMs === 1200);
    try {
      await mount(<FullScreenSpinner />);
      await waitFor(() => expect(timer.running()).toBe(true));
      await mount(<p>The screen</p>);
      await waitFor(() => expect(timer.running()).toBe(false));
    } finally {
      timer.release();
    }
  },
};
