import { sql } from 'kysely';
import type { Db, Trx } from '../imports.repository.ts';

const terms = (text: ReturnType<typeof sql.ref>) =>
  sql`array(select word from regexp_split_to_table(lower(${text}), '[^[:alnum:]]+') as word where length(word) > 2)`;

/** Whether a line and a product with the same barcode can be the same: no different brands, and a common word. */
const namesAgree = (line: string, product: string) => sql`(
  coalesce(lower(${sql.ref(`${line}.brand`)}) = lower(${sql.ref(`${product}.brand`)}), true)
  and (lower(${sql.ref(`${line}.name`)}) = lower(${sql.ref(`${product}.name`)})
    or ${terms(sql.ref(`${line}.name`))} && ${terms(sql.ref(`${product}.name`))}))`;

/**
 * Matches the new lines of the table `staged` to products where that is certain: by barcode, then by brand and part
 * number, among existing products first and then among the lines themselves.
 */
export async function matchStagedProducts(trx: Trx): Promise<void> {
  await sql`
    with asked as materialized (
      -- Shop systems write one number on every row; such a number identifies nothing.
      select barcode, min(own_key) as own_key from staged where barcode is not null group by barcode having count(*) = 1
    ), found as materialized (
      select asked.own_key, (array_agg(product.id))[1] as product_id
      from asked join products product on product.barcode = asked.barcode
      group by asked.own_key having count(*) = 1
    )
    update staged set product_id = product.id
    from found join products product on product.id = found.product_id
    where staged.own_key = found.own_key and staged.item_id is null and staged.is_matched and ${namesAgree('staged', 'product')}`.execute(
    trx,
  );
  await sql`
    with asked as materialized (
      select distinct lower(brand) as brand, lower(part_number) as part_number from staged
      where item_id is null and is_matched and product_id is null and brand is not null and part_number is not null
    ), found as materialized (
      select asked.brand, asked.part_number, (array_agg(product.id))[1] as product_id
      from asked join products product on lower(product.brand) = asked.brand
        and lower(product.part_number) = asked.part_number and product.part_number is not null
      group by asked.brand, asked.part_number having count(*) = 1
    )
    update staged set product_id = found.product_id from found
    where staged.item_id is null and staged.is_matched and staged.product_id is null
      and lower(staged.brand) = found.brand and lower(staged.part_number) = found.part_number`.execute(trx);
  await sql`
    with twice as materialized (
      select lower(brand) as brand, lower(part_number) as part_number from staged
      where item_id is null and is_matched and product_id is null and brand is not null and part_number is not null
      group by lower(brand), lower(part_number) having count(*) > 1
    ), shared as materialized (
      select twice.brand, twice.part_number, (array_agg(staged.new_product_id order by staged.own_key))[1] as product_id
      from twice join staged on lower(staged.brand) = twice.brand and lower(staged.part_number) = twice.part_number
      where staged.item_id is null and staged.is_matched and staged.product_id is null
      group by twice.brand, twice.part_number
    )
    update staged set product_id = shared.product_id from shared
    where staged.item_id is null and staged.is_matched and staged.product_id is null
      and lower(staged.brand) = shared.brand and lower(staged.part_number) = shared.part_number`.execute(trx);
}

/** A line of a review for which matches are requested. */
export interface LineToMatch {
  readonly row: number;
  readonly own_key: string;
  readonly name: string;
  readonly barcode: string | undefined;
  readonly brand: string | undefined;
  readonly part_number: string | undefined;
}

export interface FoundMatch {
  readonly row: number;
  readonly productId: string;
  readonly name: string;
  readonly brand: string | null;
  readonly by: 'barcode' | 'part_number' | 'name';
  readonly isSure: boolean;
}

/** The products that the lines may match, at most three for each, best first; one statement for all. */
export async function findMatches(db: Db, asked: readonly LineToMatch[]): Promise<FoundMatch[]> {
  const { rows } = await sql<FoundMatch>`
    with asked as materialized (
      select line.*, count(*) over (partition by barcode) as with_barcode
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as line(row integer, own_key text, name text, barcode text, brand text, part_number text)
    ), by_barcode as (
      select asked.row, product.id, 'barcode' as by, 1 as rank,
        asked.with_barcode = 1 and count(*) over (partition by asked.row) = 1 and ${namesAgree('asked', 'product')} as is_sure
      from asked cross join lateral (
        select * from products where products.barcode = asked.barcode order by id limit 4) product
    ), by_part as (
      select asked.row, product.id, 'part_number' as by, 2 as rank, count(*) over (partition by asked.row) = 1 as is_sure
      from asked cross join lateral (
        select * from products where lower(products.brand) = lower(asked.brand)
          and lower(products.part_number) = lower(asked.part_number) and products.part_number is not null
        order by id limit 4) product
    ), named as (
      select lower(asked.name) as name, lower(asked.brand) as brand from asked where brand is not null group by 1, 2
    ), with_name as (
      select named.name, named.brand, (array_agg(product.id order by product.id))[:3] as ids
      from named join products product on lower(product.name) = named.name and lower(product.brand) = named.brand
      group by named.name, named.brand
    ), by_name as (
      select asked.row, unnest(with_name.ids) as id, 'name' as by, 3 as rank, false as is_sure
      from asked join with_name on with_name.name = lower(asked.name) and with_name.brand = lower(asked.brand)
    ), best as (
      select distinct on (row, id) * from (table by_barcode union all table by_part union all table by_name) found
      order by row, id, is_sure desc, rank
    ), ranked as (
      select *, row_number() over (partition by row order by is_sure desc, rank, id) as place from best
    )
    select ranked.row, product.id as "productId", product.name, product.brand, ranked.by, ranked.is_sure as "isSure"
    from ranked join products product on product.id = ranked.id
    where ranked.place <= 3 order by ranked.row, ranked.place`.execute(db);
  return rows;
}
