import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import {
  describedVendor,
  incompleteAccount,
  logoDone,
  paymentDone,
  pendingAccount,
  readyAccount,
  refusedAccount,
} from '../../../machines/onboarding/testing/tramuntana.ts';
import { OnboardingView } from '../onboarding-view.tsx';
import { failureOf, inLayout, noNetwork, snapshotIn, defaultProps } from '../testing/story-parts.tsx';

const known = { status: logoDone, vendor: describedVendor };
type PaymentState =
  | 'none'
  | 'creating'
  | 'refreshing'
  | 'leaving'
  | 'incomplete'
  | 'pending'
  | 'refused'
  | 'reading'
  | 'unread'
  | 'looking'
  | { creating: 'slow' }
  | { refreshing: 'slow' };
const at = (paymentAccount: PaymentState, more: Parameters<typeof snapshotIn>[1] = {}) => ({
  snapshot: snapshotIn({ paymentAccount }, { ...known, ...more }),
});

const meta = {
  title: 'Onboarding/Payment account',
  component: OnboardingView,
  decorators: [inLayout],
  parameters: { inset: false },
  args: { ...defaultProps(), ...at('none') },
} satisfies Meta<typeof OnboardingView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set up on Stripe’s page' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'PAYMENT.SET_UP' });
  },
};
export const NoneInTheDemo: Story = { args: { isDemo: true } };
export const Creating: Story = { args: at('creating') };
export const CreatingSlowly: Story = { args: at({ creating: 'slow' }) };
export const NotCreated: Story = { args: at('none', { failure: noNetwork }) };
export const RefusedAtOnce: Story = {
  args: at('none', {
    failure: failureOf(
      'PAYMENT_ACCOUNT_REFUSED',
      'The payment provider won’t open this account. Please contact us.',
    ),
  }),
};
export const Leaving: Story = {
  args: at('leaving', { account: incompleteAccount }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I’m done there: check again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'PAYMENT.CHECKED' });
  },
};
export const Incomplete: Story = { args: at('incomplete', { account: incompleteAccount }) };
export const IncompleteReadAgain: Story = { args: at('reading', { account: incompleteAccount }) };
export const IncompleteGoingOn: Story = { args: at('refreshing', { account: incompleteAccount }) };
export const Pending: Story = {
  args: at('pending', { account: pendingAccount }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue in the meantime' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'STEP.CONTINUED' });
  },
};
export const PendingReadAgain: Story = { args: at('reading', { account: pendingAccount }) };
export const Refused: Story = { args: at('refused', { account: refusedAccount }) };
export const ReadFirst: Story = { args: at('reading') };
export const FreshLinkUnderWay: Story = { args: at('refreshing') };
export const FreshLinkSlowly: Story = { args: at({ refreshing: 'slow' }) };
export const Unread: Story = { args: at('unread', { account: incompleteAccount, failure: noNetwork }) };
export const UnreadAfterACancel: Story = { args: at('unread') };
export const OpenedAgain: Story = { args: at('looking', { account: readyAccount, status: paymentDone }) };
