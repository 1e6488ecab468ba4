import { sql, type Kysely } from 'kysely';
import type { Database } from '../../services/marketplace/platform/db/schema.ts';
import { newId } from '../../services/marketplace/platform/ids.ts';
import { hourMs } from '../../src/lib/durations.ts';
import { signIn, type Person } from './stall.ts';

/** A provider with free hours, before anyone has booked. */
export interface Yard {
  readonly provider: Person;
  readonly buyers: readonly Person[];
  readonly serviceId: string;
  /** The price of one hour, in minor units. */
  readonly totalMinor: number;
}

const dayMs = 24 * hourMs;
const allDay = JSON.stringify(Array.from({ length: 7 }, () => [['00:00', '24:00']]));

/** A full hour, from the fourth day from now on. */
export const hourOf = (index: number): string =>
  new Date(Math.ceil((Date.now() + 4 * dayMs) / dayMs) * dayMs + index * hourMs).toISOString();

/** A live provider with a payment account, whose teams all work day and night, and buyers. */
export async function setUpYard(
  db: Kysely<Database>,
  counts: { readonly buyers: number; readonly teams: number },
): Promise<Yard> {
  const provider = await signIn(db, 'service_provider');
  const { id } = provider;
  const [serviceId, now] = [newId(), new Date()];
  await sql`
    insert into vendors (id, opened_by, kind, status, trading_name, country, vat_number, can_take_charges, onboarding_completed_at, created_at,
      updated_at)
    values (${id}, ${id}, 'service_provider', 'active', 'Riviera Marine Engineering', 'ES', 'ESB07000003', true, ${now}, ${now}, ${now})`.execute(
    db,
  );
  await sql`
    insert into payment_accounts (vendor_id, provider_account_id, charges_enabled, payouts_enabled, details_submitted, requirements_due,
      read_at, created_at, updated_at)
    values (${id}, ${`acct_demo${id.replaceAll('-', '')}`}, true, true, true, '[]', ${now}, ${now}, ${now})`.execute(
    db,
  );
  await sql`insert into vendor_ports (vendor_id, port) values (${id}, 'palma')`.execute(db);
  for (let position = 1; position <= counts.teams; position += 1)
    await sql`
      insert into teams (id, provider_id, name, position, created_at)
      values (${newId()}, ${id}, ${`Team ${position}`}, ${position}, ${now})`.execute(db);
  await sql`
    insert into schedules (id, provider_id, hours, notice_hours, horizon_days, buffer_before_minutes, buffer_after_minutes, updated_at)
    values (${newId()}, ${id}, ${allDay}::jsonb, 0, 60, 0, 0, ${now})`.execute(db);
  await sql`
    insert into services (id, provider_id, own_key, name, price_minor, currency, tax_bps, priced_per, duration_minutes, lead_time_hours,
      cancellation_policy, status, created_at, updated_at)
    values (${serviceId}, ${id}, 'rigging', 'Rigging check', 10000, 'EUR', 2100, 'visit', 60, 0, 'flexible', 'active', ${now}, ${now})`.execute(
    db,
  );
  const buyers = await Promise.all(Array.from({ length: counts.buyers }, () => signIn(db, 'crew_member')));
  return { provider, buyers, serviceId, totalMinor: 12_100 };
}
