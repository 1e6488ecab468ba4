import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import type { Found } from '../global-search/index.ts';
import type { PeopleParts } from './people.parts.ts';
import { suspensionCommands, type SuspensionCommand } from '../account/index.ts';
import { findMessagesOf, findPerson, type PersonMessage, type PersonRow } from './person.repository.ts';

/** A user's data for admins (contract: Person). */
export interface Person extends Omit<PersonRow, 'orders' | 'bookings' | 'suspendedAt' | 'suspensionReason'> {
  readonly suspension: { readonly at: Date; readonly reason: string } | null;
  /** What an admin may decide about the account now. */
  readonly actions: readonly SuspensionCommand[];
  readonly orders: { readonly total: number; readonly latest: Found['orders'] };
  readonly bookings: { readonly total: number; readonly latest: Found['bookings'] };
  readonly messages: readonly PersonMessage[];
}

const latestShown = 5;

/** A user's data (contract: getPerson). */
export async function getPerson(
  { db, globalSearch }: PeopleParts,
  userId: string,
): Promise<Result<Person, { readonly code: 'NOT_FOUND' }>> {
  const [person] = await findPerson(db, [userId]);
  if (person === undefined) return refuse({ code: 'NOT_FOUND' });
  const [latest, messages] = await Promise.all([
    globalSearch.findLatestOfBuyer(userId, latestShown),
    findMessagesOf(db, [person.email, latestShown]),
  ]);
  const { suspendedAt: at, suspensionReason: reason, ...known } = person;
  return ok({
    ...known,
    suspension: at === null || reason === null ? null : { at, reason },
    actions: suspensionCommands(person),
    orders: { total: person.orders, latest: latest.orders },
    bookings: { total: person.bookings, latest: latest.bookings },
    messages,
  });
}
