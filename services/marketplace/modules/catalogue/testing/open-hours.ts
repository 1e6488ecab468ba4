import type { Kysely } from 'kysely';
import type { WeekHours } from '../../../platform/db/booking-tables.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/ids.ts';

/** Monday to Friday, 08:00 to 17:00. */
export const weekdays: WeekHours = [1, 2, 3, 4, 5, 6, 7].map((day) => (day < 6 ? [['08:00', '17:00']] : []));

interface Hours {
  readonly at: Date;
  readonly hours?: WeekHours;
  /** Hours of one service, which replace the provider's. */
  readonly serviceId?: string;
}

/** Opens working hours, and for a provider a team. */
export async function openHours(
  db: Kysely<Database>,
  providerId: string,
  { at, hours = weekdays, serviceId }: Hours,
): Promise<void> {
  const own = { noticeHours: 0, horizonDays: 90, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };
  await db
    .insertInto('schedules')
    .values({
      id: newId(),
      providerId,
      serviceId: serviceId ?? null,
      hours: JSON.stringify(hours),
      updatedAt: at,
      ...(serviceId === undefined
        ? own
        : { noticeHours: null, horizonDays: null, bufferBeforeMinutes: null, bufferAfterMinutes: null }),
    })
    .execute();
  if (serviceId === undefined)
    await db
      .insertInto('teams')
      .values({ id: newId(), providerId, name: 'Team 1', position: 1, createdAt: at, archivedAt: null })
      .execute();
}
