import { sql } from 'kysely';
import type { Commit, ImportCounts, StagedCounts } from '../imports.domain.ts';
import type { Trx } from '../imports.repository.ts';
import { newStatus, statusAgain } from '../listed-status.sql.ts';
import { matchStagedProducts } from '../compare/product-matches.repository.ts';

/**
 * Publishes staged products as inventory items, creating missing products, in statements over the whole list. Null,
 * with nothing written, if answers are demanded and one is missing.
 */
export async function commitProducts(trx: Trx, commit: Commit, now: Date): Promise<ImportCounts | null> {
  const { total, known, unanswered } = await gather(trx, commit);
  if (commit.answers === 'demanded' && unanswered > 0) return null;
  const changed = known === 0 ? 0 : await updateExisting(trx, commit, now);
  if (total > known) {
    await matchStagedProducts(trx);
    if (commit.isOneProduct) await joinStagedProducts(trx);
    await insertProducts(trx, now);
    await insertItems(trx, commit, now);
  }
  return { new: total - known, changed, unchanged: known - changed };
}

/** The table `staged`: each key once, with the last line that has it, joined with the existing item. */
async function gather(trx: Trx, { importId, vendorId }: Commit): Promise<StagedCounts> {
  // Sorted by key, because the largest index inserts fastest in that order.
  await sql`
    create temporary table staged on commit drop as
    select line.*, item.id as item_id, case when item.id is null then uuidv7() end as new_product_id,
      coalesce(line.tax_bps, item.tax_bps) is not null
        and (item.id is not null or line.stock is not null or line.is_stock_counted is false) as is_answered
    from (
      select distinct on (list_key(line.sku, line.own_key)) line.*, list_key(line.sku, line.own_key) as list_key
      from import_batches batch
      cross join lateral rows from (jsonb_to_recordset(batch.rows) as (
        own_key text, name text, variant text, sku text, price_minor bigint, tax_bps integer, unit text, stock integer,
        is_stock_counted boolean, is_paused boolean, product_id uuid, is_matched boolean, brand text, part_number text, barcode text, description text, category text,
        departments text[]
      )) with ordinality as line (
        own_key, name, variant, sku, price_minor, tax_bps, unit, stock, is_stock_counted, is_paused, product_id, is_matched, brand, part_number, barcode,
        description, category, departments, place
      )
      where batch.import_id = ${importId}
      order by list_key(line.sku, line.own_key), batch.number desc, line.place desc
    ) line
    left join inventory_items item on item.supplier_id = ${vendorId} and list_key(item.sku, item.own_key) = line.list_key`.execute(
    trx,
  );
  // Temporary tables are not analysed automatically; the planner would assume few rows and compare line by line.
  await sql`analyze staged (item_id, product_id, is_matched, barcode, brand, part_number)`.execute(trx);
  const { rows } = await sql<StagedCounts>`
    select count(*)::int as total, count(item_id)::int as known,
      (count(*) filter (where not is_answered))::int as unanswered
    from staged`.execute(trx);
  return rows[0] ?? { total: 0, known: 0, unanswered: 0 };
}

/**
 * Updates existing items where they differ, and stores the previous values in import_changes. Fields the list does not
 * contain stay; a product's own fields change if no other item refers to it.
 */
