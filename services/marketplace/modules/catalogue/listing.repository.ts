import { sql } from 'kysely';
import type { DepartmentSlug, PublicListing } from './catalogue.domain.ts';

export interface ListingRow {
  readonly kind: 'product' | 'service';
  readonly id: string;
  readonly inventory_id: string | null;
  readonly name: string;
  readonly detail: string | null;
  readonly category: string | null;
  readonly departments: DepartmentSlug[];
  readonly price_minor: number;
  readonly currency: string;
  readonly price_for: string | null;
  readonly vendor_id: string;
  readonly vendor_name: string;
  readonly logo_file_id: string | null;
  readonly ports: string[];
  readonly in_stock: boolean | null;
  readonly offer_count: number;
}

/** What everybody calls a vendor, of vendors `v` and users `u`. */
export const vendorName = sql<string>`coalesce(v.trading_name, v.legal_name, u.first_name || ' ' || u.last_name)`;

/** The columns of a ListingRow: of market_listings under the name `of`, vendors `v` and users `u`. */
export const listingColumns = (of: string) => sql`
  ${sql.join(
    [
      ...[
        'kind',
        'id',
        'inventory_id',
        'name',
        'detail',
        'category',
        'departments',
        'price_minor',
        'currency',
      ],
      ...['price_for', 'vendor_id', 'ports', 'in_stock'],
    ].map((column) => sql.ref(`${of}.${column}`)),
  )}, cardinality(${sql.ref(`${of}.vendor_ids`)}) as offer_count, ${vendorName} as vendor_name, v.logo_file_id`;

/** What everybody sees of the listing in a row. */
export const listingOf = (row: ListingRow): PublicListing => ({
  kind: row.kind,
  id: row.id,
  inventoryId: row.inventory_id,
  name: row.name,
  detail: row.detail,
  category: row.category,
  departments: row.departments,
  price: { amountMinor: row.price_minor, currency: row.currency },
  priceFor: row.price_for,
  vendor: { id: row.vendor_id, name: row.vendor_name, logoFileId: row.logo_file_id },
  ports: row.ports,
  inStock: row.in_stock,
  offerCount: row.offer_count,
});
