import { sql } from 'kysely';
import {
  jsonSql,
  list,
  listOf,
  object,
  orNull,
  plain,
  stored,
  text,
  word,
  type JsonOf,
} from '../../../platform/db/json-text.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { PublicListing } from '../catalogue.domain.ts';
import { isOutsideUnionSql } from '../../tax/union.sql.ts';
import { listingJson, listingText, money, namedVendor, type ListingRow } from '../listing.repository.ts';
import type { Db } from '../own-listings/listing-search.repository.ts';
import type { Offer, Product } from './product.domain.ts';

/**
 * The number of other products of the same category. A literal in the statement, like a page's size
 * (search.repository.ts).
 */
export const othersMost = 6;

/** The offers of the product with the alias `p`. What they say of the vendor is stored with its row (migration 0087). */
const offersOfProduct = list(`
  select ${jsonSql(
    object<Offer>({
      inventoryId: word('i.id'),
      supplier: namedVendor,
      name: text('i.name'),
      variant: orNull(text('i.variant')),
      sku: orNull(text('i.sku')),
      price: money('i.price_minor', 'i.currency'),
      taxBasisPoints: plain('coalesce(i.tax_bps, 0)'),
      isFromOutsideUnion: plain(isOutsideUnionSql('v.country')),
      priceFor: orNull(text('i.unit')),
      stock: orNull(plain('i.stock')),
      inStock: plain('i.stock is distinct from 0'),
      ports: stored('v.shown_ports'),
      deliveryMethods: stored('v.shown_methods'),
    }),
  )} as json
  from inventory_items i join vendors v on v.id = i.supplier_id and v.status = 'active'
  where i.product_id = p.id and i.status = 'active'
  order by coalesce(i.stock, 1) > 0 desc, i.price_minor, i.id`);

/** The JSON of the product with the alias `p`, which is stored with its row except for the offers (migration 0087). */
const productText = `(p.shown || ',"offers":' || ${jsonSql(offersOfProduct)} || '}')`;

const selectProduct = statement<{
  readonly product: JsonOf<Product>;
  readonly others: JsonOf<readonly PublicListing[]>;
  readonly otherCount: number;
}>(`
  select ${productText} as product, other.json as others, other.count as "otherCount"
  from products p cross join lateral (
    select '[' || coalesce(string_agg(json, ','), '') || ']' as json, count(*) as count from (
      select ${listingText} as json
      from market_listings l join vendors v on v.id = l.vendor_id
      where l.kind = 'product' and l.category = p.category and l.id <> p.id
      order by l.out_of_stock, l.sort_name, l.id limit ${othersMost}
    ) other
  ) other
  where p.id = $1`);

// Whether the product was ever public (an item keeps its status before its supplier is live, so both decide), and where
// an item that was of it has been joined with others since.
const selectWithoutOffers = statement<{ readonly wasSeen: boolean; readonly joinedId: string | null }>(`
  select exists (
    select from inventory_items i join vendors v on v.id = i.supplier_id
    where i.product_id = $1 and i.status <> 'draft' and v.status not in ('applicant', 'approved')
  ) as "wasSeen", (
    select i.product_id from inventory_items i join vendors v on v.id = i.supplier_id and v.status = 'active'
    where i.former_product_id = $1 and i.status = 'active' order by i.updated_at desc, i.id limit 1
  ) as "joinedId"`);

/** Offers are the last field of a product (productText). */
const hasOffers = (product: JsonOf<Product>): boolean => !product.endsWith('"offers":[]}');

/**
 * The product with its live offers, in stock first, then the cheapest, and with other live products of its category,
 * available ones first; null for one that was never public. One whose item was joined with others is the one on whose
 * page it is now. One statement; only a product without offers needs more.
 */
export async function findProduct(db: Db, id: string) {
  const [row] = await selectProduct(db, [id]);
  if (row === undefined || hasOffers(row.product)) return row ?? null;
  const [without] = await selectWithoutOffers(db, [id]);
  if (without?.joinedId) return (await selectProduct(db, [without.joinedId]))[0] ?? null;
  return without?.wasSeen ? row : null;
}

/** Live products of the same departments and of other categories, available ones first. */
export async function findOthersOfDepartments(
  db: Db,
  { id, category, departments }: Pick<Product, 'id' | 'category' | 'departments'>,
  limit: number,
): Promise<JsonOf<readonly PublicListing[]>> {
  if (departments.length === 0) return listOf([]);
  const inOrder = sql`order by l.out_of_stock, l.sort_name, l.id limit ${limit}`;
  // Only the first entries in each department's own index are read.
  const ofEach = departments.map(
    (department) => sql`(
      select l.* from market_listings l
      where l.kind = 'product' and l.id <> ${id} and l.category is distinct from ${category}::text
        and l.departments @> array[${sql.lit(department)}::text] ${inOrder})`,
  );
  const { rows } = await sql<ListingRow>`
    select ${listingJson} as listing
    from (select distinct on (id) * from (${sql.join(ofEach, sql` union all `)}) near) l
    join vendors v on v.id = l.vendor_id
    ${inOrder}`.execute(db);
  return listOf(rows.map(({ listing }) => listing));
}