async function updateExisting(trx: Trx, { importId, currency }: Commit, now: Date): Promise<number> {
  const stockOf = (list: string) =>
    sql`case when ${sql.ref(`${list}.is_stock_counted`)} is false then null else coalesce(${sql.ref(`${list}.stock`)}, item.stock) end`;
  await sql`
    create temporary table changed on commit drop as
    with alone as materialized (
      select item.product_id from inventory_items item
      where item.product_id in (
        select own.product_id from staged join inventory_items own on own.id = staged.item_id)
      group by item.product_id having count(*) = 1
    ), compared as materialized (
      select item.id, alone.product_id is not null and (
        (product.name, product.brand, product.part_number, product.barcode, product.description, product.category,
          product.departments)
        is distinct from
        (staged.name, coalesce(staged.brand, product.brand), coalesce(staged.part_number, product.part_number),
          coalesce(staged.barcode, product.barcode), coalesce(staged.description, product.description),
          coalesce(staged.category, product.category), coalesce(staged.departments, product.departments))
      ) as is_product_changed
      from staged
      join inventory_items item on item.id = staged.item_id
      join products product on product.id = item.product_id
      left join alone on alone.product_id = item.product_id
    )
    select staged.*, item.product_id as own_product_id, compared.is_product_changed,
      jsonb_build_object('name', item.name, 'variant', item.variant, 'sku', item.sku, 'price_minor', item.price_minor,
        'currency', item.currency, 'tax_bps', item.tax_bps, 'unit', item.unit, 'stock', item.stock, 'status', item.status)
      || case when compared.is_product_changed then jsonb_build_object('product', jsonb_build_object(
          'name', product.name, 'brand', product.brand, 'part_number', product.part_number, 'barcode', product.barcode,
          'description', product.description, 'category', product.category, 'departments', product.departments)) else '{}' end as before
    from compared
    join staged on staged.item_id = compared.id
    join inventory_items item on item.id = compared.id
    join products product on product.id = item.product_id
    where compared.is_product_changed or item.status = 'archived' or (staged.is_paused and item.status = 'active')
      or (item.name, item.variant, item.sku, item.price_minor, item.currency, item.tax_bps, item.unit, item.stock)
        is distinct from
        (staged.name, coalesce(staged.variant, item.variant), coalesce(staged.sku, item.sku), staged.price_minor,
          ${currency}::text, coalesce(staged.tax_bps, item.tax_bps), coalesce(staged.unit, item.unit),
          ${stockOf('staged')})
    order by item.id
    for update of item`.execute(trx);
  await sql`
    update products product set name = changed.name, brand = coalesce(changed.brand, product.brand),
      part_number = coalesce(changed.part_number, product.part_number),
      barcode = coalesce(changed.barcode, product.barcode),
      description = coalesce(changed.description, product.description),
      category = coalesce(changed.category, product.category),
      departments = coalesce(changed.departments, product.departments),
      updated_at = ${now}
    from changed where changed.is_product_changed and product.id = changed.own_product_id`.execute(trx);
  const { rows } = await sql<{ count: number }>`
    with written as (
      update inventory_items item set name = changed.name, variant = coalesce(changed.variant, item.variant),
        sku = coalesce(changed.sku, item.sku), price_minor = changed.price_minor, currency = ${currency},
        tax_bps = coalesce(changed.tax_bps, item.tax_bps), unit = coalesce(changed.unit, item.unit),
        stock = ${stockOf('changed')},
        status = ${statusAgain('changed', 'item')},
        version = item.version + 1, updated_at = ${now}
      from changed where item.id = changed.item_id
      returning item.id, item.version, changed.before
    ), kept as (
      insert into import_changes (import_id, listing_id, before, after_version)
      select ${importId}::uuid, id, before, version from written
    )
    select count(*)::int as count from written`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Gives all new lines the product that one of them was matched to, or else a new one. */
async function joinStagedProducts(trx: Trx): Promise<void> {
  await sql`
    update staged set product_id = one.product_id
    from (
      select coalesce(product_id, new_product_id) as product_id from staged where item_id is null
      order by product_id is null, own_key limit 1
    ) one
    where item_id is null`.execute(trx);
}

async function insertProducts(trx: Trx, now: Date): Promise<void> {
  await sql`
    insert into products (id, name, brand, part_number, barcode, description, category, departments, created_at, updated_at)
    select new_product_id, name, brand, part_number, barcode, description, category, coalesce(departments, '{}'),
      ${now}, ${now}
    from staged where item_id is null and (product_id is null or product_id = new_product_id)`.execute(trx);
}

async function insertItems(trx: Trx, { importId, vendorId, currency }: Commit, now: Date): Promise<void> {
  await sql`
    insert into inventory_items (id, supplier_id, product_id, own_key, name, variant, sku, price_minor, currency, tax_bps,
      unit, stock, status, import_id, created_at, updated_at)
    select uuidv7(), ${vendorId}, coalesce(product_id, new_product_id), own_key, name, variant, sku, price_minor, ${currency},
      tax_bps, unit, stock, ${newStatus('staged')}, ${importId}, ${now}, ${now}
    from staged where item_id is null`.execute(trx);
}
