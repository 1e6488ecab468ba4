import { idOf } from '../../../../api/testing/values.ts';
import { blue, crane, red } from '../../../../api/testing/schedule.ts';
import type { ProviderCalendar, ProviderCalendarEntry } from '../schedule.types.ts';

export const booking = (more: Partial<ProviderCalendarEntry>): ProviderCalendarEntry => ({
  kind: 'booking',
  bookingId: idOf(1),
  serviceId: idOf(300),
  timeOffId: null,
  teamId: blue.id,
  startsAt: '2026-12-03T08:00:00.000Z',
  endsAt: '2026-12-03T12:00:00.000Z',
  blockedFrom: '2026-12-03T07:30:00.000Z',
  blockedUntil: '2026-12-03T12:30:00.000Z',
  title: 'Diesel engine service',
  detail: 'MY Halcyon, Palma',
  status: 'confirmed',
  waitsFor: null,
  mayMove: true,
  ...more,
});

const at = (day: string, from: string, until: string) => ({
  startsAt: `${day}T${from}:00.000Z`,
  endsAt: `${day}T${until}:00.000Z`,
  blockedFrom: `${day}T${from}:00.000Z`,
  blockedUntil: `${day}T${until}:00.000Z`,
});

const week = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];

/** A week of three teams with every kind and state of entry. Open from 08:00 to 18:00 in Madrid, Friday until 16:00. */
export const calendar: ProviderCalendar = {
  timeZone: 'Europe/Madrid',
  teams: [blue, red, crane],
  open: week.map((day) => ({
    startsAt: `${day}T07:00:00.000Z`,
    endsAt: `${day}T${day === '2026-12-04' ? '15' : '17'}:00:00.000Z`,
  })),
  entries: [
    booking({}),
    booking({
      kind: 'proposal',
      bookingId: idOf(2),
      teamId: red.id,
      ...at('2026-12-04', '08:00', '10:00'),
      title: 'Rigging check',
      detail: 'SY Ardent, Palma',
      status: 'reschedule_proposed',
      waitsFor: 'provider',
      mayMove: false,
    }),
    booking({
      bookingId: idOf(2),
      teamId: red.id,
      ...at('2026-12-03', '08:30', '10:30'),
      blockedFrom: '2026-12-03T08:00:00.000Z',
      title: 'Rigging check',
      detail: 'SY Ardent, Palma',
      status: 'reschedule_proposed',
      waitsFor: 'provider',
      mayMove: false,
    }),
    booking({
      bookingId: idOf(3),
      teamId: red.id,
      ...at('2026-12-01', '13:00', '15:00'),
      title: 'Watermaker membranes',
      detail: 'MY Northern Lights of the Outer Hebrides, Palma',
      status: 'requested',
      waitsFor: 'provider',
      mayMove: true,
    }),
    booking({
      bookingId: idOf(4),
      teamId: crane.id,
      ...at('2026-12-02', '08:00', '09:00'),
      title: 'Tender lift',
      detail: 'MY Calypso, Palma',
      status: 'in_progress',
      mayMove: false,
    }),
    booking({
      bookingId: idOf(5),
      teamId: blue.id,
      ...at('2026-11-30', '07:00', '11:00'),
      title: 'Generator inspection',
      detail: 'MY Halcyon, Palma',
      status: 'completed',
      mayMove: false,
    }),
    booking({
      kind: 'time_off',
      bookingId: null,
      serviceId: null,
      timeOffId: idOf(51),
      teamId: crane.id,
      ...at('2026-12-04', '07:00', '15:00'),
      title: 'Yearly inspection',
      detail: null,
      status: null,
      mayMove: false,
    }),
    booking({
      kind: 'busy',
      bookingId: null,
      serviceId: null,
      teamId: null,
      ...at('2026-12-02', '14:00', '15:30'),
      title: 'Busy',
      detail: 'Yard planning',
      status: null,
      mayMove: false,
    }),
  ],
};
