import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { OnboardingContext, Vendor } from '../../../machines/onboarding/index.ts';
import {
  allDone,
  describedVendor,
  logoDone,
  newVendor,
  paymentDone,
  pendingAccount,
  readyAccount,
  refusedAccount,
} from '../../../machines/onboarding/testing/tramuntana.ts';
import { OnboardingView } from '../onboarding-view.tsx';
import {
  failureOf,
  finished,
  inLayout,
  noNetwork,
  snapshotIn,
  defaultProps,
} from '../testing/story-parts.tsx';

const meta = {
  title: 'Onboarding/Completion',
  component: OnboardingView,
  decorators: [inLayout],
  parameters: { inset: false },
  args: { ...defaultProps(), snapshot: finished() },
} satisfies Meta<typeof OnboardingView>;
export default meta;
type Story = StoryObj<typeof meta>;

const done: Vendor = {
  ...describedVendor,
  conditions: { approved: false, onboardingComplete: true, canTakeCharges: true },
};
const approved: Vendor = {
  ...done,
  status: 'approved',
  application: { ...done.application, status: 'approved' },
  conditions: { ...done.conditions, approved: true },
};
const ended = (
  status: Vendor['application']['status'],
  vendor: Partial<Vendor> = {},
  more: Partial<OnboardingContext> = {},
) =>
  finished({
    vendor: {
      ...done,
      ...vendor,
      application: { ...done.application, note: null, status, ...vendor.application },
    },
    ...more,
  });

export const Finishing: Story = {
  args: {
    snapshot: snapshotIn(
      { completion: 'completing' },
      { status: paymentDone, vendor: done, account: readyAccount },
    ),
  },
};
export const FinishingSlowly: Story = {
  args: {
    snapshot: snapshotIn(
      { completion: { completing: 'slow' } },
      { status: paymentDone, vendor: done, account: readyAccount },
    ),
  },
};
export const SomethingMissing: Story = {
  args: {
    snapshot: snapshotIn(
      { completion: 'notCompleted' },
      {
        status: logoDone,
        vendor: done,
        failure: failureOf('ONBOARDING_INCOMPLETE', 'Some steps are still open.', {
          missing: ['catalogue', 'payment-account', 'company-profile'],
        }),
      },
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to your list' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'STEP.OPENED', step: 'catalogue' });
  },
};
export const PaymentStillChecked: Story = {
  args: {
    snapshot: snapshotIn(
      { completion: 'notCompleted' },
      {
        status: logoDone,
        vendor: done,
        account: pendingAccount,
        failure: failureOf('ONBOARDING_INCOMPLETE', 'Some steps are still open.', {
          missing: ['payment-account'],
        }),
      },
    ),
  },
};
export const NotFinished: Story = {
  args: {
    snapshot: snapshotIn(
      { completion: 'notCompleted' },
      { status: paymentDone, vendor: done, failure: noNetwork },
    ),
  },
};

export const WaitingForApproval: Story = { args: { snapshot: ended('submitted') } };
export const InReview: Story = { args: { snapshot: ended('in_review') } };
export const NotHandedIn: Story = { args: { snapshot: ended('draft') } };
/** A path on which the company step was skipped. */
export const CompanyLeftForLater: Story = {
  args: {
    snapshot: finished({
      status: { ...allDone, companyProfile: false, skippedSteps: ['company-profile'] },
      vendor: {
        ...newVendor,
        skippedSteps: ['company-profile'],
        conditions: { approved: false, onboardingComplete: true, canTakeCharges: true },
      },
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/You skipped your company details/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open your company' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'STEP.OPENED', step: 'company-profile' });
  },
};
export const ChangesRequested: Story = {
  args: {
    snapshot: ended('changes_requested', {
      application: {
        ...done.application,
        status: 'changes_requested',
        note: 'Please send the extract of the register.',
      },
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open your company' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'STEP.OPENED', step: 'company-profile' });
  },
};
export const Rejected: Story = {
  args: {
    snapshot: ended('rejected', {
      application: {
        ...done.application,
        status: 'rejected',
        note: 'The company was struck off the register in May.',
      },
    }),
  },
};
export const ApprovedButNoCharges: Story = {
  args: {
    snapshot: finished({
      vendor: { ...approved, conditions: { ...approved.conditions, canTakeCharges: false } },
      account: pendingAccount,
    }),
  },
};
export const ApprovedButRefusedAccount: Story = {
  args: {
    snapshot: finished({
      vendor: { ...approved, conditions: { ...approved.conditions, canTakeCharges: false } },
      account: refusedAccount,
    }),
  },
};
export const Live: Story = {
  args: {
    snapshot: finished({
      status: { ...allDone, isLive: true },
      vendor: { ...approved, status: 'active', isLive: true },
    }),
  },
};
export const LiveProvider: Story = {
  args: {
    snapshot: finished({
      role: 'service_provider',
      vendor: { ...approved, kind: 'service_provider', status: 'active', isLive: true },
    }),
  },
};
export const Suspended: Story = {
  args: {
    snapshot: finished({
      vendor: {
        ...approved,
        status: 'suspended',
        suspensionReason: 'Your insurance ran out on 1 November.',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('blockquote', { name: 'Message from the administrator' }),
    ).toHaveTextContent('Your insurance ran out on 1 November.');
  },
};
export const Restricted: Story = {
  args: { snapshot: finished({ vendor: { ...approved, status: 'restricted' } }) },
};
export const Paused: Story = { args: { snapshot: finished({ vendor: { ...approved, status: 'paused' } }) } };
