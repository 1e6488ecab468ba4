import { sql, type Expression, type SqlBool } from 'kysely';
import { readJson } from '../../../platform/db/json-text.ts';
import type { PlaceKind } from '../../../platform/db/booking-tables.ts';
import type { CancellationPolicy, DepartmentSlug, PublicListing } from '../catalogue.domain.ts';
import { listingJson, vendorName, type ListingRow } from '../listing.repository.ts';
import type { Db } from '../own-listings/listing-search.repository.ts';
import type { BookableService, MarketService, MarketVendor, ServicePort } from './market-services.domain.ts';
import type { Choices } from '../search/search.domain.ts';
import {
  allOf,
  conditionsOf,
  hasFilter,
  matchingListings,
  type SearchInput,
} from '../search/search-conditions.repository.ts';

interface BookableRow {
  readonly id: string;
  readonly name: string;
  readonly category: string | null;
  readonly departments: DepartmentSlug[];
  readonly pictureFileId: string | null;
  readonly morePictureIds: string[];
  readonly priceMinor: number;
  readonly currency: string;
  readonly pricedPer: BookableService['pricedPer'];
  readonly unit: string | null;
  readonly durationMinutes: number;
  readonly providerId: string;
  readonly providerName: string;
  readonly logoFileId: string | null;
  readonly ports: ServicePort[];
  readonly placeKinds: PlaceKind[];
}

const bookableColumns = sql`
  s.id, s.name, s.category, s.departments, s.picture_file_id, s.more_picture_ids, s.price_minor, s.currency, s.priced_per, s.unit, s.duration_minutes, s.place_kinds,
  v.id as provider_id, ${vendorName} as provider_name, v.logo_file_id,
  (select coalesce(json_agg(json_build_object(
      'slug', o.slug, 'name', o.name, 'country', o.country, 'timeZone', o.time_zone) order by o.name), '[]')
    from vendor_ports vp join ports o on o.slug = vp.port where vp.vendor_id = v.id) as ports`;

/** Live services with their providers, without paused services and inactive providers. */
const liveServices = sql`
  services s
  join vendors v on v.id = s.provider_id and v.status = 'active'`;

const bookableOf = (row: BookableRow): BookableService => ({
  id: row.id,
  name: row.name,
  category: row.category,
  departments: row.departments,
  pictureFileId: row.pictureFileId,
  morePictureIds: row.morePictureIds,
  price: { amountMinor: row.priceMinor, currency: row.currency },
  pricedPer: row.pricedPer,
  unit: row.unit,
  durationMinutes: row.durationMinutes,
  provider: { id: row.providerId, name: row.providerName, logoFileId: row.logoFileId },
  ports: row.ports,
  placeKinds: row.placeKinds,
});

/** The live services among these ids, by id. */
export async function findBookable(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BookableService>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<BookableRow>`
    select ${bookableColumns} from ${liveServices}
    where s.id = any(${ids}::uuid[]) and s.status = 'active'`.execute(db);
  return new Map(rows.map((row) => [row.id, bookableOf(row)]));
}

interface ServiceRow extends BookableRow {
  readonly description: string | null;
  readonly included: string[];
  readonly about: string | null;
  readonly taxBps: number | null;
  readonly durationUnits: number | null;
  readonly leadTimeHours: number;
  readonly cancellationPolicy: CancellationPolicy;
  readonly isBookable: boolean;
}

/** A live service without its `others`; null if there is none. */
export async function findMarketService(db: Db, id: string): Promise<Omit<MarketService, 'others'> | null> {
  const { rows } = await sql<ServiceRow>`
    select ${bookableColumns}, s.description, s.included, v.about, s.tax_bps, s.duration_units, s.lead_time_hours,
      s.cancellation_policy,
      exists (
        select from jsonb_array_elements(coalesce(
          (select hours from schedules where provider_id = v.id and service_id = s.id),
          (select hours from schedules where provider_id = v.id and service_id is null), '[]')) as day
        where jsonb_array_length(day) > 0
      ) as is_bookable
    from ${liveServices}
    where s.id = ${id} and s.status = 'active'`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  return {
    ...bookableOf(row),
    description: row.description,
    included: row.included,
    about: row.about,
    taxBasisPoints: row.taxBps ?? 0,
    durationUnits: row.durationUnits,
    leadTimeHours: row.leadTimeHours,
    cancellationPolicy: row.cancellationPolicy,
    isBookable: row.isBookable,
  };
}

