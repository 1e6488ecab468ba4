import { sql } from 'kysely';
import type { CancellationPolicy, PlaceKind, PricedPer } from '../bookings.domain.ts';
import type { Db } from '../booking.repository.ts';

/** A service as currently sold; amounts in minor units of `currency`. */
export interface SoldService {
  readonly id: string;
  readonly providerId: string;
  readonly name: string;
  readonly pricedPer: PricedPer;
  readonly unit: string | null;
  readonly priceMinor: number;
  readonly currency: string;
  readonly taxBps: number | null;
  readonly cancellationPolicy: CancellationPolicy;
  readonly placeKinds: readonly PlaceKind[];
  /** The provider's rate; null: the market's. */
  readonly commissionBps: number | null;
  readonly providerCountry: string | null;
  readonly providerVatNumber: string | null;
}

/**
 * Null if the service or its provider is not on sale. Locks the provider, so that none is suspended or closed
 * meanwhile.
 */
export const findSoldService = async (db: Db, serviceId: string): Promise<SoldService | null> =>
  (await db
    .selectFrom('services as s')
    .innerJoin('vendors as v', 'v.id', 's.providerId')
    .select(['s.id', 's.providerId', 's.name', 's.pricedPer', 's.unit', 's.priceMinor', 's.currency'])
    .select(['s.taxBps', 's.cancellationPolicy', 's.placeKinds', 'v.commissionBps'])
    .select(['v.country as providerCountry', 'v.vatNumber as providerVatNumber'])
    .where('s.id', '=', serviceId)
    .where('s.status', '=', 'active')
    .where('v.status', '=', 'active')
    .forShare('v')
    .executeTakeFirst()) ?? null;

/**
 * Locks an account until the transaction ends, so that it is not closed meanwhile and its unpaid bookings are counted
 * by one transaction at a time; false if it is closed.
 */
export const holdOpenAccount = async (trx: Db, userId: string): Promise<boolean> =>
  (await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('closedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()) !== undefined;

/** When the buyer's unpaid bookings expire, earliest first. */
export async function heldUntil(trx: Db, buyerId: string): Promise<readonly Date[]> {
  const rows = await trx
    .selectFrom('bookings')
    .select('expiresAt')
    .where('buyerId', '=', buyerId)
    .where('status', '=', 'held')
    .orderBy('expiresAt')
    .execute();
  return rows.map(({ expiresAt }) => expiresAt);
}

/** The country of a port; null if there is no such port. */
export const findPortCountry = async (db: Db, port: string): Promise<string | null> =>
  (await db.selectFrom('ports').select('country').where('slug', '=', port).executeTakeFirst())?.country ??
  null;

/** The name of one of the buyer's yachts; null for another's. */
export const findYachtName = async (db: Db, yachtId: string, userId: string): Promise<string | null> =>
  (
    await db
      .selectFrom('yachts as y')
      .innerJoin('yachtCrew as m', 'm.yachtId', 'y.id')
      .select('y.name')
      .where('y.id', '=', yachtId)
      .where('m.userId', '=', userId)
      .executeTakeFirst()
  )?.name ?? null;

export interface HeldBooking {
  readonly bookingId: string;
  readonly number: number;
  readonly expiresAt: Date;
  readonly totalMinor: number;
  readonly currency: string;
}

/** Serialises requests with the same key until the transaction ends. */
export async function lockBookingKey(trx: Db, buyerId: string, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`booking ${buyerId} ${key}`}, 0))`.execute(trx);
}

/** The booking created with this idempotency key. */
export const findByKey = async (
  db: Db,
  buyerId: string,
  bookingKey: string,
): Promise<(HeldBooking & { readonly bodySha256: string }) | null> =>
  (await db
    .selectFrom('bookings')
    .select(['id as bookingId', 'number', 'expiresAt', 'totalMinor', 'currency', 'bodySha256'])
    .where('buyerId', '=', buyerId)
    .where('bookingKey', '=', bookingKey)
    .executeTakeFirst()) ?? null;
