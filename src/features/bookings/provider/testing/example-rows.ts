import { idOf } from '../../../../api/testing/values.ts';
import type { BookingCounts, BookingRow } from '../../shared/index.ts';
import {
  confirmed,
  inProgress,
  longNames,
  rescheduling,
  rowOf,
  severalDays,
  toAnswer,
} from '../../shared/testing/example-bookings.ts';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Bookings of a provider in several states. */
export const rows: readonly BookingRow[] = [
  rowOf(toAnswer, { waitsUntil: inHours(23.2) }),
  rowOf(toAnswer, {
    id: idOf(61),
    number: 'B-10002',
    serviceName: 'Watermaker membranes',
    yachtName: null,
    buyerName: 'Tom Baker',
    startsAt: '2026-12-04T13:00:00.000Z',
    endsAt: '2026-12-04T15:00:00.000Z',
    waitsUntil: inHours(3.4),
  }),
  rowOf(rescheduling, { id: idOf(62), number: 'B-10003', waitsFor: 'provider', waitsUntil: inHours(12) }),
  rowOf(longNames, { id: idOf(63), number: 'B-10004', waitsUntil: inHours(40) }),
  rowOf(confirmed, { id: idOf(64), number: 'B-10005' }),
  rowOf(inProgress, { id: idOf(65), number: 'B-10006' }),
  rowOf(severalDays, { id: idOf(66) }),
  rowOf(inProgress, { id: idOf(67), number: 'B-10007', status: 'disputed' }),
];

export const counts: BookingCounts = {
  to_pay: 0,
  to_answer: 3,
  waiting: 1,
  upcoming: 12,
  in_progress: 1,
  disputed: 1,
  done: 231,
  closed: 8,
};

/** The rows with these statuses. */
export const rowsOf = (...statuses: readonly BookingRow['status'][]) =>
  rows.filter(({ status }) => statuses.includes(status));
