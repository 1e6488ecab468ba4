import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { fn } from 'storybook/test';
import { linkedOrder, longLinkedOrder } from '../testing/linked-orders.ts';
import { AnswerView } from './answer-view.tsx';

function InRouter({ Story }: { Story: ComponentType }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Story /> }]));
  return <RouterProvider router={router} />;
}

const context = { asked: linkedOrder, answer: null, failure: null };
const nothing = { ...context, asked: null };
const dead = (code: string) => ({ ...nothing, failure: { code, message: 'In words.' } });
const became = (status: 'confirmed' | 'declined' | 'cancelled' | 'change_proposed') => ({
  ...context,
  asked: { ...linkedOrder, subOrder: { ...linkedOrder.subOrder, status, actions: [] } },
});

const meta = {
  title: 'Supplier/Answer by mail',
  component: AnswerView,
  decorators: [(Story) => <InRouter Story={Story} />],
  parameters: { inset: false },
  args: { state: 'asking', context, send: fn() },
} satisfies Meta<typeof AnswerView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const LongWords: Story = { args: { context: { ...context, asked: longLinkedOrder } } };
export const Reading: Story = { args: { state: 'reading', context: nothing } };
export const ReadingTakesLong: Story = { args: { state: 'reading', context: nothing, slow: true } };
export const Unreadable: Story = {
  args: { state: 'unreadable', context: dead('NETWORK_ERROR') },
};
export const Declining: Story = { args: { state: 'declining' } };
export const DeclineNotSent: Story = {
  args: {
    state: 'declining',
    context: {
      ...context,
      answer: { action: 'decline', note: 'Sold out since this morning.' },
      failure: { code: 'NETWORK_ERROR', message: 'Network Error' },
    },
  },
};
export const ConfirmNotSent: Story = {
  args: { context: { ...context, failure: { code: 'TIMEOUT', message: 'Too long.' } } },
};
export const Answering: Story = {
  args: { state: 'answering', context: { ...context, answer: { action: 'confirm' } }, slow: true },
};
export const Confirmed: Story = { args: { state: 'answered', context: became('confirmed') } };
export const Changing: Story = { args: { state: 'changing' } };
export const ChangeRefused: Story = {
  args: {
    state: 'changing',
    context: {
      ...context,
      answer: { action: 'propose_change', proposal: { message: 'Grey, on Friday?', readyOn: '2026-11-27' } },
      failure: { code: 'VALIDATION', message: 'This date is in the past.' },
    },
  },
};
export const Proposed: Story = { args: { state: 'answered', context: became('change_proposed') } };
export const Declined: Story = { args: { state: 'answered', context: became('declined') } };
export const AnsweredElsewhere: Story = { args: { state: 'settled', context: became('cancelled') } };
export const Expired: Story = { args: { state: 'dead', context: dead('LINK_EXPIRED') } };
export const Used: Story = { args: { state: 'dead', context: dead('LINK_USED') } };
export const Arrived: Story = {
  args: { state: 'dead', context: { ...dead('LINK_USED'), answer: { action: 'confirm' } } },
};
export const Wrong: Story = { args: { state: 'dead', context: dead('LINK_WRONG') } };
