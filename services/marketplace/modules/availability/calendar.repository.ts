import type { Kysely } from 'kysely';
import type { BookingStatus, Dispute, TimeProposal } from '../../platform/db/booking-tables.ts';
import type { Database } from '../../platform/db/schema.ts';
import { statement } from '../../platform/db/statement.ts';

type Db = Kysely<Database>;

export interface BookedRow {
  readonly kind: 'booking' | 'proposal';
  readonly bookingId: string;
  readonly serviceId: string;
  readonly teamId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly proposal: TimeProposal | null;
  readonly dispute: Dispute | null;
  readonly finishedAt: Date | null;
  readonly blockedFrom: Date;
  readonly blockedUntil: Date;
  readonly status: BookingStatus;
  readonly serviceName: string;
  readonly yachtName: string | null;
  readonly portName: string | null;
}

const booked = statement<BookedRow>(`
  select o.kind, b.id as booking_id, b.service_id, t.id as team_id, b.starts_at, b.ends_at, b.proposal, b.dispute, b.finished_at, lower(o.period) as blocked_from,
    upper(o.period) as blocked_until, b.status, b.service_name, b.yacht_name, p.name as port_name
  from teams t
  cross join lateral (
    select kind, period, source_id from occupied_periods where team_id = t.id and period && tstzrange($2, $3)
  ) o
  join bookings b on b.id = o.source_id
  left join ports p on p.slug = b.port
  where t.provider_id = $1 and o.kind in ('booking', 'proposal')
  order by 8, 2, 1`);

/** The booked periods of a provider's teams within a time, including removed teams. */
export const findBooked = (db: Db, providerId: string, from: Date, until: Date) =>
  booked(db, [providerId, from, until]);

export interface OutsideRow {
  readonly teamId: string | null;
  readonly name: string;
  readonly busyFrom: Date;
  readonly busyUntil: Date;
}

const outside = statement<OutsideRow>(`
  select c.team_id, c.name, lower(b.period) as busy_from, upper(b.period) as busy_until
  from outside_calendars c
  join outside_busy b on b.calendar_id = c.id
  where c.provider_id = $1 and upper(b.period) > $2 and lower(b.period) < $3
  order by 3, 4, 2`);

/** The busy periods of a provider's external calendars. */
export const findOutsideBusy = (db: Db, providerId: string, from: Date, until: Date) =>
  outside(db, [providerId, from, until]);
