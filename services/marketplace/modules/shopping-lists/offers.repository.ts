import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { offersOfPartMost, type OrderedLine, type PartOffer } from './shopping-lists.domain.ts';

type Db = Kysely<Database>;

/** For an item `i` and its supplier `v`: whether it can be bought. Prices in another currency cannot be added up. */
export const isAvailable = (currency: string) =>
  sql<boolean>`(i.status = 'active' and v.status = 'active' and i.currency = ${currency})`;

/** The name of the vendor with the alias `v`. */
export const vendorName = sql<string>`coalesce(v.trading_name, v.legal_name, (select first_name || ' ' || last_name from users where id = v.opened_by))`;

/** The lines of one of the buyer's orders, with their unit prices at that time and what was proposed; null if there is no such order. */
export async function findOrderedLines(
  trx: Db,
  userId: string,
  orderId: string,
): Promise<readonly OrderedLine[] | null> {
  const rows = await trx
    .selectFrom('orders as o')
    .innerJoin('subOrders as s', 's.orderId', 'o.id')
    .innerJoin('subOrderLines as l', 'l.subOrderId', 's.id')
    .select(['l.inventoryId', 'l.productId', 'l.unitPriceMinor', 'l.id', 's.status', 's.proposal'])
    // The accepted quantity; if the supplier could send nothing, the ordered one.
    .select(sql<number>`coalesce(nullif(l.accepted_quantity, 0), l.quantity)`.as('quantity'))
    .where('o.id', '=', orderId)
    .where('o.buyerId', '=', userId)
    .orderBy('s.id')
    .orderBy('l.position')
    .execute();
  return rows.length === 0 ? null : rows;
}

/**
 * The offers for each part number, SKU or barcode, in order, in one statement. A supplier's SKU also finds other
 * suppliers of the same variant of the product.
 */
export async function findPartOffers(
  db: Db,
  partNumbers: readonly string[],
  currency: string,
): Promise<readonly (readonly PartOffer[])[]> {
  const { rows } = await sql<{ offers: readonly PartOffer[] }>`
    with wanted as (
      select part_key(part_number) as key, place
      from unnest(${[...partNumbers]}::text[]) with ordinality as w (part_number, place)
    ), keys as materialized (
      select distinct key from wanted where key <> ''
    ), matched as (
      select k.key, i.id from keys k
      join products p on p.part_number is not null and part_key(p.part_number) = k.key
      join inventory_items i on i.product_id = p.id
      union
      select k.key, i.id from keys k
      join products p on p.barcode is not null and p.barcode = k.key
      join inventory_items i on i.product_id = p.id
      union
      select k.key, i.id from keys k
      join inventory_items named on named.sku is not null and part_key(named.sku) = k.key
      join inventory_items i on i.product_id = named.product_id and i.variant is not distinct from named.variant
    ), ranked as (
      select m.key, i.id, i.product_id, p.name, p.brand, p.part_number, i.sku, i.variant, i.unit, i.supplier_id,
        ${vendorName} as supplier_name, i.price_minor, i.currency, i.stock,
        -- Among offers in stock, the supplier's to whom the number belongs comes first.
        row_number() over (
          partition by m.key
          order by coalesce(i.stock, 1) > 0 desc, part_key(i.sku) is not distinct from m.key desc, i.price_minor, i.id
        ) as rank
      from matched m
      join inventory_items i on i.id = m.id
      join products p on p.id = i.product_id
      join vendors v on v.id = i.supplier_id
      where ${isAvailable(currency)}
    ), offers as (
      select key, json_agg(json_build_object('inventoryId', id, 'productId', product_id, 'name', name, 'brand', brand,
        'partNumber', part_number, 'sku', sku, 'variant', variant, 'unit', unit, 'supplierId', supplier_id,
        'supplierName', supplier_name, 'priceMinor', price_minor, 'currency', currency, 'stock', stock) order by rank) as offers
      from ranked where rank <= ${offersOfPartMost}
      group by key
    )
    select coalesce(o.offers, '[]') as offers
    from wanted w left join offers o on o.key = w.key
    order by w.place`.execute(db);
  return rows.map(({ offers }) => offers);
}
