import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MarketStage, refused } from '../calendar/testing/market-stage.tsx';
import { AllBookingsScreen } from './all-bookings-list.tsx';
import { counts } from '../provider/testing/example-rows.ts';
import { AdminCalendarScreen } from './calendar-screen.tsx';
import { ports, rows } from './testing/example-bookings.ts';

const overview = { 'GET /market/overview': { ports } };
const none = { items: [], nextCursor: null, total: 0, counts };
const some = {
  ...overview,
  'GET /admin/bookings': { items: rows, nextCursor: null, total: rows.length, counts },
};

const meta = {
  title: 'Bookings/All bookings',
  component: MarketStage,
  parameters: { inset: false },
  args: { address: '/admin/bookings-management', answers: some, children: <AllBookingsScreen /> },
} satisfies Meta<typeof MarketStage>;
export default meta;
type Story = StoryObj<typeof meta>;

const calendar = <AdminCalendarScreen now="2026-11-25T10:00:00.000Z" />;

export const List: Story = {};
export const NoneYet: Story = { args: { answers: { ...overview, 'GET /admin/bookings': none } } };
export const NoneFound: Story = {
  args: {
    address: '/admin/bookings-management?q=windlass&port=palma',
    answers: { ...overview, 'GET /admin/bookings': none },
  },
};
export const NotRead: Story = { args: { answers: { 'GET /admin/bookings': () => null } } };
export const Forbidden: Story = {
  args: { answers: { 'GET /admin/bookings': () => refused(403, 'FORBIDDEN') } },
};

export const Calendar: Story = {
  args: { address: '/admin/calendar-management?date=2026-12-03', children: calendar },
  play: async ({ canvas }) => {
    // On a phone the calendar is an agenda, without a chosen day.
    if (window.innerWidth < 768) return;
    const day = await canvas.findByRole('heading', { name: 'Thursday 3 December 2026' });
    const palma = await canvas.findByRole('heading', { name: /^Palma · / });
    const [entry] = within(canvas.getByRole('region', { name: 'Palma' })).getAllByRole('article');
    const textStart = (element: Element | undefined) =>
      element === undefined
        ? null
        : element.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(element).paddingLeft);
    await expect(textStart(palma)).toBe(textStart(day));
    await expect(textStart(entry)).toBe(textStart(day));
  },
};
export const CalendarWeek: Story = {
  args: { address: '/admin/calendar-management?date=2026-12-03&view=week', children: calendar },
};
export const CalendarOfAPort: Story = {
  args: { address: '/admin/calendar-management?date=2026-12-03&view=agenda&port=palma', children: calendar },
};
export const CalendarEmpty: Story = {
  args: {
    address: '/admin/calendar-management?date=2026-12-03',
    answers: { ...overview, 'GET /admin/bookings': none },
    children: calendar,
  },
};
export const CalendarNotRead: Story = {
  args: {
    address: '/admin/calendar-management',
    answers: { 'GET /admin/bookings': () => null },
    children: calendar,
  },
};
