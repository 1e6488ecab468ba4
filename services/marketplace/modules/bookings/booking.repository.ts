import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { BookingTable } from '../../platform/db/booking-tables.ts';
import type { Database } from '../../platform/db/schema.ts';
import { isTeamAway } from '../availability/team-away.sql.ts';
import type {
  BookingStatus,
  CancellationPolicy,
  Dispute,
  PlaceKind,
  TimeProposal,
} from './bookings.domain.ts';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** A booking, locked for a command; amounts in minor units of its currency. */
export interface LockedBooking {
  readonly id: string;
  readonly number: number;
  readonly buyerId: string;
  readonly providerId: string;
  readonly serviceId: string;
  readonly teamId: string;
  readonly status: BookingStatus;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly blockedFrom: Date;
  readonly blockedUntil: Date;
  readonly currency: string;
  readonly quantity: number;
  readonly placeKind: PlaceKind;
  readonly port: string | null;
  readonly taxBps: number;
  readonly totalMinor: number;
  readonly commissionBps: number;
  readonly commissionMinor: number;
  readonly cancellationPolicy: CancellationPolicy;
  readonly proposal: TimeProposal | null;
  readonly dispute: Dispute | null;
  readonly answerBy: Date | null;
  readonly finishedAt: Date | null;
  readonly noShowAt: Date | null;
  readonly noShowWithdrawnAt: Date | null;
  readonly completedAt: Date | null;
  readonly settledAt: Date | null;
  readonly hasOtherTeam: boolean;
  readonly isTeamAway: boolean;
}

/** Whether the provider of the booking `b` has another team. */
export const hasOtherTeam = sql<boolean>`exists (
  select from teams t where t.provider_id = b.provider_id and t.id <> b.team_id and t.archived_at is null)`;

/**
 * Locks a booking. Every command on it begins with this, so that of two at once the later sees the effects of the
 * earlier. Null if there is no such booking.
 */
export const lockBooking = async (trx: Trx, bookingId: string): Promise<LockedBooking | null> =>
  (await trx
    .selectFrom('bookings as b')
    .select(['id', 'number', 'buyerId', 'providerId', 'serviceId', 'teamId', 'status'])
    .select(['startsAt', 'endsAt', 'blockedFrom', 'blockedUntil', 'currency', 'quantity'])
    .select(['placeKind', 'port', 'taxBps', 'totalMinor', 'commissionBps', 'commissionMinor'])
    .select(['cancellationPolicy', 'proposal', 'dispute', 'answerBy'])
    .select(['finishedAt', 'noShowAt', 'noShowWithdrawnAt', 'completedAt', 'settledAt'])
    .select([hasOtherTeam.as('hasOtherTeam'), sql.raw<boolean>(isTeamAway).as('isTeamAway')])
    .where('id', '=', bookingId)
    .forNoKeyUpdate()
    .executeTakeFirst()) ?? null;

/** The buyer and provider of a booking; null if there is no such booking. */
export const findParties = async (
  db: Db,
  bookingId: string,
): Promise<{
  readonly buyerId: string;
  readonly providerId: string;
  readonly status: BookingStatus;
} | null> =>
  (await db
    .selectFrom('bookings')
    .select(['buyerId', 'providerId', 'status'])
    .where('id', '=', bookingId)
    .executeTakeFirst()) ?? null;

/** Inserts a booking and returns its number. */
export async function insertBooking(trx: Trx, booking: Insertable<BookingTable>): Promise<number> {
  const { number } = await trx
    .insertInto('bookings')
    .values(booking)
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

/** What a command changes in a booking; missing fields stay as they are. */
export interface BookingChange {
  readonly status: BookingStatus;
  readonly time?: {
    readonly teamId: string;
    readonly startsAt: Date;
    readonly endsAt: Date;
    readonly blockedFrom: Date;
    readonly blockedUntil: Date;
  };
  readonly answer?: string | null;
  readonly proposal?: TimeProposal | null;
  readonly dispute?: Dispute;
  readonly requestedAt?: Date;
  readonly answerBy?: Date;
  readonly decidedAt?: Date;
  readonly finishedAt?: Date;
  readonly noShowAt?: Date | null;
  readonly noShowWithdrawnAt?: Date;
  readonly keptAt?: Date | null;
  readonly completedAt?: Date;
}

/** Increments the version. */
export async function saveBooking(
  trx: Trx,
  bookingId: string,
  { status, time, proposal, dispute, ...change }: BookingChange,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({
      status,
      ...time,
      ...(proposal !== undefined && { proposal: proposal && JSON.stringify(proposal) }),
      ...(dispute !== undefined && { dispute: JSON.stringify(dispute) }),
      ...change,
      updatedAt: now,
    })
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', bookingId)
    .execute();
}

/** Records that the captured amount was decided. */
export async function saveSettled(trx: Trx, bookingId: string, at: Date): Promise<void> {
  await trx.updateTable('bookings').set({ settledAt: at }).where('id', '=', bookingId).execute();
}

export async function insertPayment(
  trx: Trx,
  payment: {
    readonly id: string;
    readonly purchaseId: string;
    readonly saleId: string;
    readonly amountMinor: number;
    readonly currency: string;
  },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('payments')
    .values({ ...payment, status: 'created', createdAt: now, updatedAt: now })
    .execute();
}

export const isTeamOf = async (db: Db, teamId: string, providerId: string): Promise<boolean> =>
  (await db
    .selectFrom('teams')
    .select('id')
    .where('id', '=', teamId)
    .where('providerId', '=', providerId)
    .where('archivedAt', 'is', null)
    .executeTakeFirst()) !== undefined;
