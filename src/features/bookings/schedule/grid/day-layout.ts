import type { Slot } from '../../shared/index.ts';
import { dayIn, lastDayIn, type Day } from '../../calendar/calendar-days.ts';
import type { ProviderCalendarEntry } from '../schedule.types.ts';
import { dayMinutes, gridMinutes, wallTime } from './wall-clock.ts';

/** A column of the grid: a day, or one team on a day of several teams. */
export interface GridColumn {
  readonly key: string;
  readonly day: Day;
  /** Null: all teams. */
  readonly teamId: string | null;
  readonly title: string;
  readonly isToday: boolean;
  /** The day has passed, so nothing on it can be changed. */
  readonly isPast: boolean;
}

/** Minutes of a day, as on a wall clock. */
export interface Stretch {
  readonly from: number;
  readonly until: number;
}

/** The part of an entry that is in a column, and its lane there. */
export interface Block {
  readonly key: string;
  readonly entry: ProviderCalendarEntry;
  /** The work itself. */
  readonly work: Stretch;
  /** The work with travel and buffers. */
  readonly blocked: Stretch;
  readonly lane: number;
  readonly lanes: number;
}

/** The part of a period that is on a day; null if there is none. */
export function stretchOn(day: Day, startsAt: string, endsAt: string, zone: string): Stretch | null {
  const first = dayIn(startsAt, zone);
  const last = lastDayIn(startsAt, endsAt, zone);
  if (day < first || day > last) return null;
  const from = day === first ? wallTime(startsAt, zone).minute : 0;
  const end = wallTime(endsAt, zone);
  if (day !== last || end.day !== day) return { from, until: dayMinutes };
  if (end.minute > from) return { from, until: end.minute };
  // The clock went back, so the end would be before the start: the block gets its real length.
  const lengthMinutes = Math.max(1, (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
  return { from, until: Math.min(dayMinutes, from + lengthMinutes) };
}

/** The key of an entry; a booking can have two, for its current and its proposed time. */
export const entryKey = ({ kind, bookingId, timeOffId, teamId, startsAt }: ProviderCalendarEntry): string =>
  [kind, bookingId ?? timeOffId ?? '', teamId ?? '', startsAt].join(' ');

const isOf = (entry: ProviderCalendarEntry, { teamId }: GridColumn): boolean =>
  teamId === null || entry.teamId === null || entry.teamId === teamId;

/**
 * The part of work of several days that is done on one of them: from the first open hour, or its start, until the last
 * open hour, or its end. Null on a closed day in between. The team is busy at night too, when nobody could book it
 * anyway.
 */
function workedOn(
  { startsAt, endsAt }: ProviderCalendarEntry,
  { from, until }: Stretch,
  open: readonly Stretch[],
  { day, zone }: { readonly day: Day; readonly zone: string },
): Stretch | null {
  const begins = dayIn(startsAt, zone) === day;
  const ends = lastDayIn(startsAt, endsAt, zone) === day;
  if (open.length === 0) return begins || ends ? { from, until } : null;
  const first = begins ? from : Math.min(...open.map((one) => one.from));
  const last = ends ? until : Math.max(...open.map((one) => one.until));
  return first < last ? { from: first, until: last } : { from, until };
}

/** Whether an entry is work that continues overnight. */
const lastsDays = ({ bookingId, startsAt, endsAt }: ProviderCalendarEntry, zone: string): boolean =>
  bookingId !== null && dayIn(startsAt, zone) !== lastDayIn(startsAt, endsAt, zone);

/**
 * The entries of a column, with simultaneous ones next to each other. `open` are the hours of its day; null if nothing
 * is ever open.
 */
export function blocksOf(
  entries: readonly ProviderCalendarEntry[],
  column: GridColumn,
  zone: string,
  open: readonly Stretch[] | null = null,
): readonly Block[] {
  const placed = entries
    .filter((entry) => isOf(entry, column))
    .flatMap((entry) => {
      const work = stretchOn(column.day, entry.startsAt, entry.endsAt, zone);
      const blocked = stretchOn(column.day, entry.blockedFrom, entry.blockedUntil, zone);
      // A buffer can reach into a day without work, which is then drawn with no work.
      if (blocked === null) return [];
      if (work !== null && open !== null && lastsDays(entry, zone)) {
        const worked = workedOn(entry, work, open, { day: column.day, zone });
        return worked === null ? [] : [{ key: entryKey(entry), entry, work: worked, blocked: worked }];
      }
      return [
        { key: entryKey(entry), entry, work: work ?? { from: blocked.from, until: blocked.from }, blocked },
      ];
    })
    .sort((one, other) => one.blocked.from - other.blocked.from || other.blocked.until - one.blocked.until);
  return clustersOf(placed).flatMap((cluster) => inLanes(cluster));
}

type Placed = Omit<Block, 'lane' | 'lanes'>;

/** Groups of overlapping entries. */
function clustersOf(placed: readonly Placed[]): readonly (readonly Placed[])[] {
  const clusters: Placed[][] = [];
  let until = -1;
  for (const one of placed) {
    const current = clusters.at(-1);
    if (current && one.blocked.from < until) current.push(one);
    else clusters.push([one]);
    until = Math.max(until, one.blocked.until);
  }
  return clusters;
}

function inLanes(cluster: readonly Placed[]): readonly Block[] {
  const ends: number[] = [];
  const lanes = cluster.map(({ blocked }) => {
    const free = ends.findIndex((end) => end <= blocked.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = blocked.until;
    return lane;
  });
  return cluster.map((one, index) => ({ ...one, lane: lanes[index] ?? 0, lanes: ends.length }));
}

/** The open hours of a day. */
export const openOn = (open: readonly Slot[], day: Day, zone: string): readonly Stretch[] =>
  open.flatMap(({ startsAt, endsAt }) => stretchOn(day, startsAt, endsAt, zone) ?? []);

/** The start of the first open and free time, on the grid; null if there is none. */
export function firstFree(
  open: readonly Stretch[],
  blocks: readonly Pick<Block, 'blocked'>[],
): number | null {
  const starts = [...open.map(({ from }) => from), ...blocks.map(({ blocked }) => blocked.until)]
    .map((minute) => Math.ceil(minute / gridMinutes) * gridMinutes)
    .sort((one, other) => one - other);
  const isFree = (start: number) =>
    open.some(({ from, until }) => start >= from && start + gridMinutes <= until) &&
    !blocks.some(({ blocked }) => blocked.from < start + gridMinutes && blocked.until > start);
  return starts.find(isFree) ?? null;
}

/** Where a grid that is taller than its frame is scrolled to: the first working hour, or an earlier entry. */
export function firstInSight(
  open: readonly Stretch[],
  blocks: readonly Pick<Block, 'work' | 'entry'>[],
): number {
  const begun = blocks.filter(({ entry, work }) => entry.bookingId !== null && work.from > 0);
  return Math.min(dayMinutes, ...[...open, ...begun.map(({ work }) => work)].map(({ from }) => from));
}

/** The hours that are always shown. */
const atLeast = { from: 8 * 60, until: 18 * 60 };

/** The hours to show: all open hours and all entries, in whole hours. Entries that last all day are ignored. */
export function shownHours(stretches: readonly Stretch[]): Stretch {
  const partial = stretches.filter(({ from, until }) => from > 0 || until < dayMinutes);
  const from = Math.min(atLeast.from, ...partial.map((one) => one.from));
  const until = Math.max(atLeast.until, ...partial.map((one) => one.until));
  return {
    from: Math.max(0, Math.floor(from / 60) * 60 - 60),
    until: Math.min(dayMinutes, Math.ceil(until / 60) * 60 + 60),
  };
}
