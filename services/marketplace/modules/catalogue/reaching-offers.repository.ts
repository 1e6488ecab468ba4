import { sql, type Expression } from 'kysely';
import type { Choices } from './search.domain.ts';

const offered = (condition: Expression<unknown>) => sql`
  exists (select from delivery_methods m where m.supplier_id = s.id and m.archived_at is null and ${condition})`;

const suppliersThat = (condition: Expression<unknown>) => sql`
  (select coalesce(array_agg(s.id), '{}') from vendors s where s.kind = 'supplier' and s.status = 'active' and ${condition})::uuid[]`;

/** Asked once for a whole search, since they depend on no listing: who brings things to the port or hands them over in it … */
const serving = (port: string) =>
  suppliersThat(
    sql`(${offered(sql`(m.ports is null or m.ports @> array[${port}::text])`)} or not ${offered(sql`true`)})`,
  );

/** … and from whom the crew can collect, wherever that is. */
const handingOver = suppliersThat(sql`${offered(sql`m.kind = 'collection'`)}`);

const reachRank = (supplier: Expression<unknown>, port: string) => sql`
  case when ${supplier} = any (${serving(port)}) then 0 when ${supplier} = any (${handingOver}) then 1 else 2 end`;

/**
 * For a listing `l`: the offer `o` that takes the place of the one it shows, where that does not come to the chosen port. As on the
 * product's page: one in stock before others, then what comes there before what is collected elsewhere, then the cheapest. Only
 * listings whose own offer does not come there are looked at more closely: as a condition of the join, PostgreSQL reads the offers of all.
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

/** The words of a text, each by itself. */
const wordsIn = (text: Expression<unknown>) =>
  sql`regexp_split_to_array(plain_words(${text}), '[^[:alnum:]]+')`;

/**
 * For a listing `l` that words found: the offer `meant` whose variant has more of the words than the one that is shown. It is in stock, costs what was
 * chosen, and comes to the port. Where there is none it is what `o` is, if a port is chosen. Most products have one variant, or none is named.
 */
export function offersMeant({ port, priceFrom, priceTo }: Choices, words: string): Expression<unknown> {
  const wordsOf = (text: Expression<unknown>) => sql`(
    select count(distinct word) from unnest(${wordsIn(text)}) word
    where word = any (${wordsIn(sql`(select ${words}::text)`)}))`;
  const shown = port === undefined ? sql`l.detail` : sql`coalesce(o.detail, l.detail)`;
  const otherwise =
    port === undefined
      ? sql``
      : sql`union all select o.id, o.price_minor, o.currency, o.unit, o.supplier_id, o.in_stock, o.detail, o.reach, 1 where o.id is not null`;
  return sql`left join lateral (
    select * from (
      (
        select i.id, i.price_minor, i.currency, i.unit, i.supplier_id, true as in_stock,
          nullif(concat_ws(' · ', p.brand, i.variant), '') as detail, 0 as reach, 0 as place
        from inventory_items i
        join vendors iv on iv.id = i.supplier_id and iv.status = 'active'
        join products p on p.id = i.product_id
        where l.kind = 'product' and i.product_id = l.id and i.status = 'active' and i.variant is not null
          and coalesce(i.stock, 1) > 0
          ${priceFrom === undefined ? sql`` : sql`and i.price_minor >= ${priceFrom}::bigint`}
          ${priceTo === undefined ? sql`` : sql`and i.price_minor <= ${priceTo}::bigint`}
          ${port === undefined ? sql`` : sql`and i.supplier_id = any (${serving(port)})`}
          and ${wordsOf(sql`i.variant`)} > ${wordsOf(sql`coalesce(${shown}, '')`)}
        order by ${wordsOf(sql`i.variant`)} desc, i.price_minor, i.id
        limit 1
      ) ${otherwise}
    ) each order by place limit 1
  ) meant on true`;
}

/**
 * How the offer that a listing `l` shows, of a vendor `v`, comes to the chosen port: the cheapest `way` that brings it, or else hands it over there. A
 * collection without ports names no place in this one.
 */
export const wayToPort = ({ port }: Choices): Expression<unknown> =>
  port === undefined
    ? sql``
    : sql`left join lateral (
        select m.kind, m.cost_minor, m.currency from delivery_methods m
        where l.kind = 'product' and m.supplier_id = v.id and m.archived_at is null
          and (m.ports @> array[${port}::text] or (m.ports is null and m.kind <> 'collection'))
        order by m.kind = 'collection', m.cost_minor, m.position, m.id
        limit 1
      ) way on true`;

/** What a listing costs where it is looked for; needs `offersReaching` where a port is chosen. */
export const priceOf = ({ port }: Choices): Expression<number> =>
  port === undefined ? sql`l.price_minor` : sql`coalesce(o.price_minor, l.price_minor)`;

/** Whether what is found depends on what it costs in the chosen port. */
export const findsByPrice = ({ port, priceFrom, priceTo }: Choices): boolean =>
  port !== undefined && (priceFrom !== undefined || priceTo !== undefined);
