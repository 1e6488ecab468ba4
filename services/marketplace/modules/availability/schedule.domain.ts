import type { ClockInterval, HoursException, WeekHours } from '../../platform/db/booking-tables.ts';

/** What holds until a provider says otherwise. */
export const scheduleDefaults = {
  noticeHours: 24,
  horizonDays: 90,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
} as const;

export interface Team {
  readonly id: string;
  readonly name: string;
}

/** `teamId` null: every team. */
export interface TimeOff {
  readonly id: string;
  readonly teamId: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly note: string | null;
}

/** Rules of booking, whose null in a service's own is as the provider has it. */
interface BookingRules<Value = number> {
  readonly noticeHours: Value;
  readonly horizonDays: Value;
  readonly bufferBeforeMinutes: Value;
  readonly bufferAfterMinutes: Value;
}

/** A provider's; version 0: nothing was saved yet. */
export interface Schedule extends BookingRules {
  readonly hours: WeekHours;
  readonly exceptions: readonly HoursException[];
  /** Minutes by port. */
  readonly travel: Readonly<Record<string, number>>;
  readonly version: number;
}

/** What a service has of its own; version 0: nothing was saved yet. */
export interface ServiceSchedule extends BookingRules<number | null> {
  readonly serviceId: string;
  readonly hours: WeekHours | null;
  /** Which teams do it; none named: any. */
  readonly teamIds: readonly string[];
  readonly version: number;
}

export const noSchedule: Schedule = {
  ...scheduleDefaults,
  hours: [[], [], [], [], [], [], []],
  exceptions: [],
  travel: {},
  version: 0,
};

/** As it is sent. */
export interface IntervalGiven {
  readonly from: string;
  readonly until: string;
}
export interface WeekDayGiven {
  /** 1: Monday. */
  readonly weekday: number;
  readonly intervals: readonly IntervalGiven[];
}
export interface ScheduleGiven extends BookingRules {
  readonly hours: readonly WeekDayGiven[];
  readonly exceptions: readonly {
    readonly on: string;
    readonly intervals: readonly IntervalGiven[];
    readonly note: string | null;
  }[];
  readonly travel: readonly { readonly port: string; readonly minutes: number }[];
}
export interface ServiceScheduleGiven extends BookingRules<number | null> {
  readonly hours: readonly WeekDayGiven[] | null;
  readonly teamIds: readonly string[];
}

/** In order: two times of one day as texts are ordered as on the clock. */
export const clockIntervals = (given: readonly IntervalGiven[]): readonly ClockInterval[] =>
  given
    .map(({ from, until }): ClockInterval => [from, until])
    .toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));

/** Monday first; each weekday is given once. */
export const weekOf = (days: readonly WeekDayGiven[]): WeekHours =>
  days.toSorted((a, b) => a.weekday - b.weekday).map(({ intervals }) => clockIntervals(intervals));
