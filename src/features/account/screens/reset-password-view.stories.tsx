import type { Meta, StoryObj } from '@storybook/react-vite';
import { failureOf, inRouter, still } from '../testing/story-parts.tsx';
import { ResetPasswordView } from './reset-password-view.tsx';

const meta = {
  title: 'Account/Choose a new password',
  component: ResetPasswordView,
  decorators: [inRouter],
  parameters: { inset: false },
  args: { hasToken: true, submission: still<string>(), done: null },
} satisfies Meta<typeof ResetPasswordView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Busy: Story = { args: { submission: still<string>({ busy: true }) } };
export const Done: Story = { args: { done: 'Your new password is set. Please sign in with it.' } };
export const CutShort: Story = { args: { hasToken: false } };
export const Used: Story = {
  args: {
    submission: still<string>({
      failure: failureOf('RESET_LINK_USED', 'This link has already been used. Ask for a new one.'),
    }),
  },
};
export const TooCommon: Story = {
  args: {
    submission: still<string>({
      failure: failureOf('PASSWORD_TOO_COMMON', 'This password is too easy to guess. Choose another one.'),
    }),
  },
};
