import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import {
  bookingsOfBuyer,
  ordersOfBuyer,
  type BookingFound,
  type OrderFound,
} from '../global-search.repository.ts';
import type { GlobalSearchParts } from '../global-search.parts.ts';
import { suspensionCommands, type SuspensionCommand } from '../../account/index.ts';
import { findMessagesOf, findPerson, type PersonMessage, type PersonRow } from './person.repository.ts';

/** A user's data for admins (contract: Person). */
export interface Person extends Omit<PersonRow, 'orders' | 'bookings' | 'suspendedAt' | 'suspensionReason'> {
  readonly suspension: { readonly at: Date; readonly reason: string } | null;
  /** What an admin may decide about the account now. */
  readonly actions: readonly SuspensionCommand[];
  readonly orders: { readonly total: number; readonly latest: readonly OrderFound[] };
  readonly bookings: { readonly total: number; readonly latest: readonly BookingFound[] };
  readonly messages: readonly PersonMessage[];
}

const latestShown = 5;

/** A user's data (contract: getPerson). */
export async function getPerson(
  { db }: Pick<GlobalSearchParts, 'db'>,
  userId: string,
): Promise<Result<Person, { readonly code: 'NOT_FOUND' }>> {
  const [person] = await findPerson(db, [userId]);
  if (person === undefined) return refuse({ code: 'NOT_FOUND' });
  // Without a number and words: the user's latest orders and bookings.
  const latest = [userId, null, [], latestShown, ''] as const;
  const [orders, bookings, messages] = await Promise.all([
    ordersOfBuyer(db, latest),
    bookingsOfBuyer(db, latest),
    findMessagesOf(db, [person.email, latestShown]),
  ]);
  const { suspendedAt: at, suspensionReason: reason, ...known } = person;
  return ok({
    ...known,
    suspension: at === null || reason === null ? null : { at, reason },
    actions: suspensionCommands(person),
    orders: { total: person.orders, latest: orders },
    bookings: { total: person.bookings, latest: bookings },
    messages,
  });
}
