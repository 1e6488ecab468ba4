import { berthText } from '../../../../../src/lib/delivery-place.ts';
import {
  instantDayText,
  instantText,
  layOutMail,
  notificationExcerpt,
  type MailContent,
  type MailToQueue,
} from '../../../platform/mail/index.ts';
import { crewPath, providerPath } from '../booking-addresses.ts';
import type { Addressee, MailedBooking } from '../people.repository.ts';

/** A mail about a booking. */
export interface BookingMailData {
  readonly booking: MailedBooking;
  readonly publicUrl: string;
  readonly note: string | null;
}

/**
 * “Thursday 3 December 2026 at 09:00 CET”, or “Monday 7 December 2026 to Wednesday 9 December 2026” for work of whole
 * days.
 */
function whenText(
  startsAt: Date,
  endsAt: Date,
  { timeZone, wholeDays }: Pick<MailedBooking, 'timeZone' | 'wholeDays'>,
): string {
  if (!wholeDays) return instantText(startsAt, timeZone);
  const [first, last] = [instantDayText(startsAt, timeZone), instantDayText(endsAt, timeZone)];
  return first === last ? first : `${first} to ${last}`;
}

export const bookedWhen = (booking: MailedBooking): string =>
  whenText(booking.startsAt, booking.endsAt, booking);

export const proposedWhen = (booking: MailedBooking): string =>
  booking.proposal === null
    ? bookedWhen(booking)
    : whenText(new Date(booking.proposal.startsAt), new Date(booking.proposal.endsAt), booking);

export function whereText({ placeKind, portName, berth, yachtName }: MailedBooking): string {
  if (placeKind === 'remote') return 'remotely';
  if (placeKind === 'yard') return `at the yard in ${portName}`;
  const at = [yachtName, berth && berthText(berth), portName].filter((part) => part !== null);
  return `on board (${at.join(', ')})`;
}

export const quoted = (note: string | null): readonly string[] => (note === null ? [] : [`“${note}”`]);

/** The buyer’s own references, if any. */
export const referenceLines = ({ poNumber, costCentre }: MailedBooking): readonly string[] => [
  ...(poNumber === null ? [] : [`PO number: ${poNumber}.`]),
  ...(costCentre === null ? [] : [`Cost centre: ${costCentre}.`]),
];

/** The next step of one side: the link of the mail, and that of the notification. */
interface Next {
  readonly button: MailContent['button'] & {};
  readonly path: string;
}

export const mail = (
  to: Addressee,
  subject: string,
  {
    next,
    news,
    ...content
  }: Omit<MailContent, 'name' | 'button'> & {
    readonly next: Next;
    /** The text of the notification; the first paragraph if it is missing. */
    readonly news?: readonly string[];
  },
): MailToQueue => ({
  to: to.email,
  subject,
  ...layOutMail({ ...content, button: next.button, name: to.firstName }),
  notification: {
    userId: to.userId,
    kind: 'booking',
    title: subject,
    detail: notificationExcerpt(news ?? content.paragraphs.slice(0, 1)),
    path: next.path,
  },
});

const pageOf = (path: string, publicUrl: string): Next => ({
  button: { label: 'See the booking', url: `${publicUrl}${path}` },
  path,
});
export const forCrew = ({ booking, publicUrl }: BookingMailData) => pageOf(crewPath(booking.id), publicUrl);
export const forProvider = ({ booking, publicUrl }: BookingMailData) =>
  pageOf(providerPath(booking.id), publicUrl);
/** The answer link works without signing in, so only the mail contains it. */
export const toAnswer = (url: string, { booking }: BookingMailData): Next => ({
  button: { label: 'Answer the booking', url },
  path: providerPath(booking.id),
});
