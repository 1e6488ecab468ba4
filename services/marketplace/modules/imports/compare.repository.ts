import { sql } from 'kysely';
import type { PricedPer } from './listed-line.domain.ts';
import type { ImportKind } from './imports.domain.ts';
import type { Db } from './imports.repository.ts';
import type { LineToMatch } from './product-matches.repository.ts';

/** A vendor's listing with the key of a line (contract: OwnListing); `row` is the line's. */
export interface FoundListing {
  readonly row: number;
  readonly id: string;
  readonly name: string;
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

/** An item of the vendor that has the SKU of the line `row`. */
interface ItemOfSku {
  readonly row: number;
  readonly name: string;
  readonly variant: string | null;
}

/** For each line whose SKU several of the supplier's items have: those items without archived ones, at most 20. */
export async function findSeveralOfSku(
  db: Db,
  supplierId: string,
  asked: readonly { readonly row: number; readonly sku: string | undefined }[],
): Promise<ItemOfSku[]> {
  const lines = asked.filter(({ sku }) => sku !== undefined);
  if (lines.length === 0) return [];
  const { rows } = await sql<ItemOfSku>`
    with found as (
      select line.row, item.name, item.variant, count(*) over (partition by line.row) as items,
        row_number() over (partition by line.row order by item.id) as place
      from unnest(${lines.map(({ row }) => row)}::integer[], ${lines.map(({ sku }) => sku?.toLowerCase())}::text[]) as line(row, sku)
      join inventory_items item on item.supplier_id = ${supplierId} and lower(item.sku) = line.sku
        and item.status <> 'archived'
    )
    select row, name, variant from found where items > 1 and place <= 20 order by row, place`.execute(db);
  return rows;
}

/** The vendor's own listings with the keys of the lines, in one statement. */
export async function findOwn(
  db: Db,
  vendorId: string,
  kind: ImportKind,
  asked: readonly Pick<LineToMatch, 'row' | 'own_key'>[],
): Promise<FoundListing[]> {
  const lines = sql`unnest(${asked.map(({ row }) => row)}::integer[], ${asked.map((line) => line.own_key)}::text[]) as line(row, own_key)`;
  const { rows } = await (
    kind === 'products'
      ? sql<FoundListing>`
        select line.row, item.id, item.name, item.price_minor as "priceMinor", item.currency, item.tax_bps as "taxBasisPoints",
          item.stock, item.unit, null as "pricedPer", null as "durationMinutes",
          null as "leadTimeHours", product.departments, item.status
        from ${lines} join inventory_items item on item.supplier_id = ${vendorId} and item.own_key = line.own_key
        join products product on product.id = item.product_id`
      : sql<FoundListing>`
        select line.row, service.id, service.name, service.price_minor as "priceMinor", service.currency,
          service.tax_bps as "taxBasisPoints", null as stock, service.unit, service.priced_per as "pricedPer",
          service.duration_minutes as "durationMinutes", service.lead_time_hours as "leadTimeHours", service.departments, service.status
        from ${lines} join services service on service.provider_id = ${vendorId} and service.own_key = line.own_key`
  ).execute(db);
  return rows;
}
