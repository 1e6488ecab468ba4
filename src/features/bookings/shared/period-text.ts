import { dayMs } from '../../../lib/durations.ts';
import { formatWhen } from '../../../ui/index.ts';

/** When something is: two instants, ISO 8601, on the clock of one place. */
export interface Period {
  readonly startsAt: string;
  readonly endsAt: string;
  /** Work of several days: its times of day are not shown. */
  readonly wholeDays?: boolean;
}

const sameDay = (one: Date, other: Date, zone: string): boolean =>
  formatWhen(one, zone, 'day') === formatWhen(other, zone, 'day');

/** "09:00", or "24:00" for a period that ends with its day. */
const endTime = (endsAt: Date, zone: string): string => {
  const time = formatWhen(endsAt, zone, 'time');
  return time === '00:00' ? '24:00' : time;
};

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** What is said beside the times of one day between which the clocks change: by them alone a period would seem longer or shorter than it is. */
function clockChange(start: Date, end: Date, zone: string): string {
  const shown = minutesOf(endTime(end, zone)) - minutesOf(formatWhen(start, zone, 'time'));
  const real = Math.floor(end.getTime() / 60_000) - Math.floor(start.getTime() / 60_000);
  if (shown === real) return '';
  return shown < real ? ' (the clocks go back)' : ' (the clocks go forward)';
}

/**
 * "Thu 3 Dec, 09:00–13:00"; over midnight "Thu 3 Dec, 22:00 – Fri 4 Dec, 02:00"; whole days "Mon 7 – Wed 9 Dec" in full. The
 * year is shown where it is not the present one.
 */
export function periodText({ startsAt, endsAt, wholeDays = false }: Period, zone: string): string {
  const start = new Date(startsAt);
  const end = new Date(endsAt);
  // A period that ends at midnight ends with the day before.
  const lastMoment = new Date(end.getTime() - 1);
  const isOneDay = sameDay(start, lastMoment, zone);
  if (wholeDays)
    return isOneDay
      ? formatWhen(start, zone, 'day')
      : `${formatWhen(start, zone, 'day')} – ${formatWhen(lastMoment, zone, 'day')}`;
  if (isOneDay) return `${formatWhen(start, zone)}–${endTime(end, zone)}${clockChange(start, end, zone)}`;
  return `${formatWhen(start, zone)} – ${formatWhen(lastMoment, zone, 'day')}, ${endTime(end, zone)}`;
}

/** The same, but of more than a day the days alone: for a row of a list. */
export const shortPeriodText = (period: Period, zone: string): string =>
  periodText({ ...period, wholeDays: period.wholeDays === true || isLongerThanADay(period) }, zone);

const isLongerThanADay = ({ startsAt, endsAt }: Period): boolean =>
  Date.parse(endsAt) - Date.parse(startsAt) > dayMs;

/** The city of an IANA zone: "Europe/Madrid" is "Madrid", "America/Argentina/Ushuaia" is "Ushuaia". */
export const zoneCity = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** Whose clock a period is on: "in Palma", or without a port "Madrid time". */
export const clockText = (port: string | null, zone: string): string =>
  port === null ? `${zoneCity(zone)} time` : `in ${port}`;

/** The same period on the viewer's clock, where that shows another time; null where it does not, and for whole days. */
export function viewersPeriodText(period: Period, zone: string, viewerZone: string): string | null {
  if (period.wholeDays === true) return null;
  const theirs = periodText(period, zone);
  const own = periodText(period, viewerZone);
  if (own === theirs) return null;
  const start = new Date(period.startsAt);
  const isSameDay = formatWhen(start, zone, 'day') === formatWhen(start, viewerZone, 'day');
  return isSameDay ? own.replace(`${formatWhen(start, viewerZone, 'day')}, `, '') : own;
}

/** A period as one text: "Thu 3 Dec, 09:00–13:00 in Palma". For titles, files and mails of the screen. */
export const periodTextWithClock = (period: Period, zone: string, port: string | null): string =>
  `${periodText(period, zone)} ${clockText(port, zone)}`;
