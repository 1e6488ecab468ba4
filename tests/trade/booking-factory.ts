import { sql, type Kysely } from 'kysely';
import type { Database } from '../../services/marketplace/platform/db/schema.ts';
import type { BookingStatus } from '../../services/marketplace/platform/db/booking-tables.ts';
import { hourMs } from '../../src/lib/durations.ts';

interface GivenBooking {
  readonly id: string;
  readonly buyerId: string;
  readonly providerId: string;
  readonly serviceId: string;
  readonly teamId: string;
  readonly status: BookingStatus;
  readonly at: Date;
  /** Counts up where it does not matter. */
  readonly number?: number;
  readonly version?: number;
  readonly startsAt?: Date;
  readonly endsAt?: Date;
}

/**
 * Inserts a booking with its occupied period and its payment: four hours at a berth in Palma for 360.00 and 21 % tax,
 * as in the contract's examples.
 */
export async function insertBooking(db: Kysely<Database>, given: GivenBooking): Promise<void> {
  const { id, buyerId, providerId, serviceId, teamId, status, at, number = null, version = 1 } = given;
  const startsAt = given.startsAt ?? new Date('2026-12-03T08:00:00Z');
  const endsAt = given.endsAt ?? new Date(startsAt.getTime() + 4 * hourMs);
  const isPaid = status !== 'held' && status !== 'released';
  const requestedAt = isPaid ? at : null;
  const answerBy = isPaid ? new Date(at.getTime() + 48 * hourMs) : null;
  const isSettled = isPaid && status !== 'requested' && status !== 'time_proposed';
  await sql`
    insert into bookings (id, number, buyer_id, provider_id, service_id, team_id, status, starts_at, ends_at, blocked_from, blocked_until,
      time_zone, whole_days, service_name, priced_per, quantity, unit_price_minor, currency, tax_bps, tax_category, subtotal_minor,
      tax_minor, total_minor, cancellation_policy, commission_bps, commission_minor, place_kind, port, yacht_name, berth, contact,
      latest_useful_on, note, expires_at, requested_at, answer_by, settled_at, booking_key, body_sha256, version, created_at, updated_at)
    overriding system value
    values (${id}, coalesce(${number}::bigint, nextval(pg_get_serial_sequence('bookings', 'number'))), ${buyerId}, ${providerId},
      ${serviceId}, ${teamId}, ${status}, ${startsAt}, ${endsAt}, ${startsAt}, ${endsAt}, 'Europe/Madrid', false,
      'Diesel engine service', 'visit', 1, 36000, 'EUR', 2100, 'S', 36000, 7560, 43560, 'moderate', 1000, 3600, 'berth', 'palma',
      'MY Halcyon', 'B-12', 'Jo, +34 600 000 000', '2026-12-10', 'Starboard engine loses coolant.',
      ${new Date(at.getTime() + hourMs / 4)}, ${requestedAt}, ${answerBy}, ${isSettled ? at : null}, ${`booking-${id}`}, 'none',
      ${version}, ${at}, ${at})`.execute(db);
  await sql`
    insert into occupied_periods (team_id, period, kind, source_id)
    values (${teamId}, tstzrange(${startsAt}, ${endsAt}), 'booking', ${id})`.execute(db);
  const payment = isSettled ? 'captured' : isPaid ? 'authorized' : 'created';
  await sql`
    insert into payments (id, purchase_id, sale_id, status, amount_minor, captured_minor, currency, created_at, updated_at)
    values (${id}, ${id}, ${id}, ${payment}, 43560, ${isSettled ? 43_560 : 0}, 'EUR', ${at}, ${at})`.execute(
    db,
  );
}
