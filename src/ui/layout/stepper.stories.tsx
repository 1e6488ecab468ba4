import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stepper } from '../index.ts';

const meta = {
  title: 'Layout/Stepper',
  component: Stepper,
  args: {
    label: 'Your way to a shop',
    steps: [
      { id: 'upload', label: 'Upload', state: 'done' },
      { id: 'read', label: 'Read', state: 'done' },
      { id: 'review', label: 'Review', state: 'current', hint: 'about 5 minutes' },
      { id: 'import', label: 'Import', state: 'upcoming' },
      { id: 'payments', label: 'Payments', state: 'blocked', hint: 'waiting for Stripe' },
      { id: 'done', label: 'Open', state: 'upcoming' },
    ],
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'step',
      null,
      null,
      null,
    ]);
    await expect(steps[2]).toHaveTextContent('Review, current step');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const GoingBack: Story = {
  args: { onVisit: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: /^Upload/ }));
    await expect(args.onVisit).toHaveBeenCalledWith('upload');
  },
};

export const Rail: Story = {
  args: {
    direction: 'column',
    onVisit: fn(),
    steps: [
      { id: 'company', label: 'Your company', state: 'done', hint: 'done' },
      { id: 'list', label: 'Your list', state: 'current', hint: 'about 10 minutes' },
      { id: 'area', label: 'Where you serve', state: 'skipped', hint: 'skipped', canVisit: true },
      { id: 'payments', label: 'Getting paid', state: 'upcoming', hint: 'about 5 minutes', canVisit: true },
      { id: 'done', label: 'Done', state: 'upcoming' },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent('Where you serve, skipped');
    await userEvent.click(canvas.getByRole('button', { name: /^Getting paid/ }));
    await expect(args.onVisit).toHaveBeenCalledWith('payments');
  },
};
