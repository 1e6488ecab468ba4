import { sql } from 'kysely';
import { invariant } from '../../../../src/lib/invariant.ts';
import { statement } from '../../platform/db/statement.ts';
import type { DepartmentSlug, PublicListing } from './catalogue.domain.ts';
import {
  listingColumns,
  listingColumnsText,
  listingOf,
  vendorNameText,
  type ListingRow,
} from './listing.repository.ts';
import type { Db } from './listing-search.repository.ts';
import type { DeliveryMethod, Offer, OfferPort, ProductDetail } from './product.domain.ts';

interface OfferRow {
  readonly inventoryId: string;
  readonly name: string;
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

interface ProductRow extends Omit<ProductDetail, 'offers' | 'others' | 'departments'> {
  readonly departments: DepartmentSlug[];
  readonly offers: readonly OfferRow[];
  readonly others: readonly ListingRow[];
}

/** So many others of its kind come with a product. It stands in the text, as the length of a page does (search.repository.ts). */
export const othersMost = 6;

// An item keeps its status while its supplier is not live yet, so both decide whether anybody ever saw it.
const selectProduct = statement<ProductRow>(`
  select p.id, p.name, p.brand, p.part_number as "partNumber", p.barcode, p.description, p.category, p.departments, (
      select coalesce(json_agg(offer), '[]') from (
        select i.id as "inventoryId", i.name, i.variant, i.sku, i.price_minor as "priceMinor", i.currency,
          i.tax_bps as "taxBps", i.unit, i.stock, v.id as "supplierId", ${vendorNameText} as "supplierName", v.logo_file_id as "logoFileId",
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
        where i.product_id = p.id and i.status = 'active'
        order by coalesce(i.stock, 1) > 0 desc, i.price_minor, i.id
      ) offer
    ) as offers, (
      select coalesce(json_agg(other), '[]') from (
        select ${listingColumnsText}
        from market_listings l join vendors v on v.id = l.vendor_id
        where l.kind = 'product' and l.category = p.category and l.id <> p.id
        order by l.out_of_stock, l.sort_name, l.id limit ${othersMost}
      ) other
    ) as others
  from products p
  where p.id = $1 and exists (
    select from inventory_items i join vendors v on v.id = i.supplier_id
    where i.product_id = p.id and i.status <> 'draft' and v.status not in ('applicant', 'approved')
  )`);

/**
 * The product with its live offers, in stock first, then the cheapest, and with other live products of its category, what can be had
 * first; null for one that was never to be seen. All of it in one statement.
 */
export async function findProduct(db: Db, id: string): Promise<ProductDetail | null> {
  const [row] = await selectProduct(db, [id]);
  return row === undefined
    ? null
    : { ...row, offers: row.offers.map(offerOf), others: row.others.map(listingOf) };
}

const offerOf = (row: OfferRow): Offer => ({
  inventoryId: row.inventoryId,
  supplier: { id: row.supplierId, name: row.supplierName, logoFileId: row.logoFileId },
  name: row.name,
  variant: row.variant,
  sku: row.sku,
  price: { amountMinor: safe(row.priceMinor), currency: row.currency },
  taxBasisPoints: row.taxBps ?? 0,
  priceFor: row.unit,
  stock: row.stock,
  inStock: row.stock !== 0,
  ports: row.ports,
  deliveryMethods: row.deliveryMethods.map(({ costMinor, currency, ...method }) => ({
    ...method,
    cost: { amountMinor: safe(costMinor), currency },
  })),
});

/** JSON has no bigint: the tables' own limits keep figures far below what a number holds. */
function safe(minor: number): number {
  invariant(Number.isSafeInteger(minor), 'an amount is a whole number');
  return minor;
}

/** Live products of the same departments and of other categories, what can be had first. */
export async function findOthersOfDepartments(
  db: Db,
  { id, category, departments }: Pick<ProductDetail, 'id' | 'category' | 'departments'>,
  limit: number,
): Promise<readonly PublicListing[]> {
  if (departments.length === 0) return [];
  const inOrder = sql`order by l.out_of_stock, l.sort_name, l.id limit ${limit}`;
  // Of each department only what stands first in its own index is read.
  const ofEach = departments.map(
    (department) => sql`(
      select l.* from market_listings l
      where l.kind = 'product' and l.id <> ${id} and l.category is distinct from ${category}::text
        and l.departments @> array[${sql.lit(department)}::text] ${inOrder})`,
  );
  const { rows } = await sql<ListingRow>`
    select ${listingColumns}
    from (select distinct on (id) * from (${sql.join(ofEach, sql` union all `)}) near) l
    join vendors v on v.id = l.vendor_id
    ${inOrder}`.execute(db);
  return rows.map(listingOf);
}
