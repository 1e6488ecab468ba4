import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { blue } from '../../../api/testing/schedule.ts';
import type { ScheduleAddress } from './schedule-address.ts';
import { ScheduleView } from './schedule-view.tsx';
import { booking, calendar } from './testing/example-calendar.ts';

function InRouter({ Story }: { Story: ComponentType }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Story /> }]));
  return <RouterProvider router={router} />;
}

const at = (view: ScheduleAddress['view'], teamId: string | null = null): ScheduleAddress => ({
  view,
  date: '2026-12-03',
  teamId,
  go: fn(),
});
const found = { data: calendar, failed: null, isFetching: false };

const edits = {
  openTimeOff: () => fn(),
  onAddTimeOff: fn(),
  onDayHours: fn(),
  onHours: fn(),
  onService: fn(),
  onRules: fn(),
};

const meta = {
  title: 'Provider/Calendar',
  component: ScheduleView,
  decorators: [(Story) => <InRouter Story={Story} />],
  args: { address: at('week'), today: '2026-12-02', read: found, edits, onPropose: fn() },
} satisfies Meta<typeof ScheduleView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {};

/** Opens the menu of a column heading. */
const opened = async (heading: HTMLElement) => {
  await userEvent.click(heading);
  return within(await within(document.body).findByRole('menu'));
};
export const WhatCanBeChangedOfADay: Story = {
  play: async ({ canvas }) => {
    const menu = await opened(await canvas.findByRole('button', { name: 'Thu 3 Dec' }));
    const hours = menu.getByRole('menuitem', { name: 'Change this day’s hours' });
    await waitFor(() => expect(hours).toBeVisible());
  },
};
export const DrawingTimeOff: Story = {
  play: async ({ canvas }) => {
    const menu = await opened(await canvas.findByRole('button', { name: 'Thu 3 Dec' }));
    await userEvent.click(menu.getByRole('menuitem', { name: 'Draw time off in the calendar' }));
    const drawn = await canvas.findByRole('button', { name: /^Time off/ });
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(drawn).toHaveFocus();
  },
};
/** Before the schedule is read. */
export const WeekToLookAt: Story = { args: { edits: null } };
export const WeekOfOneTeam: Story = { args: { address: at('week', blue.id) } };
export const Day: Story = { args: { address: at('day') } };
export const Month: Story = { args: { address: at('month') } };
export const Empty: Story = { args: { read: { ...found, data: { ...calendar, entries: [], open: [] } } } };
export const LongNames: Story = {
  args: {
    read: {
      ...found,
      data: {
        ...calendar,
        teams: [
          { ...blue, name: 'Mechanical and electrical installations team of the northern yard' },
          ...calendar.teams.slice(1),
        ],
        entries: [
          booking({
            title: 'Complete overhaul of the port and starboard main engines including heat exchangers',
            detail: 'MY Northern Lights of the Outer Hebrides, Castelló de la Plana',
          }),
          booking({
            bookingId: null,
            timeOffId: 'x',
            kind: 'time_off',
            title: 'Short',
            detail: null,
            status: null,
          }),
        ],
      },
    },
  },
};
export const Loading: Story = { args: { read: { data: undefined, failed: null, isFetching: true } } };
export const Unreadable: Story = {
  args: {
    read: {
      data: undefined,
      failed: { details: 'NETWORK_ERROR', busy: false, onRetry: fn(), reason: null },
      isFetching: false,
    },
  },
};
