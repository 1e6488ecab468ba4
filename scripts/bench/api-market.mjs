// A market of so many live products in an empty database: suppliers with ports and ways to deliver, a third of the products at two of them.
import { newId } from '../../services/marketplace/platform/ids.ts';
import { yachtingRows } from './yachting-rows.mjs';

const supplierCount = 40;
const rowsAtOnce = 10_000;
const ports = ['palma', 'antibes', 'monaco', 'genoa', 'malta', 'athens', 'barcelona', 'ibiza'];

/** Fills the market; what comes back are the ids of what is on offer, in the order of the products. */
export async function fillMarket(database, count) {
  const suppliers = await openSuppliers(database);
  const rows = yachtingRows(count).map((row, at) => {
    const offers = [{ id: newId(), supplier: suppliers[at % supplierCount], more: 0 }];
    if (at % 3 === 0)
      offers.push({ id: newId(), supplier: suppliers[(at + 7) % supplierCount], more: 150 + (at % 900) });
    // Never short of anything: what is measured is buying, not being refused.
    return { ...row, id: newId(), stock: at % 20 === 0 ? 0 : 1_000_000, offers };
  });
  // Listings are made at the end, all at once, by plans that know how much there is.
  await database.query('set session_replication_role = replica');
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await insertRows(database, JSON.stringify(rows.slice(at, at + rowsAtOnce)));
  await database.query('set session_replication_role = default');
  await database.query('analyze');
  await database.query('select refresh_product_listings(array(select id from products))');
  await database.query('vacuum (analyze)');
  await database.query('checkpoint');
  return rows.map(({ id, stock, offers: [offer] }) => ({ productId: id, inventoryId: offer.id, stock }));
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
