import type { Day } from '../../calendar/calendar-days.ts';

const minuteMs = 60_000;
/** Minutes of a wall-clock day, also when the clocks change. */
export const dayMinutes = 1_440;
/** Bookings start on the half hour, as on the server. */
export const gridMinutes = 30;

const formats = new Map<string, Intl.DateTimeFormat>();
function partsIn(at: Date, zone: string): ReadonlyMap<string, string> {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(zone, format);
  return new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
}

interface WallTime {
  readonly day: Day;
  /** Minutes since midnight on the wall clock. */
  readonly minute: number;
}

/** The wall-clock time of an instant in a zone. */
export function wallTime(instant: string | number, zone: string): WallTime {
  const parts = partsIn(new Date(instant), zone);
  const get = (name: string) => parts.get(name) ?? '';
  return {
    day: `${get('year')}-${get('month')}-${get('day')}`,
    minute: Number(get('hour')) * 60 + Number(get('minute')),
  };
}

/** The offset of a zone from UTC at an instant, in milliseconds. */
function offsetMs(atMs: number, zone: string): number {
  const { day, minute } = wallTime(atMs, zone);
  return Date.parse(`${day}T00:00:00Z`) + minute * minuteMs - Math.floor(atMs / minuteMs) * minuteMs;
}

/**
 * The instant of a wall-clock time in a zone. A time skipped by a clock change becomes that much later; of a repeated
 * hour the first one is used.
 */
export function instantOf({ day, minute }: WallTime, zone: string): string {
  const wallMs = Date.parse(`${day}T00:00:00Z`) + minute * minuteMs;
  const offsets = [
    offsetMs(wallMs - dayMinutes * minuteMs, zone),
    offsetMs(wallMs + dayMinutes * minuteMs, zone),
  ];
  const fitting = offsets.find((offset) => offsetMs(wallMs - offset, zone) === offset);
  // In a skipped hour no offset fits: the earlier offset leads to a time after the gap.
  return new Date(wallMs - (fitting ?? offsets[0] ?? 0)).toISOString();
}

/** "09:30"; "24:00" for the end of a day. */
export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** 570 for "09:30". */
export const minuteOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};
