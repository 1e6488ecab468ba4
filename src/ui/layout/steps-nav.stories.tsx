import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { StepsNav } from './steps-nav.tsx';

const meta = {
  title: 'Layout/StepsNav',
  component: StepsNav,
  args: {
    title: 'Book a service',
    left: 'Diesel engine service',
    steps: [
      { id: 'service', label: 'Service', state: 'done' },
      { id: 'slot', label: 'Place and time', state: 'current', hint: 'where, how much, and when' },
      { id: 'details', label: 'Details', state: 'upcoming', hint: 'optional' },
    ],
    onVisit: fn(),
  },
} satisfies Meta<typeof StepsNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTheSteps: Story = {};

export const FoldedToOneLine: Story = {
  args: { folded: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Step 2 of 3/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Service/ }));
    await expect(args.onVisit).toHaveBeenCalledWith('service');
  },
};
