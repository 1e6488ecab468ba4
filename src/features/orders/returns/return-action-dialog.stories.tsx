import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import type { Submission } from '../../forms/index.ts';
import { ReturnActionDialog } from './return-action-dialog.tsx';
import { offeredReturn, requestedReturn } from './testing/example-returns.ts';

const still: Submission = { busy: false, slow: false, failure: null, cancel: fn() };

const meta = {
  title: 'Orders/Return steps',
  component: ReturnActionDialog,
  args: {
    subject: requestedReturn,
    step: 'accept',
    reader: 'supplier',
    submission: still,
    returnFocusTo: () => null,
    onClose: fn(),
    onAction: fn(),
  },
} satisfies Meta<typeof ReturnActionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accept: Story = {};

export const Offer: Story = { args: { step: 'propose_part' } };

export const Reject: Story = { args: { step: 'reject' } };

export const AcceptOffer: Story = { args: { step: 'accept_part', reader: 'buyer', subject: offeredReturn } };

export const SendBack: Story = { args: { step: 'send_back', reader: 'buyer' } };

export const Receive: Story = { args: { step: 'receive' } };

export const DecidePart: Story = {
  args: { step: 'decide', reader: 'admin' },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Part of it' }));
  },
};

export const DecideMissing: Story = {
  args: { step: 'decide', reader: 'admin' },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Part of it' }));
    await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
  },
};
