import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { isOwnUid } from './ics.domain.ts';

/** A busy period, as milliseconds in UTC. */
export interface BusyTime {
  readonly from: number;
  readonly until: number;
}

/** What is wrong with a calendar, for users. */
export type CalendarProblem =
  | 'This isn’t a calendar that we can read.'
  | 'This calendar uses a time zone that we don’t know.'
  | 'This calendar has too many events. Please share one with fewer.';

const eventsMax = 20_000;
/** An event with this many occurrences is no appointment, and expanding it would take seconds. */
const occurrencesMax = 20_000;
const busyMax = 10_000;

export interface CalendarWindow {
  readonly from: Date;
  readonly until: Date;
  /** IANA name, for times without a zone. */
  readonly timeZone: string;
}

/**
 * The busy times of a calendar within a window; nothing else of it is stored. Free and cancelled events, and those of
 * our own feed, are left out; recurring ones are expanded to the end of the window. Whole days are busy from midnight
 * to midnight.
 */
export function busyTimesOf(
  text: string,
  window: CalendarWindow,
): Result<readonly BusyTime[], CalendarProblem> {
  let root: ICAL.Component;
  try {
    root = new ICAL.Component(ICAL.parse(text) as unknown[]);
  } catch {
    // The parser throws for anything that is not a calendar, also if the text is truncated.
    return refuse('This isn’t a calendar that we can read.');
  }
  if (root.name !== 'vcalendar') return refuse('This isn’t a calendar that we can read.');
  const events = root.getAllSubcomponents('vevent');
  if (events.length > eventsMax)
    return refuse('This calendar has too many events. Please share one with fewer.');
  const zones = new Map(
    root
      .getAllSubcomponents('vtimezone')
      .map((component) => [String(component.getFirstPropertyValue('tzid')), new ICAL.Timezone(component)]),
  );
  try {
    return ok(merged(events.flatMap((event) => busyOf(event, zones, window))));
  } catch (error) {
    if (error instanceof UnknownZone) return refuse('This calendar uses a time zone that we don’t know.');
    if (error instanceof TooManyEvents)
      return refuse('This calendar has too many events. Please share one with fewer.');
    // A time or rule that the library cannot interpret.
    if (error instanceof Error) return refuse('This isn’t a calendar that we can read.');
    throw error;
  }
}

class UnknownZone extends Error {}
class TooManyEvents extends Error {}

function busyOf(
  component: ICAL.Component,
  zones: ReadonlyMap<string, ICAL.Timezone>,
  window: CalendarWindow,
): readonly BusyTime[] {
  const said = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  if (said('transp') === 'TRANSPARENT' || said('status') === 'CANCELLED') return [];
  // Without its siblings as exceptions: finding those would compare each event with all others.
  const event = new ICAL.Event(component, { exceptions: [] });
  if (isOwnUid(said('uid').toLowerCase()) || !component.hasProperty('dtstart')) return [];
  const instantOf = (time: ICAL.Time): number => toInstant(time, zoneOf(component), zones, window.timeZone);
  const lengthMs = instantOf(event.endDate) - instantOf(event.startDate);
  const from = window.from.getTime();
  const until = window.until.getTime();
  if (!event.isRecurring()) return within({ from: instantOf(event.startDate), lengthMs }, { from, until });
  const busy: BusyTime[] = [];
  const occurrences = event.iterator();
  for (let count = 0; count < occurrencesMax; count += 1) {
    // The library's types omit that it ends with undefined.
    const start = occurrences.next() as ICAL.Time | undefined;
    if (start === undefined) return busy;
    const at = instantOf(start);
    if (at >= until) return busy;
    busy.push(...within({ from: at, lengthMs }, { from, until }));
  }
  throw new TooManyEvents();
}

const zoneOf = (component: ICAL.Component): string | null => {
  const tzid = component.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  return tzid === undefined || tzid === '' ? null : tzid;
};

function within(
  { from, lengthMs }: { readonly from: number; readonly lengthMs: number },
  window: { readonly from: number; readonly until: number },
): readonly BusyTime[] {
  const until = from + lengthMs;
  return lengthMs > 0 && until > window.from && from < window.until ? [{ from, until }] : [];
}

/** The instant of a time: in UTC, in a zone that the calendar defines or a well-known one, or in the reader's. */
function toInstant(
  time: ICAL.Time,
  tzid: string | null,
  zones: ReadonlyMap<string, ICAL.Timezone>,
  ownZone: string,
): number {
  if (time.zone === ICAL.Timezone.utcTimezone) return time.toJSDate().getTime();
  const described = tzid === null ? undefined : zones.get(tzid);
  if (described !== undefined && !isKnown(tzid ?? '')) {
    const offset = described.utcOffset(time);
    return Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second) - offset * 1000;
  }
  const zone = tzid ?? ownZone;
  if (!isKnown(zone)) throw new UnknownZone(zone);
  const { year, month, day, hour, minute, second } = time;
  return Temporal.PlainDateTime.from({ year, month, day, hour, minute, second }).toZonedDateTime(zone)
    .epochMilliseconds;
}

function isKnown(zone: string): boolean {
  try {
    Temporal.Now.zonedDateTimeISO(zone);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Sorted, with touching ones merged, up to a maximum number. */
function merged(busy: readonly BusyTime[]): readonly BusyTime[] {
  const result: BusyTime[] = [];
  for (const one of busy.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && one.from <= last.until)
      result[result.length - 1] = { from: last.from, until: Math.max(last.until, one.until) };
    else result.push(one);
  }
  return result.slice(0, busyMax);
}
