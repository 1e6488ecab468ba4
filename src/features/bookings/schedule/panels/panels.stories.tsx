import { idOf } from '../../../../api/testing/values.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { fn } from 'storybook/test';
import { inspection, noHours, red, schedule } from '../../../../api/testing/schedule.ts';
import { ProposeMoveDialog } from '../propose-move-dialog.tsx';
import { booking } from '../testing/example-calendar.ts';
import { DayHoursDialog } from './day-hours-dialog.tsx';
import { HoursDialog } from './hours-dialog.tsx';
import { HoursPanel, RulesPanel, TeamsPanel } from './hours-panel.tsx';
import { OutsideDialog } from './outside-dialog.tsx';
import { OutsidePanel } from './outside-panel.tsx';
import { RulesDialog } from './rules-dialog.tsx';
import { TeamsDialog } from './teams-dialog.tsx';
import { TimeOffDialog } from './time-off-dialog.tsx';
import { RemoveTimeOff } from './remove-time-off.tsx';
import { TimeOffPanel } from './time-off-panel.tsx';
import { newTimeOff, timeOffValues } from './time-off-values.ts';

const still = { busy: false, slow: false, failure: null, cancel: fn() };
const removal = { run: fn(), busy: false, failure: null, clear: fn() };
const edit = { schedule, submission: still, onClose: fn(), onSave: fn() };
const outside = {
  id: idOf(71),
  name: 'Yard planning',
  address: 'https://calendars.example.com/yard.ics',
  teamId: null,
  lastReadAt: '2026-11-25T09:00:00.000Z',
  busyCount: 14,
  failure: null,
};

function InRouter({ Story }: { Story: ComponentType }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Story /> }]));
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'Provider/Calendar settings',
  decorators: [(Story) => <InRouter Story={Story} />],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Panels: Story = {
  render: () => (
    <>
      <HoursPanel schedule={schedule} onEdit={fn()} />
      <RulesPanel schedule={schedule} onEdit={fn()} />
      <TeamsPanel schedule={schedule} onEdit={fn()} />
      <TimeOffPanel schedule={schedule} onAdd={fn()} onOpen={fn()} />
      <OutsidePanel
        teams={schedule.teams}
        removal={removal}
        onAdd={fn()}
        read={{
          failed: null,
          data: [
            outside,
            {
              ...outside,
              id: idOf(72),
              name: 'Holidays of the crane',
              address: null,
              teamId: red.id,
              busyCount: 1,
              failure: 'The address answers with a page, not with a calendar.',
            },
          ],
        }}
      />
    </>
  ),
};

export const NothingYet: Story = {
  render: () => (
    <>
      <HoursPanel schedule={noHours} onEdit={fn()} />
      <RulesPanel schedule={noHours} onEdit={fn()} />
      <TimeOffPanel schedule={noHours} onAdd={fn()} onOpen={fn()} />
      <OutsidePanel teams={[]} removal={removal} onAdd={fn()} read={{ failed: null, data: [] }} />
    </>
  ),
};

export const Hours: Story = { render: () => <HoursDialog {...edit} /> };
export const Rules: Story = { render: () => <RulesDialog {...edit} ports={['palma', 'port-vell']} /> };
export const Teams: Story = {
  render: () => <TeamsDialog teams={schedule.teams} submission={still} onClose={fn()} onSave={fn()} />,
};
export const TimeOff: Story = {
  render: () => (
    <TimeOffDialog
      schedule={schedule}
      begun={newTimeOff({ day: '2026-12-03', teamId: null, minutes: null })}
      submission={still}
      bookings={null}
      onClose={fn()}
      onSave={fn()}
      onRemove={null}
    />
  ),
};
export const TimeOffOverBookings: Story = {
  render: () => (
    <TimeOffDialog
      schedule={schedule}
      begun={newTimeOff({ day: '2026-12-03', teamId: null, minutes: null })}
      submission={{
        ...still,
        failure: {
          code: 'PERIOD_OCCUPIED',
          message: 'There is a booking or other time off then.',
          retryAfterSeconds: null,
          triesLeft: null,
          fields: [],
        },
      }}
      bookings={[
        {
          id: idOf(1),
          number: 'B-10001',
          serviceName: 'Diesel engine service',
          startsAt: '2026-12-03T08:00:00.000Z',
          endsAt: '2026-12-03T12:00:00.000Z',
        },
        {
          id: idOf(2),
          number: 'B-10002',
          serviceName: 'Watermaker membranes and the yearly inspection of the whole fresh water system',
          startsAt: '2026-12-03T13:00:00.000Z',
          endsAt: '2026-12-04T10:00:00.000Z',
        },
      ]}
      onClose={fn()}
      onSave={fn()}
      onRemove={null}
    />
  ),
};
export const TimeOffThere: Story = {
  render: () => (
    <TimeOffDialog
      schedule={schedule}
      begun={timeOffValues(inspection, schedule.timeZone)}
      submission={still}
      bookings={null}
      onClose={fn()}
      onSave={fn()}
      onRemove={fn()}
    />
  ),
};
export const RemoveIt: Story = {
  render: () => (
    <RemoveTimeOff timeOff={inspection} zone={schedule.timeZone} open removal={removal} onClose={fn()} />
  ),
};
export const HoursOfADay: Story = { render: () => <DayHoursDialog {...edit} day="2026-12-03" /> };
export const HoursOfADayOfItsOwn: Story = { render: () => <DayHoursDialog {...edit} day="2026-12-24" /> };
export const OutsideCalendar: Story = {
  render: () => (
    <OutsideDialog
      teams={schedule.teams}
      subscription={still}
      upload={still}
      onClose={fn()}
      onSubscribe={fn()}
      onUpload={fn()}
    />
  ),
};
export const ProposeMove: Story = {
  render: () => (
    <ProposeMoveDialog
      move={{
        entry: booking({}),
        to: { startsAt: '2026-12-04T09:00:00.000Z', endsAt: '2026-12-04T13:00:00.000Z' },
        isOpen: false,
        team: red,
      }}
      zone="Europe/Madrid"
      submission={still}
      onClose={fn()}
      onPropose={fn()}
      returnFocusTo={() => null}
    />
  ),
};
