import { fender } from '../../../../api/testing/orders.ts';
import { euro } from '../../../../api/testing/values.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { SubOrder } from '../../shared/index.ts';
import { longWinded, subOrder } from '../testing/example-orders.ts';
import type { Submission } from '../../../forms/index.ts';
import { errorText } from '../../../server-data/index.ts';
import { SubOrderActionDialog } from './sub-order-action-dialog.tsx';

const still: Submission = { busy: false, slow: false, failure: null, cancel: fn() };

const meta = {
  title: 'Supplier/Order steps',
  component: SubOrderActionDialog,
  args: {
    action: 'confirm',
    subOrder,
    place: { ifIncomplete: null, latestUsefulOn: null },
    submission: still,
    textOf: errorText,
    onClose: fn(),
    onAction: fn(),
    returnFocusTo: () => null,
  },
} satisfies Meta<typeof SubOrderActionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirm: Story = {};

export const ConfirmTooLate: Story = {
  args: { place: { ifIncomplete: null, latestUsefulOn: '2026-11-24' } },
};

export const ConfirmPart: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Part of it' }));
  },
};

const playPart = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('radio', { name: 'Part of it' }));
  const [first] = screen.getAllByRole('textbox');
  if (!first) throw new Error('each line has a field');
  await userEvent.clear(first);
  await userEvent.type(first, '1');
};

export const AskAboutPart: Story = { play: playPart };

export const PartIsNotWanted: Story = {
  args: { place: { ifIncomplete: 'cancel', latestUsefulOn: null } },
  play: playPart,
};

export const ChangeDate: Story = {
  args: { action: 'change_date', subOrder: { ...subOrder, readyOn: '2099-11-27' } },
};

export const Propose: Story = { args: { action: 'propose_change' } };

export const ProposeLongWords: Story = { args: { action: 'propose_change', subOrder: longWinded.subOrder } };

export const Decline: Story = { args: { action: 'decline' } };

export const Dispatch: Story = { args: { action: 'dispatch' } };

export const Delivered: Story = { args: { action: 'mark_delivered' } };

export const Ready: Story = { args: { action: 'mark_ready' } };

export const Cancel: Story = { args: { action: 'cancel', submission: { ...still, busy: true } } };

const withMissing: SubOrder = {
  ...subOrder,
  status: 'disputed',
  dispute: {
    stage: 'asked',
    answerBy: '2099-11-27T08:30:00.000Z',
    offered: null,
    most: euro(10_830),
    supplierNote: null,
    buyerNote: 'One box was empty.',
    lines: [{ lineId: fender.id, quantity: 1 }],
    isUndelivered: false,
  },
  actions: ['refund_reported', 'offer_part', 'contest_dispute', 'accept_dispute'],
};

export const RefundWhatIsMissing: Story = {
  args: { action: 'refund_reported', subOrder: withMissing },
  play: async ({ args }) => {
    await expect(
      await screen.findByText(/^Missing: 1 of 2 × Fender F4 .+ €108\.30 goes back to the buyer/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Refund it' }));
    await expect(args.onAction).toHaveBeenCalledWith({ action: 'refund_reported' });
  },
};

/** What is missing costs this much: the offer is decided with it in sight. */
export const OfferPart: Story = {
  args: { action: 'offer_part', subOrder: withMissing },
  play: async () => {
    await expect(await screen.findByText('Missing: 1 of 2 × Fender F4 (€108.30 with tax)')).toBeVisible();
    await expect(screen.getByText('With tax, at most €108.30: what the missing items cost.')).toBeVisible();
  },
};
