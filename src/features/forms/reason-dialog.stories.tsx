import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ReasonDialog } from './reason-dialog.tsx';

/** Asks for a reason before an action that others hear of: who is told, what it costs, whether it can be undone. */
const meta = {
  title: 'Overlays/ReasonDialog',
  component: ReasonDialog,
  args: {
    title: 'Cancel order Q-1042?',
    consequence: 'Marina Soler is notified and gets €123.58 back. This can’t be undone.',
    label: 'Why can’t you deliver?',
    hint: 'The buyer reads this.',
    submit: 'Cancel the order',
    isDestructive: true,
    submission: { busy: false, slow: false, failure: null, cancel: fn() },
    onReason: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ReasonDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};

export const Sending: Story = {
  args: {
    submission: { busy: true, slow: true, failure: null, cancel: fn() },
    typed: 'Our van is in repair.',
  },
};
