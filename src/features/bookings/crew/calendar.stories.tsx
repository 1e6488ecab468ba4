import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { MarketStage } from '../calendar/testing/market-stage.tsx';
import { CrewCalendarScreen } from './calendar-screen.tsx';
import { crewRows, december, feeds } from './testing/example-bookings.ts';

const now = '2026-11-25T10:00:00.000Z';
const answers = { 'GET /crew/calendar': { items: december }, 'GET /calendar-feeds': { items: feeds } };
const counts = {
  to_pay: 0,
  to_answer: 1,
  waiting: 0,
  upcoming: 2,
  in_progress: 0,
  disputed: 0,
  done: 1,
  closed: 1,
};
const list = { items: crewRows, nextCursor: 'next', total: 40, counts };

const meta = {
  title: 'Bookings/Crew calendar',
  component: MarketStage,
  parameters: { inset: false },
  args: {
    address: '/crew/calendar?date=2026-12-03',
    answers,
    children: <CrewCalendarScreen now={now} />,
  },
} satisfies Meta<typeof MarketStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {};

export const ByKeyboard: Story = {
  globals: { viewport: { value: 'desk', isRotated: false } },
  play: async ({ canvas }) => {
    const cell = await canvas.findByRole('gridcell', {
      name: 'Thursday 3 December 2026: 2 bookings, 2 deliveries',
    });
    cell.focus();
    // The second key is pressed in the cell that the first one led to.
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(canvas.getByRole('gridcell', { name: 'Friday 11 December 2026' })).toHaveFocus(),
    );
    await expect(canvas.getByRole('heading', { name: 'Friday 11 December 2026' })).toBeVisible();
  },
};

export const Week: Story = { args: { address: '/crew/calendar?view=week&date=2026-12-03' } };
export const Agenda: Story = { args: { address: '/crew/calendar?view=agenda&date=2026-11-25' } };
export const NothingPlanned: Story = {
  args: {
    address: '/crew/calendar?view=agenda&date=2027-05-01',
    answers: { 'GET /crew/calendar': { items: [] }, 'GET /calendar-feeds': { items: [] } },
  },
};
export const Loading: Story = { args: { answers: {} } };
export const NotRead: Story = {
  args: { answers: { 'GET /crew/calendar': () => null, 'GET /calendar-feeds': () => null } },
};
export const Bookings: Story = {
  args: { address: '/crew/calendar?show=bookings', answers: { 'GET /bookings': list } },
};
export const NoBookingsYet: Story = {
  args: {
    address: '/crew/calendar?show=bookings',
    answers: {
      'GET /bookings': {
        items: [],
        nextCursor: null,
        total: 0,
        counts: { to_answer: 0, upcoming: 0, in_progress: 0, done: 0, closed: 0 },
      },
    },
  },
};
export const BookingsNotRead: Story = {
  args: { address: '/crew/calendar?show=bookings', answers: { 'GET /bookings': () => null } },
};
