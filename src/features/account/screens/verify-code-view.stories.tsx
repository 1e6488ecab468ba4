import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { failureOf, inRouter } from '../testing/story-parts.tsx';
import { VerifyCodeView } from './verify-code-view.tsx';

const meta = {
  title: 'Account/Enter the code',
  component: VerifyCodeView,
  decorators: [inRouter],
  parameters: { inset: false },
  args: {
    email: 'mara.lindqvist@example.com',
    verifying: false,
    resending: false,
    slow: false,
    failure: null,
    notice: null,
    onSubmit: fn(),
    onResend: fn(),
    onOtherAddress: fn(),
    onSignInInstead: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof VerifyCodeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const JustSent: Story = { args: { notice: 'We have sent a six-digit code.' } };
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Six-digit code' }), '482913');
    await expect(args.onSubmit).toHaveBeenCalledWith('482913');
  },
};
export const Checking: Story = { args: { verifying: true } };
export const Slow: Story = { args: { verifying: true, slow: true } };
export const Wrong: Story = {
  args: { failure: failureOf('CODE_WRONG', 'That isn’t the code we sent. 4 tries left.', { triesLeft: 4 }) },
};
export const Expired: Story = {
  args: { failure: failureOf('CODE_EXPIRED', 'This code has expired. Ask for a new one.') },
};
export const Spent: Story = {
  args: { failure: failureOf('CODE_SPENT', 'Too many attempts with this code. Ask for a new one.') },
};
export const AskedForAnotherTooEarly: Story = {
  args: {
    failure: failureOf('TOO_MANY_REQUESTS', 'Too many tries. Please wait 20 seconds and try again.', {
      retryAfterSeconds: 20,
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
    await expect(canvas.getByRole('button', { name: /^Send a new code in 0:(20|1\d) min$/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  },
};
export const Taken: Story = {
  args: { failure: failureOf('EMAIL_TAKEN', 'This address has an account already. Please sign in.') },
};
