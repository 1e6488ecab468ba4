import { idOf } from './values.ts';
import type { components } from '../index.ts';

type Schemas = components['schemas'];

export const blue = { id: idOf(11), name: 'Team Blue' };
export const red = { id: idOf(12), name: 'Team Red' };
export const crane = { id: idOf(13), name: 'Crane' };

const long = { from: '08:00', until: '18:00' };

/** Time off of the crane, on a Friday. */
export const inspection: Schemas['TimeOff'] = {
  id: idOf(51),
  teamId: crane.id,
  startsAt: '2026-12-04T07:00:00.000Z',
  endsAt: '2026-12-04T15:00:00.000Z',
  note: 'Yearly inspection',
};

/** A provider with three teams: a break on Monday, no weekends, two exceptional days. */
export const schedule: Schemas['Schedule'] = {
  timeZone: 'Europe/Madrid',
  hours: [
    {
      weekday: 1,
      intervals: [
        { from: '08:00', until: '12:30' },
        { from: '14:00', until: '18:00' },
      ],
    },
    { weekday: 2, intervals: [long] },
    { weekday: 3, intervals: [long] },
    { weekday: 4, intervals: [long] },
    { weekday: 5, intervals: [{ from: '08:00', until: '16:00' }] },
    { weekday: 6, intervals: [] },
    { weekday: 7, intervals: [] },
  ],
  exceptions: [
    { on: '2026-12-24', intervals: [], note: 'Christmas Eve' },
    { on: '2026-12-31', intervals: [{ from: '08:00', until: '12:00' }], note: null },
  ],
  noticeHours: 12,
  horizonDays: 120,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 30,
  travel: [{ port: 'palma', minutes: 20 }],
  teams: [blue, red, crane],
  timeOff: [
    inspection,
    {
      id: idOf(52),
      teamId: null,
      startsAt: '2026-12-23T23:00:00.000Z',
      endsAt: '2026-12-26T23:00:00.000Z',
      note: 'Christmas',
    },
  ],
  version: 3,
};

/** A provider without hours. */
export const noHours: Schemas['Schedule'] = {
  ...schedule,
  hours: schedule.hours.map(({ weekday }) => ({ weekday, intervals: [] })),
  exceptions: [],
  timeOff: [],
  travel: [],
  teams: [blue],
  version: 0,
};

/** A service without settings of its own. */
export const nothingOwn: Schemas['ServiceSchedule'] = {
  serviceId: idOf(81),
  hours: null,
  noticeHours: null,
  horizonDays: null,
  bufferBeforeMinutes: null,
  bufferAfterMinutes: null,
  teamIds: [],
  version: 0,
};
