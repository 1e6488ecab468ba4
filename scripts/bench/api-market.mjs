// A market with a number of live products in an empty database: suppliers with ports and delivery methods, a third of
// the products at two of them.
import { newId } from '../../services/marketplace/platform/ids.ts';
import { yachtingRows } from './yachting-rows.mjs';

const supplierCount = 40;
const rowsAtOnce = 10_000;
/** The maximum created like by an import; further ones are copies of them, created in the database. */
const originalsMost = 10_000;
const ports = ['palma', 'antibes', 'monaco', 'genoa', 'malta', 'athens', 'barcelona', 'ibiza'];

/** Fills the market; returns the ids of its offers, of at most a hundred thousand products. */
export async function fillMarket(database, count) {
  const suppliers = await openSuppliers(database);
  const rows = yachtingRows(Math.min(count, originalsMost)).map((row, at) => {
    const offers = [{ id: newId(), supplier: suppliers[at % supplierCount], more: 0 }];
    if (at % 3 === 0)
      offers.push({ id: newId(), supplier: suppliers[(at + 7) % supplierCount], more: 150 + (at % 900) });
    // Never sold out: the benchmark measures buying, not refusals.
    return { ...row, id: newId(), stock: at % 20 === 0 ? 0 : 1_000_000, offers };
  });
  // Listings are created at the end, all at once, with plans that know the number of rows.
  await database.query('set session_replication_role = replica');
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await insertRows(database, JSON.stringify(rows.slice(at, at + rowsAtOnce)));
  await database.query('analyze');
  await database.query('select refresh_product_listings(array(select id from products))');
  if (count > rows.length) await copyProducts(database, count);
  await database.query('select repair_listing_counts(), repair_listing_words()');
  await database.query('set session_replication_role = default');
  await database.query('vacuum (analyze)');
  await database.query('checkpoint');
  const { rows: goods } = await database.query(
    `select id as "productId", inventory_id as "inventoryId", case when in_stock then 1 else 0 end as stock
     from market_listings order by md5(id::text) limit 100000`,
  );
  return goods;
}

/** As many copies of each product as the market needs, each with a suffix; without indexes until all exist. */
async function copyProducts(database, count) {
  await database.query(`set maintenance_work_mem = '256MB'`);
  const { rows: indexes } = await database.query(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made
     from pg_index i where i.indrelid = any (array['products', 'inventory_items', 'market_listings']::regclass[])
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
  );
  for (const { name } of indexes) await database.query(`drop index ${name}`);
  await database.query(
    `create temp table copies as
     select l.id as original, l.inventory_id as original_offer, gen_random_uuid() as id, gen_random_uuid() as offer, ' mk' || mark as mark
     from market_listings l, generate_series(2, (select ceil($1::numeric / count(*))::integer from market_listings)) mark
     limit $1 - (select count(*) from market_listings)`,
    [count],
  );
  await database.query('analyze copies');
  await copyRows(database, 'products', 'original', { id: 'c.id', name: 't.name || c.mark', barcode: 'null' });
  await copyRows(database, 'inventory_items', 'original_offer', {
    id: 'c.offer',
    product_id: 'c.id',
    own_key: 't.own_key || c.mark',
    sku: 't.sku || c.mark',
  });
  await copyRows(database, 'market_listings', 'original', {
    id: 'c.id',
    inventory_id: 'c.offer',
    name: 't.name || c.mark',
    vendor_ids: 'array[t.vendor_id]',
    sort_name: 't.sort_name || c.mark',
    words: 't.words || c.mark',
    search: `t.search || setweight(to_tsvector('simple', c.mark), 'A')`,
  });
  for (const { made } of indexes) await database.query(made);
}

/** Copies of the rows of a table, with other expressions for some columns. */
async function copyRows(database, table, original, changed) {
  const { rows } = await database.query(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  await database.query(
    `insert into ${table} (${names.join(', ')})
     select ${names.map((name) => changed[name] ?? `t.${name}`).join(', ')} from copies c join ${table} t on t.id = c.${original}`,
  );
}

async function openSuppliers(database) {
  const ids = Array.from({ length: supplierCount }, newId);
  await database.query(
    `insert into users (id, email, role, first_name, last_name, password_hash, created_at, updated_at)
     select id, 'supplier' || n || '@example.com', 'supplier', 'Nadia', 'Serra', 'none', now(), now()
     from unnest($1::uuid[]) with ordinality s (id, n)`,
    [ids],
  );
  await database.query(
    `insert into vendors (id, kind, status, trading_name, created_at, updated_at)
     select id, 'supplier', 'active', 'Chandlery ' || n, now(), now() from unnest($1::uuid[]) with ordinality s (id, n)`,
    [ids],
  );
  await database.query(
    `insert into vendor_ports (vendor_id, port)
     select id, ($2::text[])[1 + (n + each) % array_length($2::text[], 1)]
     from unnest($1::uuid[]) with ordinality s (id, n), generate_series(0, 2) each`,
    [ids, ports],
  );
  await database.query(
    `insert into delivery_methods (id, supplier_id, kind, name, cost_minor, currency, position, created_at)
     select gen_random_uuid(), id, kind, kind, 1500 * place, 'EUR', place, now()
     from unnest($1::uuid[]) id, unnest(array['collection', 'berth', 'courier']) with ordinality m (kind, place)`,
    [ids],
  );
  return ids;
}

async function insertRows(database, json) {
  await database.query(
    `with line as (
       select * from jsonb_to_recordset($1::jsonb) line (id uuid, name text, brand text, "partNumber" text, barcode text,
         description text, category text, departments jsonb, variant text, sku text, "priceMinor" bigint, "taxBasisPoints" integer,
         unit text, stock integer, offers jsonb)
     ), new_products as (
       insert into products (id, name, brand, part_number, barcode, description, category, departments, created_at, updated_at)
       select id, name, brand, "partNumber", barcode, description, category,
         array(select jsonb_array_elements_text(departments)), now(), now()
       from line
     )
     insert into inventory_items (id, supplier_id, product_id, own_key, name, variant, sku, price_minor, currency, tax_bps, unit, stock,
       status, created_at, updated_at)
     select offer.id, offer.supplier, line.id, line.sku, line.name, line.variant, line.sku, line."priceMinor" + offer.more, 'EUR',
       "taxBasisPoints", unit, stock, 'active', now(), now()
     from line, jsonb_to_recordset(line.offers) offer (id uuid, supplier uuid, more integer)`,
    [json],
  );
}
