import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { fn } from 'storybook/test';
import { longNames, toAnswer } from '../../shared/testing/example-bookings.ts';
import { linkedBooking } from '../testing/linked-bookings.ts';
import { BookingAnswerView } from './booking-answer-view.tsx';

function InRouter({ Story }: { Story: ComponentType }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Story /> }]));
  return <RouterProvider router={router} />;
}

const context = { asked: linkedBooking(toAnswer), answer: null, failure: null };
const nothing = { ...context, asked: null };
const failure = (code: string) => ({ code, message: 'That time was taken meanwhile.' });
const became = (status: 'confirmed' | 'declined' | 'withdrawn' | 'time_proposed') => ({
  ...context,
  asked: linkedBooking({
    ...toAnswer,
    status,
    actions: [],
    proposal:
      status === 'time_proposed'
        ? {
            startsAt: '2026-12-04T08:00:00.000Z',
            endsAt: '2026-12-04T12:00:00.000Z',
            by: 'provider' as const,
            message: null,
            expiresAt: '2026-12-01T08:00:00.000Z',
          }
        : null,
  }),
});
const proposed = {
  action: 'propose_time',
  startsAt: '2026-12-04T08:00:00.000Z',
  note: 'The crane is ours.',
} as const;

const meta = {
  title: 'Provider/Answer by mail',
  component: BookingAnswerView,
  decorators: [(Story) => <InRouter Story={Story} />],
  parameters: { inset: false },
  args: { state: 'asking', context, send: fn() },
} satisfies Meta<typeof BookingAnswerView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const LongNames: Story = { args: { context: { ...context, asked: linkedBooking(longNames) } } };
export const Reading: Story = { args: { state: 'reading', context: nothing, slow: true } };
export const Unreadable: Story = {
  args: { state: 'unreadable', context: { ...nothing, failure: failure('NETWORK_ERROR') } },
};
export const Declining: Story = { args: { state: 'declining' } };
export const Proposing: Story = { args: { state: 'proposing' } };
export const NothingFree: Story = {
  args: { state: 'proposing', context: { ...context, asked: { ...context.asked, slots: [] } } },
};
export const TimeTaken: Story = {
  args: { state: 'proposing', context: { ...context, answer: proposed, failure: failure('SLOT_TAKEN') } },
};
export const ConfirmNotSent: Story = { args: { context: { ...context, failure: failure('NETWORK_ERROR') } } };
export const Confirmed: Story = { args: { state: 'answered', context: became('confirmed') } };
export const Declined: Story = { args: { state: 'answered', context: became('declined') } };
export const Proposed: Story = { args: { state: 'answered', context: became('time_proposed') } };
export const Withdrawn: Story = { args: { state: 'settled', context: became('withdrawn') } };
export const Expired: Story = {
  args: { state: 'dead', context: { ...nothing, failure: failure('LINK_EXPIRED') } },
};
export const Used: Story = {
  args: { state: 'dead', context: { ...nothing, failure: failure('LINK_USED') } },
};
export const Wrong: Story = {
  args: { state: 'dead', context: { ...nothing, failure: failure('LINK_WRONG') } },
};
