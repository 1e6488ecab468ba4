import { dayMs } from '../../../lib/durations.ts';
import { formatWhen } from '../../../ui/index.ts';

/** A period of two ISO 8601 instants, in one time zone. */
export interface Period {
  readonly startsAt: string;
  readonly endsAt: string;
  /** For work of several days, whose times are not shown. */
  readonly wholeDays?: boolean;
}

const sameDay = (one: Date, other: Date, zone: string): boolean =>
  formatWhen(one, zone, 'day') === formatWhen(other, zone, 'day');

/** "09:00", or "24:00" for a period that ends at midnight. */
const endTime = (endsAt: Date, zone: string): string => {
  const time = formatWhen(endsAt, zone, 'time');
  return time === '00:00' ? '24:00' : time;
};

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** A note for a period during which the clocks change: its times alone would make it seem longer or shorter. */
function clockChange(start: Date, end: Date, zone: string): string {
  const shown = minutesOf(endTime(end, zone)) - minutesOf(formatWhen(start, zone, 'time'));
  const real = Math.floor(end.getTime() / 60_000) - Math.floor(start.getTime() / 60_000);
  if (shown === real) return '';
  return shown < real ? ' (the clocks go back)' : ' (the clocks go forward)';
}

/**
 * "Thu 3 Dec, 09:00–13:00"; overnight "Thu 3 Dec, 22:00 – Fri 4 Dec, 02:00"; whole days "Mon 7 – Wed 9 Dec". The year
 * is shown if it is not the current one.
 */
export function periodText({ startsAt, endsAt, wholeDays = false }: Period, zone: string): string {
  const start = new Date(startsAt);
  const end = new Date(endsAt);
  // A period that ends at midnight ends on the previous day.
  const lastMoment = new Date(end.getTime() - 1);
  const isOneDay = sameDay(start, lastMoment, zone);
  if (wholeDays)
    return isOneDay
      ? formatWhen(start, zone, 'day')
      : `${formatWhen(start, zone, 'day')} – ${formatWhen(lastMoment, zone, 'day')}`;
  if (isOneDay) return `${formatWhen(start, zone)}–${endTime(end, zone)}${clockChange(start, end, zone)}`;
  return `${formatWhen(start, zone)} – ${formatWhen(lastMoment, zone, 'day')}, ${endTime(end, zone)}`;
}

/** The same, but only the days of a period longer than one day: for a row of a list. */
export const shortPeriodText = (period: Period, zone: string): string =>
  periodText({ ...period, wholeDays: period.wholeDays === true || isLongerThanADay(period) }, zone);

const isLongerThanADay = ({ startsAt, endsAt }: Period): boolean =>
  Date.parse(endsAt) - Date.parse(startsAt) > dayMs;

/** The city of an IANA zone: "Europe/Madrid" is "Madrid", "America/Argentina/Ushuaia" is "Ushuaia". */
export const zoneCity = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** The time zone of a period: "in Palma", or without a port "Madrid time". */
export const clockText = (port: string | null, zone: string): string =>
  port === null ? `${zoneCity(zone)} time` : `in ${port}`;

/** The period in the viewer's time zone; null if its times are the same there, and for whole days. */
export function viewersPeriodText(period: Period, zone: string, viewerZone: string): string | null {
  if (period.wholeDays === true) return null;
  const theirs = periodText(period, zone);
  const own = periodText(period, viewerZone);
  if (own === theirs) return null;
  const start = new Date(period.startsAt);
  const isSameDay = formatWhen(start, zone, 'day') === formatWhen(start, viewerZone, 'day');
  return isSameDay ? own.replace(`${formatWhen(start, viewerZone, 'day')}, `, '') : own;
}

/** A period as one text: "Thu 3 Dec, 09:00–13:00 in Palma". For titles and files. */
export const periodTextWithClock = (period: Period, zone: string, port: string | null): string =>
  `${periodText(period, zone)} ${clockText(port, zone)}`;
