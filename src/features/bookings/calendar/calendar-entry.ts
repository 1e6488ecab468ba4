import type { StatusLabel } from '../shared/booking-status.ts';
import { daysBetween, type Day } from './calendar-days.ts';

/** An entry of a calendar. */
export interface CalendarEntry {
  /** Unique among the entries. */
  readonly key: string;
  /** In the time zone of its place; equal days for an entry of one day. */
  readonly first: Day;
  readonly last: Day;
  /** Days in between on which the place is closed. */
  readonly closed?: ReadonlySet<Day>;
  readonly title: string;
  readonly detail: string | null;
  readonly href: string;
  readonly state: StatusLabel;
  /** Its time; null if it has none within the day. */
  readonly time: EntryTime | null;
  /** Shown in place of a time: "Expected". */
  readonly untimed?: string;
}

export interface EntryTime {
  readonly startsAt: string;
  readonly endsAt: string;
  /** The IANA time zone in which the time is shown. */
  readonly zone: string;
  /** "in Palma", "Madrid time": shown where the viewer's time differs. */
  readonly clock: string;
}

/** The days of an entry. */
const daysOf = ({ first, last, closed }: CalendarEntry): readonly Day[] =>
  daysBetween(first, last).filter((day) => !closed?.has(day));

/** The entries of each day by start time; those without a time first. */
export function entriesByDay(entries: readonly CalendarEntry[]): ReadonlyMap<Day, readonly CalendarEntry[]> {
  const days = new Map<Day, CalendarEntry[]>();
  const inOrder = entries.toSorted((one, other) =>
    (one.time?.startsAt ?? '').localeCompare(other.time?.startsAt ?? ''),
  );
  for (const entry of inOrder)
    for (const day of daysOf(entry)) {
      const there = days.get(day);
      if (there) there.push(entry);
      else days.set(day, [entry]);
    }
  return days;
}

const clocks = new Map<string, Intl.DateTimeFormat>();
function clockText(instant: string, zone: string): string {
  const format =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  clocks.set(zone, format);
  return format.format(new Date(instant));
}

/** "09:00", for a cell of a grid; null on later days of the same work, and for entries without a time. */
export const startText = ({ time, first }: CalendarEntry, day: Day): string | null =>
  time === null || day !== first ? null : clockText(time.startsAt, time.zone);

interface EntryTexts {
  /** "09:00–13:00", "From 09:00", "Until 17:00", "All day", "Expected". */
  readonly there: string;
  /** The viewer's time, where it differs. */
  readonly yours: string | null;
  /** "Day 2 of 3" */
  readonly part: string | null;
}

/** The texts of an entry's time on one of its days. */
export function timeTexts(entry: CalendarEntry, day: Day, viewerZone: string): EntryTexts {
  const { time, untimed = 'All day', first, last } = entry;
  const days = daysOf(entry);
  const part = days.length > 1 ? `Day ${days.indexOf(day) + 1} of ${days.length}` : null;
  if (time === null) return { there: untimed, yours: null, part };
  const { startsAt, endsAt, zone } = time;
  const text = (its: string): string => {
    const [start, end] = [clockText(startsAt, its), clockText(endsAt, its)];
    if (part === null) return `${start}–${end}`;
    return day === first ? `From ${start}` : day === last ? `Until ${end}` : 'All day';
  };
  const there = text(zone);
  const yours = text(viewerZone);
  return { there, yours: there === yours ? null : yours, part };
}
