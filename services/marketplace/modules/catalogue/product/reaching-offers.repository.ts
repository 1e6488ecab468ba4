import { sql, type Expression, type SqlBool } from 'kysely';
import type { Choices } from '../search/search.domain.ts';

const offered = (condition: Expression<unknown>) => sql`
  exists (select from delivery_methods m where m.supplier_id = s.id and m.archived_at is null and ${condition})`;

const suppliersThat = (condition: Expression<unknown>) => sql`
  (select coalesce(array_agg(s.id), '{}') from vendors s where s.kind = 'supplier' and s.status = 'active' and ${condition})::uuid[]`;

/** Whether a column of slugs has the chosen port, or any of several. */
export const isInAny = (ports: Expression<unknown>, chosen: string): Expression<SqlBool> =>
  chosen.includes(',')
    ? sql`${ports} && string_to_array(${chosen}::text, ',')`
    : sql`${ports} @> array[${chosen}::text]`;

/**
 * Suppliers that deliver to the port or hand over in it. Independent of the listing, so it is evaluated once per
 * search.
 */
const serving = (port: string) =>
  suppliersThat(
    sql`(${offered(sql`(m.ports is null or ${isInAny(sql`m.ports`, port)})`)} or not ${offered(sql`true`)})`,
  );

/** Suppliers from whom the crew can collect, in any port. */
const handingOver = suppliersThat(sql`${offered(sql`m.kind = 'collection'`)}`);

const reachRank = (supplier: Expression<unknown>, port: string) => sql`
  case when ${supplier} = any (${serving(port)}) then 0 when ${supplier} = any (${handingOver}) then 1 else 2 end`;

/**
 * For a listing `l`: the offer `o` that replaces its own if that does not reach the chosen port. Ordered as on the
 * product's page: in stock first, then those delivered there before those collected elsewhere, then the cheapest.
 * Evaluated only for listings whose own offer does not reach the port: as a join condition, PostgreSQL would read the
 * offers of all.
 */
export const offersReaching = ({ port }: Choices): Expression<unknown> =>
  port === undefined
    ? sql``
    : sql`left join lateral (
        select i.id, i.price_minor, i.currency, i.unit, i.supplier_id, coalesce(i.stock, 1) > 0 as in_stock,
          nullif(concat_ws(' · ', p.brand, i.variant), '') as detail, ${reachRank(sql`i.supplier_id`, port)} as reach
        from inventory_items i
        join vendors iv on iv.id = i.supplier_id and iv.status = 'active'
        join products p on p.id = i.product_id
        where l.kind = 'product' and l.vendor_id <> all (${serving(port)}) and i.product_id = l.id and i.status = 'active'
        order by coalesce(i.stock, 1) > 0 desc, 8, i.price_minor, i.id
        limit 1
      ) o on true`;

/**
 * For a listing `l` found by words: the offer `meant`, whose variant has more of the words than the shown one: red if red
 * is asked for, also if only the others are in stock. It is within the price and reaches the port, and in stock if only
 * that is searched. Without one it equals `o` if a port is chosen. Most products have one variant, or the words name
 * none.
 */
export function offersMeant(
  { port, priceFrom, priceTo, inStock }: Choices,
  words: string,
): Expression<unknown> {
  // A subquery, which PostgreSQL evaluates once per search, not for each word of each variant.
  const asked = sql`(select words_apart(${words}))`;
  const wordsOf = (text: Expression<unknown>) => sql`words_shared(${text}, ${asked})`;
  const shown = port === undefined ? sql`l.detail` : sql`coalesce(o.detail, l.detail)`;
  // Most offers are of the shown variant, whose words need not be counted.
  const isOther = sql`right(' · ' || coalesce(${shown}, ''), length(i.variant) + 3) <> ' · ' || i.variant`;
  const otherwise =
    port === undefined
      ? sql``
      : sql`union all select o.id, o.price_minor, o.currency, o.unit, o.supplier_id, o.in_stock, o.detail, o.reach, false where o.id is not null`;
  return sql`left join lateral (
    select * from (
      (
        select i.id, i.price_minor, i.currency, i.unit, i.supplier_id, coalesce(i.stock, 1) > 0 as in_stock,
          nullif(concat_ws(' · ', p.brand, i.variant), '') as detail, 0 as reach, true as is_named
        from inventory_items i
        join vendors iv on iv.id = i.supplier_id and iv.status = 'active'
        join products p on p.id = i.product_id
        where l.variant_count > 0 and i.product_id = l.id and i.status = 'active' and i.variant is not null
          ${inStock === true ? sql`and coalesce(i.stock, 1) > 0` : sql``}
          ${priceFrom === undefined ? sql`` : sql`and i.price_minor >= ${priceFrom}::bigint`}
          ${priceTo === undefined ? sql`` : sql`and i.price_minor <= ${priceTo}::bigint`}
          ${port === undefined ? sql`` : sql`and i.supplier_id = any (${serving(port)})`}
          and ${isOther} and ${wordsOf(sql`concat_ws(' ', p.brand, i.variant)`)} > ${wordsOf(sql`coalesce(${shown}, '')`)}
        order by ${wordsOf(sql`i.variant`)} desc, coalesce(i.stock, 1) > 0 desc, i.price_minor, i.id
        limit 1
      ) ${otherwise}
    ) each order by is_named desc limit 1
  ) meant on true`;
}

/**
 * How the offer shown by a listing `l` of a vendor `v` reaches the chosen port: the cheapest `way` that delivers, or
 * else a collection there. A collection without ports has no place in this one.
 */
export const wayToPort = ({ port }: Choices): Expression<unknown> =>
  port === undefined
    ? sql``
    : sql`left join lateral (
        select m.kind, m.cost_minor, m.currency from delivery_methods m
        where l.kind = 'product' and m.supplier_id = v.id and m.archived_at is null
          and (${isInAny(sql`m.ports`, port)} or (m.ports is null and m.kind <> 'collection'))
        order by m.kind = 'collection', m.cost_minor, m.position, m.id
        limit 1
      ) way on true`;

/** The price of a listing in the search; needs `offersReaching` if a port is chosen. */
export const priceOf = ({ port }: Choices): Expression<number> =>
  port === undefined ? sql`l.price_minor` : sql`coalesce(o.price_minor, l.price_minor)`;

/** Whether the results depend on the price in the chosen port. */
export const findsByPrice = ({ port, priceFrom, priceTo }: Choices): boolean =>
  port !== undefined && (priceFrom !== undefined || priceTo !== undefined);
