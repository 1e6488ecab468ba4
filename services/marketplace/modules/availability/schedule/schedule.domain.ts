import type { ClockInterval, HoursException, WeekHours } from '../../../platform/db/booking-tables.ts';

/** The values until a provider sets others. */
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

/** Rules of booking; null in a service's own means the provider's. */
interface BookingRules<Value = number> {
  readonly noticeHours: Value;
  readonly horizonDays: Value;
  readonly bufferBeforeMinutes: Value;
  readonly bufferAfterMinutes: Value;
}

/** A provider's schedule; version 0: nothing was saved yet. */
export interface Schedule extends BookingRules {
  readonly hours: WeekHours;
  readonly exceptions: readonly HoursException[];
  /** Travel minutes by port. */
  readonly travel: Readonly<Record<string, number>>;
  readonly version: number;
}

/** A service's own schedule; version 0: nothing was saved yet. */
export interface ServiceSchedule extends BookingRules<number | null> {
  readonly serviceId: string;
  readonly hours: WeekHours | null;
  /** The teams that do it; empty: any. */
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

/** In the contract's form. */
export interface IntervalGiven {
  readonly from: string;
  readonly until: string;
}
export interface WeekDayGiven {
  /** 1 is Monday. */
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

/** Sorted: two times of one day sort as texts like on the clock. */
export const clockIntervals = (given: readonly IntervalGiven[]): readonly ClockInterval[] =>
  given
    .map(({ from, until }): ClockInterval => [from, until])
    .toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));

/** Monday first; each weekday must be given once. */
export const weekOf = (days: readonly WeekDayGiven[]): WeekHours =>
  days.toSorted((a, b) => a.weekday - b.weekday).map(({ intervals }) => clockIntervals(intervals));
