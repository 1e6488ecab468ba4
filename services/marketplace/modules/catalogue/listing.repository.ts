import { sql } from 'kysely';
import type { ListingReach } from './reaching-offers.repository.ts';
import type { DepartmentSlug, PublicListing } from './catalogue.domain.ts';

export interface ListingRow {
  readonly kind: 'product' | 'service';
  readonly id: string;
  readonly inventoryId: string | null;
  readonly name: string;
  readonly detail: string | null;
  readonly category: string | null;
  readonly departments: DepartmentSlug[];
  readonly priceMinor: number;
  readonly currency: string;
  readonly priceFor: string | null;
  readonly vendorId: string;
  readonly vendorName: string;
  readonly logoFileId: string | null;
  readonly ports: string[];
  readonly inStock: boolean | null;
  readonly isUncounted: boolean;
  readonly offerCount: number;
  /** How the offer comes to the port that was chosen; left out where none was, null for a service. */
  readonly reach?: ListingReach | null;
}

/** What everybody calls a vendor, of vendors `v`; who opened it is looked up only where it has no name of its own. */
export const vendorNameText = `coalesce(
  v.trading_name, v.legal_name, (select first_name || ' ' || last_name from users where id = v.opened_by))`;
export const vendorName = sql.raw<string>(vendorNameText);

/**
 * The columns of a ListingRow, of market_listings `l` and vendors `v`. Named as the row has them, so that no row of the most frequent query of all
 * is copied for its names (ADR 0016), and one piece of text, so that it is not put together for each.
 */
export const listingColumnsText = `
  l.kind, l.id, l.inventory_id as "inventoryId", l.name, l.detail, l.category, l.departments, l.price_minor as "priceMinor", l.currency,
  l.price_for as "priceFor", l.vendor_id as "vendorId", l.ports, l.in_stock as "inStock", l.is_uncounted as "isUncounted",
  cardinality(l.vendor_ids) as "offerCount", ${vendorNameText} as "vendorName", v.logo_file_id as "logoFileId"`;
export const listingColumns = sql.raw(listingColumnsText);

/** The same of a listing `l` for the port that was chosen, whose offer `o` takes the place of its own where that does not come there. */
export const reachingColumns = sql`
  l.kind, l.id, coalesce(o.id, l.inventory_id) as "inventoryId", l.name, case when o.id is null then l.detail else o.detail end as detail,
  l.category, l.departments, coalesce(o.price_minor, l.price_minor) as "priceMinor", coalesce(o.currency, l.currency) as currency,
  case when o.id is null then l.price_for else o.unit end as "priceFor", v.id as "vendorId", l.ports,
  coalesce(o.in_stock, l.in_stock) as "inStock", l.is_uncounted as "isUncounted", cardinality(l.vendor_ids) as "offerCount",
  ${vendorName} as "vendorName", v.logo_file_id as "logoFileId",
  case when l.kind = 'service' then null when o.id is null then 'there'
    else (array['there', 'collected_elsewhere', 'not'])[o.reach + 1] end as reach`;

/** What everybody sees of the listing in a row. */
export const listingOf = (row: ListingRow): PublicListing => ({
  kind: row.kind,
  id: row.id,
  inventoryId: row.inventoryId,
  name: row.name,
  detail: row.detail,
  category: row.category,
  departments: row.departments,
  price: { amountMinor: row.priceMinor, currency: row.currency },
  priceFor: row.priceFor,
  vendor: { id: row.vendorId, name: row.vendorName, logoFileId: row.logoFileId },
  ports: row.ports,
  inStock: row.inStock,
  isUncounted: row.isUncounted,
  offerCount: row.offerCount,
  ...(row.reach !== undefined && { reach: row.reach }),
});
