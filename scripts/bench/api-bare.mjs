// node:http and pg alone: a process that runs the least SQL that could answer a call, and writes the rows as JSON. No
// sessions, no checks, no filters.
import http from 'node:http';
import { randomUUID } from 'node:crypto';
import pg from 'pg';

const [connectionString, port, connections] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: Number(connections) });
/** Each text is planned once per connection, like by the API. */
const names = new Map();
const named = (text, values) => {
  if (!names.has(text)) names.set(text, `q${names.size}`);
  return { name: names.get(text), text, values };
};

const upsert = `insert into cart_lines (user_id, inventory_id, product_id, quantity, seen_price_minor, added_at)
  select $1, id, product_id, 1, price_minor, now() from inventory_items where id = $2
  on conflict (user_id, inventory_id) do update set quantity = cart_lines.quantity + 1
  returning quantity`;

const shown = `l.kind, l.id, l.inventory_id, l.name, l.detail, l.category, l.departments, l.price_minor, l.currency, l.price_for, l.ports, l.in_stock,
  l.is_uncounted, cardinality(l.vendor_ids) as offers, v.id as vendor_id, v.trading_name, v.logo_file_id`;

/** A keyset page by an index and a stored count; a lookup by keys; the stored counts of a department; a text search. */
const reads = {
  page: (key) => `select ${shown}, (
      select sum(listings) from listing_counts where department = $4 and facet = 'all' and value = ''
    ) as total
    from market_listings l join vendors v on v.id = l.vendor_id
    where (l.out_of_stock, l.${key}, l.id) > ($1, $2, $3) order by l.out_of_stock, l.${key}, l.id limit 25`,
  product:
    () => `select p.id, p.name, p.brand, p.part_number, p.barcode, p.description, p.category, p.departments, i.id as inventory_id,
      i.name as offer_name, i.variant, i.sku, i.price_minor, i.currency, i.tax_bps, i.unit, i.stock, i.supplier_id
    from products p join inventory_items i on i.product_id = p.id where p.id = $1`,
  facets: () =>
    `select facet, value, sum(listings) as listings from listing_counts where department = $1 group by 1, 2`,
  words: () => `select ${shown} from market_listings l join vendors v on v.id = l.vendor_id
    where l.search @@ (select websearch_to_tsquery('english', $1)) limit 25`,
};

async function answer({ what, key, values, userId, inventoryId }) {
  if (reads[what] !== undefined) return (await pool.query(named(reads[what](key), values))).rows;
  if (what === 'add') return (await pool.query(named(upsert, [userId, inventoryId]))).rows;
  const client = await pool.connect();
  try {
    return await checkOut(client, userId, inventoryId);
  } finally {
    client.release();
  }
}

async function checkOut(client, userId, inventoryId) {
  const [orderId, subOrderId] = [randomUUID(), randomUUID()];
  await client.query('begin');
  const { rows } = await client.query(
    named(
      `update inventory_items set stock = stock - 1, version = version + 1 where id = $1
     returning product_id, supplier_id, name, price_minor, tax_bps`,
      [inventoryId],
    ),
  );
  const [item] = rows;
  const net = Number(item.price_minor);
  const tax = Math.round((net * item.tax_bps) / 10_000);
  await client.query(
    named(
      `insert into orders (id, buyer_id, status, currency, subtotal_minor, tax_minor, delivery_minor, total_minor, checkout_key,
       body_sha256, expires_at, created_at, updated_at)
     values ($1, $2, 'pending_payment', 'EUR', $3, $4, 0, $3::bigint + $4::bigint, $5, 'bare', now(), now(), now())`,
      [orderId, userId, net, tax, orderId],
    ),
  );
  await client.query(
    named(
      `insert into sub_orders (id, order_id, supplier_id, status, currency, delivery_kind, delivery_name, subtotal_minor, tax_minor,
       delivery_minor, total_minor, commission_bps, created_at, updated_at)
     values ($1, $2, $3, 'reserved', 'EUR', 'collection', 'collection', $4, $5, 0, $4::bigint + $5::bigint, 1000, now(), now())`,
      [subOrderId, orderId, item.supplier_id, net, tax],
    ),
  );
  await client.query(
    named(
      `insert into sub_order_lines (id, sub_order_id, position, inventory_id, product_id, name, unit_price_minor, tax_bps, quantity,
       net_minor, tax_minor, counts_stock)
     values ($1, $2, 0, $3, $4, $5, $6, $7, 1, $6, $8, true)`,
      [randomUUID(), subOrderId, inventoryId, item.product_id, item.name, net, item.tax_bps, tax],
    ),
  );
  await client.query(named('delete from cart_lines where user_id = $1', [userId]));
  await client.query('commit');
  return [{ orderId }];
}

async function bodyOf(request) {
  const pieces = [];
  for await (const piece of request) pieces.push(piece);
  return JSON.parse(Buffer.concat(pieces).toString());
}

// A failure here is a bug of the benchmark: it ends the process.
const server = http.createServer(async (request, response) => {
  const rows = await answer(await bodyOf(request));
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(rows));
});
server.listen(Number(port), '127.0.0.1', () => process.send('ready'));
