import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { good, MarketStage, refused } from '../calendar/testing/market-stage.tsx';
import type { Booking } from '../shared/index.ts';
import { december as slots } from '../../../api/testing/slots.ts';
import { CrewBookingScreen } from './booking-screen.tsx';
import {
  allLong,
  asked,
  completed,
  declinedCard,
  disputed,
  freeToCancel,
  held,
  lateToCancel,
  noShowReported,
  partOffered,
  refusedByProvider,
  released,
  requested,
  underWay,
} from './testing/example-bookings.ts';

const address = (booking: Booking, search = '') =>
  `/crew/bookings/completed/details?booking=${booking.id}${search}`;

const meta = {
  title: 'Bookings/Crew booking',
  component: MarketStage,
  parameters: { inset: false },
  args: { address: address(requested), answers: {}, children: <CrewBookingScreen leaveFor={() => {}} /> },
} satisfies Meta<typeof MarketStage>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (booking: Booking, search = ''): Story => ({
  args: {
    address: address(booking, search),
    answers: {
      [`GET /bookings/${booking.id}`]: booking,
      [`GET /purchases/${booking.id}/invoices`]: { sales: [] },
      [`GET /market/services/${booking.serviceId}/slots`]: slots,
    },
  },
});

export const ToPay: Story = of(held, '&payment=cancelled');
export const CardDeclined: Story = of(declinedCard);
export const Confirming: Story = of(held, '&payment=returned');
export const NotPaid: Story = of(released);
export const JustRequested: Story = of(requested, '&payment=returned');
export const AnotherTimeIsProposed: Story = of(asked);
export const Confirmed: Story = of(freeToCancel);
export const InProgressWithExtraWork: Story = of(underWay);
export const Completed: Story = of(completed);
export const Disputed: Story = of(disputed);
export const PartOffered: Story = of(partOffered);
export const NoShowReported: Story = of(noShowReported);
export const Declined: Story = of(refusedByProvider);
export const LongNames: Story = of(allLong);
export const NotFound: Story = {
  args: { answers: { [`GET /bookings/${requested.id}`]: () => refused(404, 'NOT_FOUND') } },
};
export const NotRead: Story = { args: { answers: { [`GET /bookings/${requested.id}`]: () => null } } };

const opens = (booking: Booking, button: string, name: RegExp): Story => ({
  ...of(booking),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }));
    const dialog = await screen.findByRole('dialog', { name });
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

export const CancelForFree: Story = opens(freeToCancel, 'Cancel the booking', /^Cancel B-10001/);
export const CancelTooLate: Story = opens(lateToCancel, 'Cancel the booking', /^Cancel B-10001/);
export const ReportAProblem: Story = opens(underWay, 'Report a problem', /^Report a problem/);
export const ProposeAnotherTime: Story = opens(freeToCancel, 'Propose another time', /^Propose another time/);

const sentSteps: string[] = [];

/** Photos are uploaded before the report; if the report then fails, they are not uploaded again. */
export const PhotosAreSentOnce: Story = {
  args: {
    address: address(underWay),
    answers: {
      [`GET /bookings/${underWay.id}`]: underWay,
      [`POST /bookings/${underWay.id}/files`]: () => good(underWay, 'The file is added.'),
      [`POST /bookings/${underWay.id}/actions`]: () => {
        return sentSteps.filter((step) => step === 'actions').length === 1
          ? null
          : good({ ...disputed, id: underWay.id }, 'Reported.');
      },
    },
    onCall: ({ call }) => {
      if (call.startsWith('POST')) sentSteps.push(call.replace(/^.*\//, ''));
    },
  },
  play: async ({ canvas }) => {
    sentSteps.length = 0;
    await userEvent.click(await canvas.findByRole('button', { name: 'Report a problem' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'It still leaks.');
    await userEvent.upload(dialog.getByLabelText('Photos of the problem'), [
      new File(['1'], 'leak.pdf', { type: 'application/pdf' }),
      new File(['2'], 'bilge.pdf', { type: 'application/pdf' }),
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Report the problem' }));
    await expect(await dialog.findByText(/couldn’t reach Quayside/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Report the problem' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sentSteps).toEqual(['files', 'files', 'actions', 'actions']);
  },
};
