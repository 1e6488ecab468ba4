import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { DemoOutboxView } from './demo-outbox-view.tsx';

const code = {
  id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
  to: 'mara.lindqvist@example.com',
  subject: '482913 is your Quayside code',
  text: 'Your code is 482913. It works for 10 minutes.\n\nDid you not ask for it? Then you need not do anything.',
  createdAt: '2026-11-20T08:30:00.000Z',
};
const reset = {
  ...code,
  id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e60',
  subject: 'Choose a new password',
  text: 'Choose it here: http://localhost:4000/reset-password#token=pQ3vYb7mJ0Hc2s9XkL5tRz8wNf1uAeGd4iKoTqVxBnM.\n\nThe link works once, for an hour.',
};

const meta = {
  title: 'Account/Demo mail',
  component: DemoOutboxView,
  args: {
    open: true,
    onOpenChange: fn(),
    to: null,
    mails: [code, reset],
    failure: null,
    onRetry: fn(),
    onCopy: fn(),
  },
} satisfies Meta<typeof DemoOutboxView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mails: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copy code 482913' }));
    await expect(args.onCopy).toHaveBeenCalledWith('482913');
  },
};
export const Button: Story = { args: { open: false } };
export const None: Story = { args: { mails: [], to: 'mara.lindqvist@example.com' } };
export const Loading: Story = { args: { mails: undefined } };
export const Failed: Story = {
  args: { mails: undefined, failure: 'We couldn’t reach Quayside. Check your connection and try again.' },
};
