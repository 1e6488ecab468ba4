import { berthText } from '../../../../src/lib/delivery-place.ts';
import { dayMs } from '../../../../src/lib/durations.ts';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { hashToken } from '../../platform/ids.ts';
import { invalid } from '../../platform/refusals.ts';
import type { Session } from '../account/index.ts';
import { type CalendarParts } from './calendars.parts.ts';
import {
  deleteFeed,
  findFeedBookings,
  findFeeds,
  insertFeed,
  readFeedOwner,
  type Feed,
  type FeedBooking,
  type FeedOwner,
} from './feeds.repository.ts';
import { feedText, type CalendarEvent } from './ics.domain.ts';

export type { Feed } from './feeds.repository.ts';

type NotFound = { readonly code: 'NOT_FOUND' };

/** Contract: listCalendarFeeds. */
export const listFeeds = ({ db }: CalendarParts, { userId }: Pick<Session, 'userId'>) =>
  findFeeds(db, userId);

const feedsMax = 20;

/** Contract: createCalendarFeed. The address is returned only once: only its hash is stored. */
export async function createFeed(
  { db, clock, ids, publicUrl }: CalendarParts,
  { userId }: Pick<Session, 'userId'>,
  withDetails: boolean,
): Promise<Result<{ readonly feed: Feed; readonly address: string }, ReturnType<typeof invalid>>> {
  if ((await findFeeds(db, userId)).length >= feedsMax)
    return refuse(
      invalid('withDetails', `At most ${feedsMax} addresses. Please revoke one first.`, 'maximum'),
    );
  const token = ids.newToken();
  const feed = { id: ids.newId(), withDetails, createdAt: clock.now() };
  await insertFeed(db, { ...feed, userId, tokenHash: hashToken(token) });
  return ok({
    feed: { ...feed, lastReadAt: null },
    address: `${publicUrl}/api/calendar-feeds/${token}/quayside.ics`,
  });
}

/** Contract: revokeCalendarFeed. */
export const revokeFeed = async (
  { db }: CalendarParts,
  { userId }: Pick<Session, 'userId'>,
  feedId: string,
): Promise<Result<null, NotFound>> =>
  (await deleteFeed(db, userId, feedId)) ? ok(null) : refuse({ code: 'NOT_FOUND' });

/** How long past bookings stay in a feed. */
const pastDays = 90;

/** Contract: readCalendarFeed. */
export async function readFeed(
  { db, clock, publicUrl }: CalendarParts,
  token: string,
): Promise<Result<string, NotFound>> {
  const now = clock.now();
  const owner = await readFeedOwner(db, hashToken(token), now);
  if (owner === null) return refuse({ code: 'NOT_FOUND' });
  const bookings = await findFeedBookings(db, owner, new Date(now.getTime() - pastDays * dayMs));
  return ok(
    feedText(
      'Quayside bookings',
      bookings.map((booking) => eventOf(booking, owner, publicUrl)),
    ),
  );
}

/** Without details: no berth, no contact, no note. */
function eventOf(booking: FeedBooking, { role, withDetails }: FeedOwner, publicUrl: string): CalendarEvent {
  const isProvider = role === 'service_provider';
  const { id, version, status, startsAt, endsAt, updatedAt, portName, berth } = booking;
  const where = [withDetails && berth !== null ? berthText(berth, 'Berth') : null, portName].filter(
    (part) => part !== null,
  );
  const details = [
    isProvider ? booking.yachtName : booking.providerName,
    withDetails && booking.contact !== null ? `Contact: ${booking.contact}` : null,
    withDetails ? booking.note : null,
  ].filter((part) => part !== null);
  const page = isProvider ? 'service-providers/bookings/details' : 'crew/bookings/completed/details';
  return {
    bookingId: id,
    version,
    startsAt,
    endsAt,
    at: updatedAt,
    title: isProvider ? `${booking.serviceName} (${booking.buyerName})` : booking.serviceName,
    location: where.length === 0 ? null : where.join(', '),
    details: details.length === 0 ? null : details.join('\n'),
    url: `${publicUrl}/${page}?booking=${id}`,
    state: status === 'requested' || status === 'time_proposed' ? 'tentative' : 'confirmed',
  };
}
