import { dayMs } from '../../../lib/durations.ts';

/** Days as YYYY-MM-DD, months as YYYY-MM, without times and therefore without time zones. */

export const monthOf = (day: string): string => day.slice(0, 7);

/** The day this many days later; earlier with a negative number. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The month this many months later. */
export function monthsAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The same day of another month, or the last day of a shorter one. */
export function dayInMonth(day: string, month: string): string {
  const last = daysAfter(`${monthsAfter(month, 1)}-01`, -1);
  const wanted = `${month}-${day.slice(8)}`;
  return wanted > last ? last : wanted;
}

/** The day of an instant in a time zone. */
export function dayIn(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at);
  const get = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${get('year')}-${get('month')}-${get('day')}`;
}

/** The weeks of a month, Monday first; null for days of other months. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const first = `${month}-01`;
  const weekday = (new Date(first).getUTCDay() + 6) % 7;
  const weeks: (string | null)[][] = [];
  for (let monday = daysAfter(first, -weekday); monthOf(monday) <= month; monday = daysAfter(monday, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, at) => daysAfter(monday, at)).map((day) =>
        monthOf(day) === month ? day : null,
      ),
    );
  return weeks;
}

const names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "December 2026", or "December" without its year. */
export const monthName = (month: string, withYear = true): string =>
  [names[Number(month.slice(5)) - 1], withYear ? month.slice(0, 4) : null].filter(Boolean).join(' ');

export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** "Thursday 3 December 2026" */
export function dayName(day: string): string {
  const weekday = weekdayNames[(new Date(day).getUTCDay() + 6) % 7];
  return `${weekday} ${Number(day.slice(8))} ${monthName(monthOf(day))}`;
}

/** The parameters of listSlots for a month: from its first day, or from today in the current month. */
export function monthToAsk(month: string, today: string): { from: string; days: number } {
  const first = `${month}-01`;
  const from = first < today && monthOf(today) === month ? today : first;
  const end = Date.parse(`${monthsAfter(month, 1)}-01`);
  return { from, days: Math.round((end - Date.parse(from)) / dayMs) };
}
