import { sql } from 'kysely';
import { expect } from 'vitest';
import type { RealApp } from './real-app.ts';

type Json = Record<string, unknown>;

const id = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
const at = '2026-11-20T08:30:00.000Z';

/** Thursday mornings, with more than a week's notice: the first is the example's. */
const thursdays = JSON.stringify([[], [], [], [['09:00', '13:00']], [], [], []]);

/** The service of the examples, and its provider in Palma. */
async function engineServiceOnOffer({ db }: RealApp): Promise<void> {
  await sql`
    insert into users (id, email, role, first_name, last_name, password_hash, created_at, updated_at)
    values (${id}, 'nadia.serra@example.com', 'service_provider', 'Nadia', 'Serra', 'none', ${at}, ${at})`.execute(
    db,
  );
  await sql`
    insert into vendors (id, opened_by, kind, status, trading_name, about, created_at, updated_at)
    values (${id}, ${id}, 'service_provider', 'active', 'Riviera Marine Engineering', 'Engineers for yachts from 20 to 90 metres.',
      ${at}, ${at})`.execute(db);
  await sql`insert into vendor_ports (vendor_id, port) values (${id}, 'palma')`.execute(db);
  await sql`
    insert into teams (id, provider_id, name, position, created_at) values (${id}, ${id}, 'Team 1', 1, ${at})`.execute(
    db,
  );
  await sql`
    insert into schedules (id, provider_id, hours, notice_hours, horizon_days, buffer_before_minutes, buffer_after_minutes, updated_at)
    values (${id}, ${id}, ${thursdays}::jsonb, 200, 90, 0, 0, ${at})`.execute(db);
  await sql`
    insert into services (id, provider_id, own_key, name, description, category, departments, price_minor, currency, tax_bps,
      priced_per, duration_minutes, included, status, created_at, updated_at)
    values (${id}, ${id}, 'diesel', 'Diesel engine service', 'Oil, filters, impellers and belts, with a written report.',
      'Engines', '{engineering}', 36000, 'EUR', 2100, 'visit', 240, '{Filters and oil,Written report}', 'active', ${at}, ${at})`.execute(
    db,
  );
}

/** The data needed before the examples of bookable services can be sent. */
export const marketServiceArrangements = (app: () => RealApp): Record<string, () => Promise<void>> => ({
  getMarketService: () => engineServiceOnOffer(app()),
  getMarketVendor: () => engineServiceOnOffer(app()),
  listMarketServices: () => engineServiceOnOffer(app()),
});

/** The example is of a search in another category. */
export const marketServiceComparisons: Record<string, (answer: Json, example: Json) => void> = {
  listMarketServices: (answer, example) => {
    const data = Object(example.data) as Json;
    expect(answer).toEqual({ ...example, data: { ...data, categories: [{ name: 'Engines', count: 1 }] } });
  },
};
