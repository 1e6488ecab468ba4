import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inLayout } from '../testing/story-parts.tsx';
import { ApplyView } from './apply-view.tsx';

const refusal = { retryAfterSeconds: null, triesLeft: null, fields: [] };

const meta = {
  title: 'Onboarding/Apply',
  component: ApplyView,
  decorators: [inLayout],
  parameters: { inset: false },
  args: { busy: false, slow: false, failure: null, done: false, onApply: fn(), onCancel: fn() },
} satisfies Meta<typeof ApplyView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Busy: Story = { args: { busy: true } };
export const BusyForLong: Story = { args: { busy: true, slow: true } };
export const NothingTyped: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining([
        'Choose what you offer.',
        'Enter the name as registered.',
        'Choose a password.',
      ]),
    );
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};
export const ServerFoundMore: Story = {
  args: {
    failure: {
      ...refusal,
      code: 'VALIDATION',
      message: 'Please check the marked fields.',
      fields: [{ field: 'company/vatNumber', message: 'must have at most 30 characters' }],
    },
  },
};
export const NoNetwork: Story = {
  args: { failure: { ...refusal, code: 'NETWORK_ERROR', message: 'Network Error' } },
};
export const TooManyTries: Story = {
  args: {
    failure: {
      ...refusal,
      code: 'TOO_MANY_REQUESTS',
      message: 'That were many tries. Please wait a little.',
      retryAfterSeconds: 90,
    },
  },
};
