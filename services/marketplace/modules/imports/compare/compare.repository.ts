import { sql } from 'kysely';
import type { PricedPer } from '../reading/listed-line.domain.ts';
import type { ImportKind } from '../imports.domain.ts';
import type { Db } from '../imports.repository.ts';
import type { LineToMatch } from './product-matches.repository.ts';

/** A vendor's listing with the key of a line (contract: OwnListing); `row` is the line's. */
export interface FoundListing {
  readonly row: number;
  readonly id: string;
  readonly name: string;
  readonly variant: string | null;
  /** What buyers see, if other items have the same product; null if the product's name follows the list. */
  readonly sharedName: string | null;
  readonly priceMinor: number;
  readonly currency: string;
  readonly taxBasisPoints: number | null;
  readonly stock: number | null;
  readonly unit: string | null;
  readonly pricedPer: PricedPer | null;
  readonly durationMinutes: number | null;
  readonly leadTimeHours: number | null;
  readonly departments: readonly string[];
  readonly status: 'draft' | 'active' | 'paused' | 'archived';
}

/** The vendor's own listings with the keys of the lines, in one statement. */
export async function findOwn(
  db: Db,
  vendorId: string,
  kind: ImportKind,
  asked: readonly (Pick<LineToMatch, 'row' | 'own_key'> & { readonly sku: string | undefined })[],
): Promise<FoundListing[]> {
  const lines = sql`unnest(${asked.map(({ row }) => row)}::integer[], ${asked.map(({ sku }) => sku ?? null)}::text[],
    ${asked.map((line) => line.own_key)}::text[]) as line(row, sku, own_key)`;
  const { rows } = await (
    kind === 'products'
      ? sql<FoundListing>`
        select line.row, item.id, item.name, item.variant,
          case when exists (select from inventory_items other where other.product_id = item.product_id and other.id <> item.id)
            then product.name end as "sharedName", item.price_minor as "priceMinor", item.currency, item.tax_bps as "taxBasisPoints",
          item.stock, item.unit, null as "pricedPer", null as "durationMinutes",
          null as "leadTimeHours", product.departments, item.status
        from ${lines} join inventory_items item on item.supplier_id = ${vendorId}
          and list_key(item.sku, item.own_key) = list_key(line.sku, line.own_key)
        join products product on product.id = item.product_id`
      : sql<FoundListing>`
        select line.row, service.id, service.name, null as variant, null as "sharedName", service.price_minor as "priceMinor", service.currency,
          service.tax_bps as "taxBasisPoints", null as stock, service.unit, service.priced_per as "pricedPer",
          service.duration_minutes as "durationMinutes", service.lead_time_hours as "leadTimeHours", service.departments, service.status
        from ${lines} join services service on service.provider_id = ${vendorId} and service.own_key = line.own_key`
  ).execute(db);
  return rows;
}
