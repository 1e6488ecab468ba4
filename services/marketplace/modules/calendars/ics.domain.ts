import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalCalendar,
} from 'ical-generator';

/** The suffix of our events' UIDs, by which they are recognised in external calendars. */
const uidEnding = '@bookings.quayside';

export const isOwnUid = (uid: string): boolean => uid.endsWith(uidEnding);

/** A booking as a calendar event. */
export interface CalendarEvent {
  readonly bookingId: string;
  /** The version of the event: a later one replaces an earlier one. */
  readonly version: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly title: string;
  readonly location: string | null;
  readonly details: string | null;
  readonly url: string;
  readonly state: 'tentative' | 'confirmed' | 'cancelled';
  /** When the text is created. */
  readonly at: Date;
}

const statusOf: Readonly<Record<CalendarEvent['state'], ICalEventStatus>> = {
  tentative: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

function addEvent(calendar: ICalCalendar, event: CalendarEvent) {
  return calendar.createEvent({
    id: `${event.bookingId}${uidEnding}`,
    sequence: event.version,
    start: event.startsAt,
    end: event.endsAt,
    stamp: event.at,
    summary: event.title,
    ...(event.location !== null && { location: event.location }),
    ...(event.details !== null && { description: event.details }),
    url: event.url,
    status: statusOf[event.state],
    transparency: ICalEventTransparency.OPAQUE,
  });
}

const product = { company: 'Quayside', product: 'Bookings', language: 'EN' } as const;

/** A feed: all of a user's bookings as one iCalendar text. */
export function feedText(name: string, events: readonly CalendarEvent[]): string {
  const calendar = ical({ name, prodId: product, ttl: 15 * 60 });
  for (const event of events) addEvent(calendar, event);
  return calendar.toString();
}

/** One booking for the reader to add to a calendar: the same event as in invitations. */
export function eventText(event: CalendarEvent): string {
  const calendar = ical({ prodId: product, method: ICalCalendarMethod.PUBLISH });
  addEvent(calendar, event);
  return calendar.toString();
}

/** An invitation, its update, or its cancellation, for one guest; in UTC, which every calendar supports. */
export function invitationText(
  event: CalendarEvent,
  { guest, organizer }: { readonly guest: string; readonly organizer: string },
): string {
  const isCancelled = event.state === 'cancelled';
  const calendar = ical({
    prodId: product,
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  const made = addEvent(calendar, event);
  made.organizer({ name: 'Quayside', email: organizer });
  made.createAttendee({
    email: guest,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  });
  return calendar.toString();
}
