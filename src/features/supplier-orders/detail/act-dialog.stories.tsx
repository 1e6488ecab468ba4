import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { longWinded, subOrder } from '../testing/example-orders.ts';
import { ActDialog } from './act-dialog.tsx';

const meta = {
  title: 'Supplier/Order steps',
  component: ActDialog,
  args: {
    ...{ action: 'confirm', subOrder, busy: false, failure: null },
    ...{ onClose: fn(), onAct: fn(), returnFocusTo: () => null },
  },
} satisfies Meta<typeof ActDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirm: Story = {};

export const ConfirmPart: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Part of it' }));
  },
};

export const Propose: Story = { args: { action: 'propose_change' } };

export const ProposeLongWords: Story = { args: { action: 'propose_change', subOrder: longWinded.subOrder } };

export const Decline: Story = { args: { action: 'decline' } };

export const MovedOn: Story = {
  args: {
    action: 'decline',
    failure:
      'This order has moved on by the buyer: it is now “cancelled”. It is shown as it is; what you typed is kept.',
  },
};

export const Dispatch: Story = { args: { action: 'dispatch' } };

export const Delivered: Story = { args: { action: 'mark_delivered' } };

export const Ready: Story = { args: { action: 'mark_ready' } };

export const Cancel: Story = { args: { action: 'cancel', busy: true } };
