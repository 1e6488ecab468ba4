import { dayMs } from '../../../lib/durations.ts';
import { dayName, daysAfter, monthName, monthOf, weekdayNames } from '../slots/calendar-month.ts';

/** A calendar day without a time zone: `2026-12-03`. */
export type Day = string;

const atMidnight = (day: Day): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (at: Date): Day => at.toISOString().slice(0, 10);

export { daysAfter as plusDays };

/** Whether a text is an existing day. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = atMidnight(text);
  return !Number.isNaN(at.getTime()) && dayOf(at) === text;
}

/** The same day in another month, or the last day of a shorter one. */
export function plusMonths(day: Day, months: number): Day {
  const at = atMidnight(day);
  const month = at.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(at.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(at.getUTCFullYear(), month, Math.min(at.getUTCDate(), lastDay))));
}

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;
export const isSameMonth = (one: Day, other: Day): boolean => one.slice(0, 7) === other.slice(0, 7);

/** Weeks begin on Monday. */
export const mondayOf = (day: Day): Day => daysAfter(day, -((atMidnight(day).getUTCDay() + 6) % 7));

/** From the first day to the last, inclusive. */
export function daysBetween(first: Day, last: Day): readonly Day[] {
  const count = Math.round((atMidnight(last).getTime() - atMidnight(first).getTime()) / dayMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => daysAfter(first, index));
}

export const weekOf = (day: Day): readonly Day[] => {
  const monday = mondayOf(day);
  return daysBetween(monday, daysAfter(monday, 6));
};

/** The whole weeks that overlap a month. */
export function weeksOfMonth(day: Day): readonly (readonly Day[])[] {
  const first = firstOfMonth(day);
  const lastMonday = mondayOf(daysAfter(plusMonths(first, 1), -1));
  const weeks: (readonly Day[])[] = [];
  for (let monday = mondayOf(first); monday <= lastMonday; monday = daysAfter(monday, 7))
    weeks.push(weekOf(monday));
  return weeks;
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The day of an instant in a time zone. */
export function dayIn(instant: string, zone: string): Day {
  const format =
    dayFormats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  dayFormats.set(zone, format);
  const parts = new Map(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** The last day that a period overlaps; one that ends at midnight does not overlap the next day. */
export const lastDayIn = (startsAt: string, endsAt: string, zone: string): Day =>
  endsAt > startsAt
    ? dayIn(new Date(new Date(endsAt).getTime() - 1).toISOString(), zone)
    : dayIn(startsAt, zone);

const weekdayOf = (day: Day): string => weekdayNames[(atMidnight(day).getUTCDay() + 6) % 7] ?? '';
const monthShort = (day: Day): string => monthName(monthOf(day), false).slice(0, 3);

/** "Thursday 3 December 2026" */
export const fullDayText = dayName;
/** "December 2026" */
export const monthText = (day: Day): string => monthName(monthOf(day));
/** "Thursday" */
export const weekdayLongText = weekdayOf;
/** "Thu" */
export const weekdayText = (day: Day): string => weekdayOf(day).slice(0, 3);
/** "Thu 3 Dec" */
export const shortDayText = (day: Day): string =>
  `${weekdayText(day)} ${Number(day.slice(8))} ${monthShort(day)}`;

/** "30 Nov – 6 Dec 2026", "7 – 13 Dec 2026", "28 Dec 2026 – 3 Jan 2027" */
export function weekText(day: Day): string {
  const monday = mondayOf(day);
  const sunday = daysAfter(monday, 6);
  const year = monday.slice(0, 4) === sunday.slice(0, 4) ? '' : ` ${monday.slice(0, 4)}`;
  const month = isSameMonth(monday, sunday) ? '' : ` ${monthShort(monday)}${year}`;
  return `${Number(monday.slice(8))}${month} – ${Number(sunday.slice(8))} ${monthShort(sunday)} ${sunday.slice(0, 4)}`;
}
