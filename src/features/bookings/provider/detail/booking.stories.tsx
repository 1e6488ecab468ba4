import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { fn } from 'storybook/test';
import { Panel } from '../../../../ui/index.ts';
import { FilesView } from '../../../attached-files/index.ts';
import { RouteLink } from '../../../links/index.ts';
import { fileByText, type Booking } from '../../shared/index.ts';
import {
  confirmed,
  inProgress,
  longNames,
  rescheduling,
  severalDays,
  toAnswer,
} from '../../shared/testing/example-bookings.ts';
import { BookingView } from './booking-view.tsx';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

function InRouter({ Story }: { Story: ComponentType }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Story /> }]));
  return <RouterProvider router={router} />;
}

const filesOf = ({ files }: Booking) => (
  <Panel title="Photos and documents">
    <FilesView files={files} byText={fileByText} addresses={new Map()} fetching={null} onOpen={fn()} />
  </Panel>
);
const shown = (booking: Booking) => ({ booking, files: filesOf(booking), calendar: null });
const open = { ...toAnswer, answerBy: inHours(23) };
const soon = {
  ...rescheduling,
  proposal: rescheduling.proposal && { ...rescheduling.proposal, expiresAt: inHours(20) },
};

const meta = {
  title: 'Provider/Booking',
  component: BookingView,
  decorators: [(Story) => <InRouter Story={Story} />],
  parameters: { inset: false },
  args: {
    ...shown(open),
    acting: null,
    onAction: fn(),
    withdrawing: null,
    onWithdraw: fn(),
    breadcrumb: <RouteLink to="/service-provider/bookings">Bookings</RouteLink>,
  },
} satisfies Meta<typeof BookingView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToAnswer: Story = {};
export const Held: Story = {
  args: shown({ ...toAnswer, status: 'held', answerBy: null, expiresAt: inHours(0.2), actions: [] }),
};
export const Confirmed: Story = { args: shown(confirmed) };
export const RescheduleAsked: Story = { args: shown(soon) };
export const RescheduleProposed: Story = {
  args: shown({
    ...soon,
    proposal: soon.proposal && { ...soon.proposal, by: 'provider', message: null },
    actions: ['add_file'],
  }),
};
export const InProgress: Story = { args: shown(inProgress) };
export const CompletedOverSeveralDays: Story = { args: shown(severalDays) };
const problem = {
  ...inProgress,
  status: 'disputed',
  completesAt: null,
  answer: 'The engine still loses coolant, and the report is missing.',
  actions: ['accept_dispute', 'offer_part', 'contest_dispute', 'add_file'],
  dispute: {
    stage: 'asked',
    answerBy: inHours(96),
    offered: null,
    most: inProgress.total,
    providerNote: null,
  },
} satisfies Booking;
export const Disputed: Story = { args: shown(problem) };
const answered = { ...problem.dispute, providerNote: 'The hose alone was ours; here is its price.' };
export const PartOffered: Story = {
  args: shown({
    ...problem,
    actions: ['accept_dispute', 'add_file'],
    dispute: { ...answered, stage: 'part_offered', offered: { amountMinor: 12_100, currency: 'EUR' } },
  }),
};
export const Escalated: Story = {
  args: shown({
    ...problem,
    actions: ['accept_dispute', 'add_file'],
    dispute: { ...answered, stage: 'escalated', answerBy: null },
  }),
};
export const LongNames: Story = { args: shown({ ...longNames, answerBy: inHours(5) }) };