/** Other live services: first the provider's, then those of the same category. */
export async function findOtherServices(
  db: Db,
  { id, category, provider }: Pick<MarketService, 'id' | 'category' | 'provider'>,
  limit: number,
): Promise<readonly PublicListing[]> {
  const live = sql`select l.* from market_listings l where l.kind = 'service' and l.id <> ${id}`;
  const inOrder = sql`order by l.out_of_stock, l.sort_name, l.id limit ${limit}`;
  const { rows } = await sql<ListingRow>`
    with of_provider as (${live} and l.vendor_id = ${provider.id} ${inOrder}),
    of_category as (
      ${live} and l.category = ${category}::text and l.vendor_id <> ${provider.id}
        and (select count(*) from of_provider) < ${limit} ${inOrder}
    )
    select ${listingJson} as listing
    from (select 0 as far, * from of_provider union all select 1, * from of_category) l
    join vendors v on v.id = l.vendor_id
    order by l.far, l.sort_name, l.id
    limit ${limit}`.execute(db);
  return rows.map(({ listing }) => readJson(listing));
}

interface VendorRow extends Omit<MarketVendor, 'services'> {
  readonly serviceIds: readonly string[];
}

const shownServices = 48;

/** A live vendor with the ids of its live services; null if there is none. */
export async function findMarketVendor(db: Db, id: string): Promise<VendorRow | null> {
  const live = sql`from services s where s.provider_id = v.id and s.status = 'active'`;
  const { rows } = await sql<VendorRow>`
    select v.id, v.kind, ${vendorName} as name, v.logo_file_id, v.about, v.city, v.country, v.created_at as since,
      (select coalesce(json_agg(json_build_object(
          'slug', o.slug, 'name', o.name, 'country', o.country, 'timeZone', o.time_zone) order by o.name), '[]')
        from vendor_ports vp join ports o on o.slug = vp.port where vp.vendor_id = v.id) as ports,
      array(select s.id::text ${live} order by s.name, s.id limit ${shownServices}) as service_ids,
      array(select distinct s.cancellation_policy ${live} order by 1) as cancellation_policies
    from vendors v
    where v.id = ${id} and v.status = 'active'`.execute(db);
  return rows[0] ?? null;
}

export interface CategoryCount {
  /** Null for services without a category. */
  readonly name: string | null;
  readonly count: number;
}

/** The number of services per category for the other filters, largest first. */
export async function countServiceCategories(
  db: Db,
  asked: SearchInput,
  { category: _, ...choices }: Choices,
): Promise<readonly CategoryCount[]> {
  const { rows } = await (
    asked.by === 'all' ? countedServices(choices) : countedListings(asked, choices)
  ).execute(db);
  return rows;
}

const byCategory = (from: Expression<unknown>, column: Expression<unknown>, chosen: Expression<unknown>) =>
  sql<CategoryCount>`
    select ${column} as name, count(*) as count from ${from} where ${chosen}
    group by ${column} order by count(*) desc, ${column}`;

const countedListings = (asked: SearchInput, choices: Choices) =>
  byCategory(
    matchingListings(asked, choices),
    sql.ref('l.category'),
    allOf([...hasFilter(asked), ...Object.values(conditionsOf(choices))]),
  );

// Without search words the narrow table of services is counted, because the market's table contains every product too.
function countedServices({ department, port, priceFrom, priceTo }: Choices) {
  const conditions = [sql<SqlBool>`s.status = 'active' and v.status = 'active'`];
  if (department !== undefined) conditions.push(sql<SqlBool>`s.departments @> array[${department}::text]`);
  if (port !== undefined)
    conditions.push(
      sql<SqlBool>`v.id in (select vendor_id from vendor_ports where port = any (string_to_array(${port}::text, ',')))`,
    );
  if (priceFrom !== undefined) conditions.push(sql<SqlBool>`s.price_minor >= ${priceFrom}::bigint`);
  if (priceTo !== undefined) conditions.push(sql<SqlBool>`s.price_minor <= ${priceTo}::bigint`);
  return byCategory(
    sql`services s join vendors v on v.id = s.provider_id`,
    sql.ref('s.category'),
    allOf(conditions),
  );
}
