import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { hashToken } from '../../../platform/ids.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import {
  performBookingActionAs,
  withNearest,
  type BookingActionRefusal,
} from '../booking-actions.service.ts';
import type { OfferedBookingAction } from '../reading/booking-view.service.ts';
import { viewBooking, type BookingView } from '../reading/booking-view.service.ts';
import { lockBooking } from '../booking.repository.ts';
import type { BookingParts, Db } from '../bookings.parts.ts';
import type { Refusals } from '../bookings.refusals.ts';
import { findLink, useLink, type Link } from './links.repository.ts';
import { nearestFor } from '../proposed-time.service.ts';

/** The actions that need no sign-in. */
const byLink: ReadonlySet<OfferedBookingAction> = new Set(['confirm', 'decline', 'propose_time']);

type LinkRefusal = Refusals<'LINK_WRONG' | 'LINK_EXPIRED' | 'LINK_USED'>;

/** What an answer link shows; `expiresAt` is the link's, `slots` are times to propose instead. */
export interface LinkedBooking {
  readonly booking: BookingView;
  readonly expiresAt: Date;
  readonly slots: readonly { readonly startsAt: Date; readonly endsAt: Date }[];
}

/** The token's link, if it is still valid. */
async function openLink(db: Db, token: string, now: Date): Promise<Result<Link, LinkRefusal>> {
  // Looked up by hash, so that the response time reveals nothing about a token.
  const link = await findLink(db, hashToken(token));
  if (link === null) return refuse({ code: 'LINK_WRONG' });
  if (link.usedAt !== null) return refuse({ code: 'LINK_USED' });
  return link.expiresAt <= now ? refuse({ code: 'LINK_EXPIRED' }) : ok(link);
}

async function linked(parts: BookingParts, { bookingId, userId, expiresAt }: Link): Promise<LinkedBooking> {
  const view = await viewBooking(parts, { by: 'service_provider', userId }, bookingId);
  const actions = view.actions.filter((action) => byLink.has(action));
  const slots = actions.includes('propose_time') ? await nearestFor(parts, bookingId, view.startsAt) : [];
  return {
    booking: { ...view, actions },
    expiresAt,
    slots: slots.filter(({ startsAt }) => startsAt.getTime() !== view.startsAt.getTime()),
  };
}

/** Contract: readBookingLink. Does not use up the link, and also shows an answer given in the app. */
export async function readLink(
  parts: BookingParts,
  token: string,
): Promise<Result<LinkedBooking, LinkRefusal>> {
  const link = await openLink(parts.db, token, parts.clock.now());
  return link.ok ? ok(await linked(parts, link.value)) : link;
}

/** An answer by link. `startsAt` as ISO 8601. */
interface LinkAnswer {
  readonly token: string;
  readonly action: 'confirm' | 'decline' | 'propose_time';
  readonly note?: string | null | undefined;
  readonly startsAt?: string | undefined;
}

/** Contract: answerBookingLink. Answers for the provider and uses up the link. */
export async function answerLink(
  parts: BookingParts,
  { token, ...given }: LinkAnswer,
): Promise<Result<LinkedBooking, LinkRefusal | BookingActionRefusal>> {
  const now = parts.clock.now();
  const known = await openLink(parts.db, token, now);
  if (!known.ok) return known;
  const { bookingId } = known.value;
  const acted = await inTransaction(
    parts.db,
    async (trx): Promise<Result<null, LinkRefusal | BookingActionRefusal>> => {
      const booking = await lockBooking(trx, bookingId);
      // Checked again under the lock: of two simultaneous answers the later finds the link used.
      const link = await openLink(trx, token, now);
      if (!link.ok) return link;
      if (booking === null) return refuse({ code: 'LINK_WRONG' });
      const who = { by: 'service_provider', actorId: link.value.userId } as const;
      const done = await performBookingActionAs(parts, trx, booking, who, given);
      if (done.ok) await useLink(trx, hashToken(token), now);
      return done;
    },
  );
  if (!acted.ok) return refuse(await withNearest(parts, bookingId, given, acted.error));
  const { booking, expiresAt } = await linked(parts, known.value);
  // The link is used up: further actions need a sign-in.
  return ok({ booking: { ...booking, actions: [] }, expiresAt, slots: [] });
}
