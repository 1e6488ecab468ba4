import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { DecisionDialog } from './decision-dialog.tsx';
import { longWinded, tramuntanaInReview } from './testing/example-applications.ts';

const meta = {
  title: 'Admin/Decisions',
  component: DecisionDialog,
  args: {
    ...{ detail: tramuntanaInReview, busy: false, failure: null, decision: 'approve' },
    ...{ onClose: fn(), onDecide: fn(), returnFocusTo: () => null },
  },
} satisfies Meta<typeof DecisionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Approve: Story = {};

export const ApproveBeforeTheRest: Story = {
  args: {
    detail: {
      ...tramuntanaInReview,
      vendor: {
        ...tramuntanaInReview.vendor,
        conditions: { approved: false, onboardingComplete: false, canTakeCharges: false },
      },
    },
  },
};

export const Ask: Story = {
  args: { decision: 'ask' },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Ask for changes' }));
    await expect(screen.getAllByText('Please say why.')).not.toHaveLength(0);
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.type(
      screen.getByRole('textbox', { name: 'What is missing or wrong' }),
      '  The register, please. ',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ask for changes' }));
    await expect(args.onDecide).toHaveBeenCalledWith('The register, please.');
  },
};

export const Reject: Story = { args: { decision: 'reject', detail: longWinded } };

export const ChangedMeanwhile: Story = {
  args: {
    decision: 'reject',
    failure:
      'This application was changed in the meantime. It is shown as it is now: look again, then press once more. What you typed is kept.',
  },
};

export const Busy: Story = { args: { decision: 'ask', busy: true } };

export const Suspend: Story = { args: { decision: 'suspend' } };

export const EndSuspension: Story = { args: { decision: 'reinstate' } };
