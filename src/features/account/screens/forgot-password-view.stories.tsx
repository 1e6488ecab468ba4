import type { Meta, StoryObj } from '@storybook/react-vite';
import { inRouter, noNetwork, still } from '../testing/story-parts.tsx';
import { ForgotPasswordView } from './forgot-password-view.tsx';

const meta = {
  title: 'Account/Forgotten password',
  component: ForgotPasswordView,
  decorators: [inRouter],
  parameters: { inset: false },
  args: { submission: still<string>(), answered: null },
} satisfies Meta<typeof ForgotPasswordView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Answered: Story = {
  args: { answered: 'If mara.lindqvist@example.com has an account, a link is on its way.' },
};
export const Slow: Story = { args: { submission: still<string>({ busy: true, slow: true }) } };
export const NoNetwork: Story = { args: { submission: still<string>({ failure: noNetwork }) } };
