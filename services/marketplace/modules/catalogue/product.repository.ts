import { sql } from 'kysely';
import { invariant } from '../../../../src/lib/invariant.ts';
import { statement } from '../../platform/db/statement.ts';
import type { DepartmentSlug, PublicListing } from './catalogue.domain.ts';
import { listingColumns, listingOf, type ListingRow } from './listing.repository.ts';
import type { Db } from './listing-search.repository.ts';
import type { DeliveryMethod, Offer, OfferPort, Product } from './product.domain.ts';

interface OfferRow {
  readonly id: string;
  readonly name: string;
  readonly brand: string | null;
  readonly partNumber: string | null;
  readonly barcode: string | null;
  readonly description: string | null;
  readonly category: string | null;
  readonly departments: DepartmentSlug[];
  /** Null if nobody offers it now. */
  readonly inventoryId: string | null;
  readonly offerName: string;
  readonly variant: string | null;
  readonly sku: string | null;
  readonly priceMinor: number;
  readonly currency: string;
  readonly taxBps: number | null;
  readonly unit: string | null;
  readonly stock: number | null;
  readonly supplierId: string;
  readonly supplierName: string;
  readonly logoFileId: string | null;
  readonly ports: OfferPort[];
  readonly deliveryMethods: (Omit<DeliveryMethod, 'cost'> & {
    readonly costMinor: number;
    readonly currency: string;
  })[];
}

// An item keeps its status while its supplier is not live yet, so both decide whether anybody ever saw it.
const selectProduct = statement<OfferRow>(`
  select p.id, p.name, p.brand, p.part_number as "partNumber", p.barcode, p.description, p.category, p.departments, offer.*
  from products p
  left join lateral (
    select i.id as "inventoryId", i.name as "offerName", i.variant, i.sku, i.price_minor as "priceMinor", i.currency,
      i.tax_bps as "taxBps", i.unit, i.stock, v.id as "supplierId",
      coalesce(v.trading_name, v.legal_name, u.first_name || ' ' || u.last_name) as "supplierName", v.logo_file_id as "logoFileId",
      (select coalesce(json_agg(json_build_object(
          'slug', o.slug, 'name', o.name, 'country', o.country, 'timeZone', o.time_zone) order by o.name), '[]')
        from vendor_ports vp join ports o on o.slug = vp.port where vp.vendor_id = v.id) as ports,
      (select coalesce(json_agg(json_build_object(
          'id', m.id, 'kind', m.kind, 'name', m.name, 'details', m.details, 'costMinor', m.cost_minor, 'currency', m.currency,
          'ports', m.ports, 'days', case when m.days_from is not null then json_build_object('from', m.days_from, 'to', m.days_to) end)
          order by m.position, m.id), '[]')
        from delivery_methods m where m.supplier_id = v.id and m.archived_at is null) as "deliveryMethods"
    from inventory_items i
    join vendors v on v.id = i.supplier_id and v.status = 'active'
    join users u on u.id = v.opened_by
    where i.product_id = p.id and i.status = 'active'
  ) offer on true
  where p.id = $1 and (offer."inventoryId" is not null or exists (
    select from inventory_items i join vendors v on v.id = i.supplier_id
    where i.product_id = p.id and i.status <> 'draft' and v.status not in ('applicant', 'approved')
  ))
  order by coalesce(offer.stock, 1) > 0 desc, offer."priceMinor", offer."inventoryId"`);

/** The product with its live offers, in stock first, then the cheapest; null for one that was never to be seen. */
export async function findProduct(db: Db, id: string): Promise<Product | null> {
  const rows = await selectProduct(db, [id]);
  const [row] = rows;
  if (row === undefined) return null;
  return {
    id: row.id,
    name: row.name,
    brand: row.brand,
    partNumber: row.partNumber,
    barcode: row.barcode,
    description: row.description,
    category: row.category,
    departments: row.departments,
    offers: rows.flatMap((each) => (each.inventoryId === null ? [] : [offerOf(each.inventoryId, each)])),
  };
}

const offerOf = (inventoryId: string, row: OfferRow): Offer => ({
  inventoryId,
  supplier: { id: row.supplierId, name: row.supplierName, logoFileId: row.logoFileId },
  name: row.offerName,
  variant: row.variant,
  sku: row.sku,
  price: { amountMinor: row.priceMinor, currency: row.currency },
  taxBasisPoints: row.taxBps ?? 0,
  priceFor: row.unit,
  stock: row.stock,
  inStock: row.stock !== 0,
  ports: row.ports,
  deliveryMethods: row.deliveryMethods.map(({ costMinor, currency, ...method }) => {
    // JSON has no bigint: the table's own limit keeps the figure far below what a number holds.
    invariant(Number.isSafeInteger(costMinor), 'the cost of a delivery is a whole number');
    return { ...method, cost: { amountMinor: costMinor, currency } };
  }),
});

/** Live products of the same category, then of the same departments, but for the product itself; what can be had first. */
export async function findOthers(
  db: Db,
  { id, category, departments }: Pick<Product, 'id' | 'category' | 'departments'>,
  limit: number,
): Promise<readonly PublicListing[]> {
  // Only what stands in the index of a category is read of those that are not shown, and of each department what stands first in its own.
  const live = sql`select l.id from market_listings l where l.kind = 'product' and l.id <> ${id}`;
  const inOrder = sql`order by l.out_of_stock, l.sort_name, l.id limit ${sql.lit(limit)}`;
  // Departments are large, and only asked where the category is small.
  const ofDepartments = departments.map(
    (department) => sql`
      union (
        ${live} and l.category is distinct from ${category}::text and l.departments @> array[${sql.lit(department)}::text]
          and (select count(*) from of_category) < ${sql.lit(limit)} ${inOrder}
      )`,
  );
  const { rows } = await sql<ListingRow>`
    with of_category as materialized (${live} and l.category = ${category}::text ${inOrder}),
    near as (select id from of_category ${sql.join(ofDepartments, sql` `)})
    select ${listingColumns('l')}
    from near
    join market_listings l on l.id = near.id
    join vendors v on v.id = l.vendor_id
    join users u on u.id = v.opened_by
    order by l.id in (select id from of_category) desc, l.out_of_stock, l.sort_name, l.id
    limit ${sql.lit(limit)}`.execute(db);
  return rows.map(listingOf);
}
