import type { Kysely } from 'kysely';
import type { HoursException, PlaceKind, PricedPer, WeekHours } from '../../../platform/db/booking-tables.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Offer } from './offer.domain.ts';
import { scheduleDefaults } from '../schedule/schedule.domain.ts';

interface OfferRow {
  readonly id: string;
  readonly status: string;
  readonly vendorStatus: string;
  readonly pricedPer: PricedPer;
  readonly durationMinutes: number;
  readonly durationUnits: number | null;
  readonly placeKinds: readonly PlaceKind[];
  readonly leadTimeHours: number;
  readonly priceMinor: number;
  readonly currency: string;
  readonly taxBps: number | null;
  readonly sellerCountry: string | null;
  readonly sellerVatNumber: string | null;
  readonly hours: WeekHours | null;
  readonly exceptions: readonly HoursException[];
  readonly travel: Readonly<Record<string, number>>;
  readonly noticeHours: number;
  readonly horizonDays: number;
  readonly bufferBeforeMinutes: number;
  readonly bufferAfterMinutes: number;
  readonly ports: Offer['ports'];
  readonly teamIds: readonly string[];
}

const offersById = statement<OfferRow>(`
  select s.id, s.status, v.status as vendor_status, s.priced_per, s.duration_minutes, s.duration_units, s.place_kinds,
    v.country as seller_country, v.vat_number as seller_vat_number, s.lead_time_hours, s.price_minor, s.currency, s.tax_bps, coalesce(own.hours, every.hours) as hours,
    coalesce(every.exceptions, '[]') as exceptions, coalesce(every.travel, '{}') as travel,
    coalesce(own.notice_hours, every.notice_hours, $2) as notice_hours,
    coalesce(own.horizon_days, every.horizon_days, $3) as horizon_days,
    coalesce(own.buffer_before_minutes, every.buffer_before_minutes, $4) as buffer_before_minutes,
    coalesce(own.buffer_after_minutes, every.buffer_after_minutes, $5) as buffer_after_minutes,
    (select coalesce(json_agg(json_build_object('slug', p.slug, 'timeZone', p.time_zone, 'country', p.country) order by p.name), '[]')
      from vendor_ports vp join ports p on p.slug = vp.port where vp.vendor_id = v.id) as ports,
    (select coalesce(json_agg(t.id order by t.position, t.id), '[]')
      from teams t
      where t.provider_id = v.id and t.archived_at is null and (
        exists (select from service_teams st where st.service_id = s.id and st.team_id = t.id)
        or not exists (select from service_teams st where st.service_id = s.id)
      )) as team_ids
  from services s
  join vendors v on v.id = s.provider_id
  left join schedules own on own.provider_id = s.provider_id and own.service_id = s.id
  left join schedules every on every.provider_id = s.provider_id and every.service_id is null
  where s.id = any($1::uuid[])`);

/** The existing services among the ids, whether bookable now or not. */
export async function findOffers(
  db: Kysely<Database>,
  serviceIds: readonly string[],
): Promise<ReadonlyMap<string, Offer>> {
  const { noticeHours, horizonDays, bufferBeforeMinutes, bufferAfterMinutes } = scheduleDefaults;
  const rows = await offersById(db, [
    [...serviceIds],
    noticeHours,
    horizonDays,
    bufferBeforeMinutes,
    bufferAfterMinutes,
  ]);
  return new Map(rows.map((row) => [row.id, offerOf(row)]));
}

const offerOf = ({
  id,
  status,
  vendorStatus,
  pricedPer,
  durationMinutes,
  durationUnits,
  ...row
}: OfferRow): Offer => ({
  ...row,
  serviceId: id,
  isActive: status === 'active' && vendorStatus === 'active',
  isKept: ['active', 'paused', 'restricted'].includes(vendorStatus),
  duration: { pricedPer, durationMinutes, durationUnits },
});

export async function isBookingOf(
  db: Kysely<Database>,
  bookingId: string,
  serviceId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', bookingId)
    .where('serviceId', '=', serviceId)
    .executeTakeFirst();
  return row !== undefined;
}
