import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import { refusal } from '../../../http-adapter/index.ts';
import type { Calendars, CrewEntry, Feed, OutsideCalendar } from '../../modules/calendars/index.ts';
import { done, refused, type AllHandlers } from './answers.ts';

type Schemas = components['schemas'];
type CalendarHandlers = Pick<
  AllHandlers,
  | 'readCrewCalendar'
  | 'listOutsideCalendars'
  | 'subscribeCalendar'
  | 'uploadCalendar'
  | 'removeOutsideCalendar'
  | 'listCalendarFeeds'
  | 'createCalendarFeed'
  | 'revokeCalendarFeed'
  | 'readCalendarFeed'
>;

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

const entryOf = ({ startsAt, endsAt, ...entry }: CrewEntry): Schemas['CrewCalendarEntry'] => ({
  ...entry,
  startsAt: instant(startsAt),
  endsAt: instant(endsAt),
});

const outsideOf = (calendar: OutsideCalendar): Schemas['OutsideCalendar'] => ({
  id: calendar.id,
  name: calendar.name,
  address: calendar.address,
  teamId: calendar.teamId,
  lastReadAt: instant(calendar.lastReadAt),
  busyCount: calendar.busyCount,
  failure: calendar.failure,
});

const feedOf = ({ id, withDetails, createdAt, lastReadAt }: Feed): Schemas['CalendarFeed'] => ({
  id,
  withDetails,
  createdAt: createdAt.toISOString(),
  lastReadAt: instant(lastReadAt),
});

const wrongPart = (field: string, message: string, rule: string) =>
  refusal('VALIDATION', { message, fields: [{ field, message, rule }] });
const noSuch = (what: string) => refusal('NOT_FOUND', { message: `${what} not found.` });

/** Operations of tag "Schedule" about calendars, and the crew's calendar of tag "Bookings". */
export const calendarHandlers = (calendars: Calendars): CalendarHandlers => ({
  async readCrewCalendar({ session, query }) {
    const found = await calendars.readCrewCalendar(session, query);
    if (!found.ok) return refused(found.error);
    return { status: 200, body: { status: true, data: { items: found.value.map(entryOf) } } };
  },

  async listOutsideCalendars({ session }) {
    const items = (await calendars.listOutsideCalendars(session)).map(outsideOf);
    return { status: 200, body: { status: true, data: { items } } };
  },

  async subscribeCalendar({ session, body }) {
    const followed = await calendars.subscribeCalendar(session, body);
    if (!followed.ok)
      return 'message' in followed.error
        ? refused(followed.error, followed.error.message)
        : refused(followed.error);
    const data = outsideOf(followed.value);
    return { status: 201, body: { status: true, message: 'The calendar is followed.', data } };
  },

  async uploadCalendar({ session, upload }) {
    let name: string | undefined;
    for await (const part of upload()) {
      if (part.type === 'field' && part.fieldname === 'name') {
        name = part.value;
      } else if (part.fieldname !== 'file') {
        return wrongPart(part.fieldname, 'This isn’t a field we know.', 'additionalProperties');
      } else if (part.type !== 'file') {
        return wrongPart('file', 'This must be a file.', 'type');
      } else if (name === undefined) {
        return wrongPart('name', 'Give the calendar a name first.', 'required');
      } else {
        const read = await calendars.uploadCalendar(session, { name, file: part.file });
        if (!read.ok)
          return 'message' in read.error ? refused(read.error, read.error.message) : refused(read.error);
        const message = 'Busy times are taken from the file.';
        return { status: 201, body: { status: true, message, data: outsideOf(read.value) } };
      }
    }
    return wrongPart('file', 'Please choose a file.', 'required');
  },

  async removeOutsideCalendar({ session, params }) {
    const removed = await calendars.removeOutsideCalendar(session, params.calendarId);
    return removed.ok ? done('Its busy times no longer count.') : noSuch('Calendar');
  },

  async listCalendarFeeds({ session }) {
    const items = (await calendars.listFeeds(session)).map(feedOf);
    return { status: 200, body: { status: true, data: { items } } };
  },

  async createCalendarFeed({ session, body }) {
    const created = await calendars.createFeed(session, body.withDetails);
    if (!created.ok) return refused(created.error);
    const { feed, address } = created.value;
    return {
      status: 201,
      body: {
        status: true,
        message: 'Copy the address now. It is not shown again.',
        data: { feed: feedOf(feed), address },
      },
    };
  },

  async revokeCalendarFeed({ session, params }) {
    const revoked = await calendars.revokeFeed(session, params.feedId);
    return revoked.ok ? done('The address no longer works.') : noSuch('Calendar address');
  },

  async readCalendarFeed({ params }) {
    const read = await calendars.readFeed(params.token);
    if (!read.ok) return noSuch('Calendar');
    return {
      status: 200,
      body: read.value,
      headers: { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' },
    };
  },
});
