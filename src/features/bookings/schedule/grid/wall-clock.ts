import type { Day } from '../../calendar/calendar-days.ts';

const minuteMs = 60_000;
/** A day on the wall: its clock shows so many minutes, whatever the zone does in the night. */
export const dayMinutes = 1_440;
/** Bookings start on the half hour (the server's grid). */
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
  /** Since midnight, as the clock on the wall shows it. */
  readonly minute: number;
}

/** What the clock of a zone shows at an instant. */
export function wallTime(instant: string | number, zone: string): WallTime {
  const parts = partsIn(new Date(instant), zone);
  const get = (name: string) => parts.get(name) ?? '';
  return {
    day: `${get('year')}-${get('month')}-${get('day')}`,
    minute: Number(get('hour')) * 60 + Number(get('minute')),
  };
}

/** How far a zone is ahead of UTC at an instant, in milliseconds. */
function offsetMs(atMs: number, zone: string): number {
  const { day, minute } = wallTime(atMs, zone);
  return Date.parse(`${day}T00:00:00Z`) + minute * minuteMs - Math.floor(atMs / minuteMs) * minuteMs;
}

/**
 * The instant at which the clock of a zone shows this. A time in a gap is that much later; of an hour that is there twice
 * it is the first.
 */
export function instantOf({ day, minute }: WallTime, zone: string): string {
  const wallMs = Date.parse(`${day}T00:00:00Z`) + minute * minuteMs;
  const offsets = [
    offsetMs(wallMs - dayMinutes * minuteMs, zone),
    offsetMs(wallMs + dayMinutes * minuteMs, zone),
  ];
  const fitting = offsets.find((offset) => offsetMs(wallMs - offset, zone) === offset);
  // In a gap neither fits: the offset before it leads to a time after it.
  return new Date(wallMs - (fitting ?? offsets[0] ?? 0)).toISOString();
}

/** "09:30"; "24:00" ends a day. */
export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** 570 for "09:30". */
export const minuteOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};
