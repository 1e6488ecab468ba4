import { sql, type Kysely } from 'kysely';
import type { Database } from '../../services/marketplace/platform/db/schema.ts';
import { newId } from '../../services/marketplace/platform/ids.ts';

/** Gives a provider bookable hours: Mondays, 08:00 to 17:00. */
export async function openHours(db: Kysely<Database>, providerId: string, at: Date): Promise<void> {
  await sql`
    insert into schedules (id, provider_id, hours, notice_hours, horizon_days, buffer_before_minutes, buffer_after_minutes, updated_at)
    values (${newId()}, ${providerId}, '[[["08:00", "17:00"]], [], [], [], [], [], []]', 24, 90, 0, 0, ${at})`.execute(
    db,
  );
}
