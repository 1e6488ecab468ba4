import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { MarketStage, refused } from '../calendar/testing/market-stage.tsx';
import type { Booking } from '../shared/index.ts';
import { AnyBookingScreen } from './booking-screen.tsx';
import { allLong, disputed, paid, providerAsked, waiting } from './testing/example-bookings.ts';

const of = (booking: Booking) => ({
  address: `/admin/bookings-management/${booking.id}`,
  answers: {
    [`GET /bookings/${booking.id}`]: booking,
    'GET /dashboards/admin/taken': { takenBy: 'Marina Soler', isMine: false },
  },
});

const meta = {
  title: 'Bookings/Any booking',
  component: MarketStage,
  parameters: { inset: false },
  args: { ...of(waiting), path: '/admin/bookings-management/:id', children: <AnyBookingScreen /> },
} satisfies Meta<typeof MarketStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Paid: Story = { args: of(paid) };
export const Disputed: Story = { args: of(disputed) };
export const DisputeNotAnswered: Story = { args: of(providerAsked) };
export const LongNames: Story = { args: of(allLong) };
export const NotFound: Story = {
  args: { answers: { [`GET /bookings/${waiting.id}`]: () => refused(404, 'NOT_FOUND') } },
};
export const NotRead: Story = { args: { answers: { [`GET /bookings/${waiting.id}`]: () => null } } };

const opens = (booking: Booking, button: string): Story => ({
  args: of(booking),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

export const Refund: Story = opens(paid, 'Refund');
export const DecideForBuyer: Story = opens(disputed, 'Decide for the buyer');
