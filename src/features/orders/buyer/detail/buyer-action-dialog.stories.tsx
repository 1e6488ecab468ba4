import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import {
  deliveredOrder,
  deliveredPart,
  disputedPart,
  proposedPart,
  waitingPart,
} from '../testing/example-orders.ts';
import { ApiError } from '../../../../api/index.ts';
import type { Submission } from '../../../forms/index.ts';
import { toFailure } from '../../../server-data/index.ts';
import { BuyerActionDialog } from './buyer-action-dialog.tsx';
import { questionOf } from './buyer-actions.ts';

const still: Submission = { busy: false, slow: false, failure: null, cancel: fn() };
const notDone: Submission = {
  ...still,
  failure: toFailure(new ApiError({ code: 'NOT_ALLOWED_NOW', message: 'That can’t be done now.' })),
};

const meta = {
  title: 'Orders/Questions',
  component: BuyerActionDialog,
  args: {
    question: questionOf('cancel', waitingPart, 'authorized', deliveredOrder.place),
    submission: still,
    onClose: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof BuyerActionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cancel: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText(/^Why are you cancelling\?/), ' We sail tonight. ');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel this part' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('We sail tonight.');
  },
};
export const CancelAfterThePayment: Story = {
  args: { question: questionOf('cancel', waitingPart, 'captured', deliveredOrder.place) },
};
export const NotDone: Story = { args: { submission: notDone } };
export const AcceptAChange: Story = {
  args: { question: questionOf('accept_change', proposedPart, 'authorized', deliveredOrder.place) },
};
export const RefuseAChange: Story = {
  args: {
    question: questionOf('refuse_change', proposedPart, 'authorized', deliveredOrder.place),
    submission: notDone,
  },
};
export const Receipt: Story = {
  args: { question: questionOf('confirm_receipt', deliveredPart, 'captured', deliveredOrder.place) },
};
export const AcceptAnOffer: Story = {
  args: { question: questionOf('accept_part', disputedPart, 'captured', deliveredOrder.place) },
};
export const ProblemSolved: Story = {
  args: {
    question: questionOf('withdraw_dispute', disputedPart, 'captured', deliveredOrder.place),
    submission: { ...still, busy: true },
  },
};
