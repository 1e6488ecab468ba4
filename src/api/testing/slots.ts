import { euro } from './values.ts';
import { dayMs } from '../../lib/durations.ts';
import type { components } from '../index.ts';

type Slots = components['schemas']['Slots'];

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/**
 * Weekdays of December 2026 in Palma, with slots of four hours from 08:00, 09:00 and 13:30; the first week is booked
 * up.
 */
export const december: Slots = {
  timeZone: 'Europe/Madrid',
  durationMinutes: 240,
  wholeDays: false,
  noticeHours: 24,
  price: { unitPrice: euro(1800), subtotal: euro(72000), tax: euro(15120), total: euro(87120) },
  from: '2026-12-01',
  until: '2026-12-31',
  days: Array.from({ length: 25 }, (_, at) => daysAfter('2026-12-07', at))
    .filter((date) => ![0, 6].includes(new Date(date).getUTCDay()))
    .map((date) => ({
      date,
      slots: ['07:00', '08:00', '12:30'].map((time) => {
        const start = Date.parse(`${date}T${time}:00Z`);
        return {
          startsAt: new Date(start).toISOString(),
          endsAt: new Date(start + 240 * 60_000).toISOString(),
        };
      }),
    })),
  nextStartsAt: '2026-12-07T07:00:00.000Z',
};

/** Work of two whole days. */
export const wholeDays: Slots = {
  ...december,
  wholeDays: true,
  durationMinutes: 960,
  days: december.days.slice(0, 8).map(({ date }) => ({
    date,
    slots: [{ startsAt: `${date}T07:00:00.000Z`, endsAt: `${daysAfter(date, 1)}T17:00:00.000Z` }],
  })),
};

export const nothingInDecember: Slots = { ...december, days: [], nextStartsAt: '2027-01-11T08:00:00.000Z' };
export const nothingAtAll: Slots = { ...december, days: [], nextStartsAt: null };
