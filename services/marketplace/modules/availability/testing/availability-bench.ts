import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { newId, systemIds } from '../../../platform/ids.ts';
import type { Session } from '../../account/index.ts';
import { catalogueBench } from '../../catalogue/testing/catalogue-bench.ts';
import { emptyTables } from '../../../../../tests/database/empty-tables.ts';
import { createAvailability } from '../index.ts';
import type { ScheduleGiven } from '../schedule/schedule.domain.ts';

/** Hours of a week: weekdays from 8 to 18, none at the weekend. */
export const usualHours: ScheduleGiven['hours'] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  intervals: weekday < 6 ? [{ from: '08:00', until: '18:00' }] : [],
}));

export const usualSchedule: ScheduleGiven = {
  hours: usualHours,
  exceptions: [],
  noticeHours: 0,
  horizonDays: 60,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  travel: [],
};

interface ServiceChange {
  readonly pricedPer?: 'visit' | 'hour' | 'day' | 'unit';
  readonly durationMinutes?: number;
  readonly placeKinds?: ('berth' | 'yard' | 'remote')[];
  readonly leadTimeHours?: number;
  readonly status?: 'active' | 'paused';
  readonly name?: string;
}

interface BookedGiven {
  readonly providerId: string;
  readonly serviceId: string;
  readonly teamId: string;
  readonly from: string;
  readonly until: string;
  readonly status?: 'requested' | 'confirmed' | 'completed' | 'cancelled_by_crew';
}

/** The value of an answer; throws if it is a refusal. */
export async function valueOf<Value>(
  answer: Promise<
    { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: unknown }
  >,
): Promise<Value> {
  const result = await answer;
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** The availability of providers on its own database with a fixed clock: Friday 2026-11-20, 10:00 in Palma. */
export async function availabilityBench() {
  const { db, clock, vendor, service: anyService, drop } = await catalogueBench();
  const availability = createAvailability({ db, clock, ids: systemIds, currency: 'EUR' });
  const sessionOf = (userId: string): Session => ({
    kind: 'active',
    id: newId(),
    userId,
    role: 'service_provider',
    signUpId: null,
    membership: { vendorId: userId, role: 'owner' },
  });

  /** A provider in Palma with these teams and hours. */
  const provider = async ({
    teams = ['Team 1'],
    schedule = {},
    ports = ['palma'],
    status = 'active',
  }: {
    readonly teams?: readonly string[];
    /** Null: none was saved. */
    readonly schedule?: Partial<ScheduleGiven> | null;
    readonly ports?: readonly string[];
    readonly status?: 'active' | 'paused' | 'suspended';
  } = {}) => {
    const id = await vendor('service_provider', { ports, status, name: 'Riviera Marine Engineering' });
    const session = sessionOf(id);
    if (schedule !== null)
      await valueOf(availability.setSchedule(session, '0', { ...usualSchedule, ...schedule }));
    const { teams: first } = await availability.getSchedule(session);
    const named = teams.map((name, index) => ({ ...(first[index] && { id: first[index].id }), name }));
    const view = await valueOf(availability.setTeams(session, named));
    return { id, session, teamIds: view.teams.map((team) => team.id) };
  };

  /** Two hours at a berth for 120 euros, unless given. */
  const service = async (providerId: string, change: ServiceChange = {}): Promise<string> => {
    const id = await anyService(providerId, { priceMinor: 12_000, pricedPer: 'visit', unit: null });
    await db
      .updateTable('services')
      .set({ pricedPer: 'visit', durationMinutes: 120, leadTimeHours: 0, ...change })
      .where('id', '=', id)
      .execute();
    return id;
  };

  /** A booking as the bookings module writes it, with its occupied period. */
  const booked = async ({ status = 'confirmed', from, until, ...of }: BookedGiven): Promise<string> => {
    const id = newId();
    const [startsAt, endsAt, now] = [new Date(from), new Date(until), clock.now()];
    await db
      .insertInto('bookings')
      .values({
        id,
        ...of,
        buyerId: of.providerId,
        status,
        startsAt,
        endsAt,
        blockedFrom: startsAt,
        blockedUntil: endsAt,
        timeZone: 'Europe/Madrid',
        wholeDays: false,
        serviceName: 'Diesel engine service',
        pricedPer: 'visit',
        unit: null,
        quantity: 1,
        unitPriceMinor: 12_000,
        currency: 'EUR',
        taxBps: 2100,
        taxCategory: 'S',
        taxReason: null,
        subtotalMinor: 12_000,
        taxMinor: 2520,
        totalMinor: 14_520,
        cancellationPolicy: 'moderate',
        commissionBps: 1000,
        commissionMinor: 1200,
        placeKind: 'berth',
        port: 'palma',
        yachtName: 'MY Halcyon',
        yachtId: null,
        berth: null,
        contact: null,
        latestUsefulOn: null,
        note: null,
        answer: null,
        expiresAt: endsAt,
        requestedAt: now,
        answerBy: null,
        decidedAt: null,
        completedAt: null,
        settledAt: null,
        bookingKey: id,
        bodySha256: createHash('sha256').update(id).digest('hex'),
        createdAt: now,
        updatedAt: now,
      })
      .execute();
    return id;
  };

  /** An external calendar that is busy then. */
  const busyElsewhere = async (
    providerId: string,
    teamId: string | null,
    [from, until]: readonly [string, string],
  ): Promise<void> => {
    const id = newId();
    await db
      .insertInto('outsideCalendars')
      .values({
        id,
        providerId,
        teamId,
        name: 'Yard planning',
        address: null,
        etag: null,
        lastModified: null,
        lastReadAt: null,
        failure: null,
        createdAt: clock.now(),
      })
      .execute();
    await db
      .insertInto('outsideBusy')
      .values({ calendarId: id, period: sql<string>`tstzrange(${from}, ${until})` })
      .execute();
  };

  const reset = async () => {
    await emptyTables(db, 'users', 'products');
    clock.set('2026-11-20T09:00:00Z');
  };

  return { availability, db, clock, sessionOf, provider, service, booked, busyElsewhere, reset, drop };
}
