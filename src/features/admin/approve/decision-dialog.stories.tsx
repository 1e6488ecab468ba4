import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ApiError } from '../../../api/index.ts';
import type { Submission } from '../../forms/index.ts';
import { toFailure } from '../../server-data/index.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { longWinded, tramuntanaInReview } from './testing/example-applications.ts';

const still: Submission = { busy: false, slow: false, failure: null, cancel: fn() };

const meta = {
  title: 'Admin/Decisions',
  component: DecisionDialog,
  args: {
    detail: tramuntanaInReview,
    submission: still,
    decision: 'approve',
    onClose: fn(),
    onDecide: fn(),
    returnFocusTo: () => null,
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
    await expect(screen.getAllByText('Please give a reason.')).not.toHaveLength(0);
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.type(
      screen.getByRole('textbox', { name: 'What is missing or wrong' }),
      '  The register. ',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ask for changes' }));
    await expect(args.onDecide).toHaveBeenCalledWith('The register.');
  },
};

export const Reject: Story = { args: { decision: 'reject', detail: longWinded } };

export const Reopen: Story = { args: { decision: 'reopen' } };

export const ChangedMeanwhile: Story = {
  args: {
    decision: 'reject',
    submission: {
      ...still,
      failure: toFailure(new ApiError({ code: 'CHANGED_ELSEWHERE', message: 'It was changed elsewhere.' })),
    },
  },
};

export const Busy: Story = { args: { decision: 'ask', submission: { ...still, busy: true } } };

export const Suspend: Story = { args: { decision: 'suspend' } };

export const EndSuspension: Story = { args: { decision: 'reinstate' } };
