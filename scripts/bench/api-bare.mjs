// What node:http and pg do of the same alone: a process that runs SQL for a call and writes the rows as JSON. No session, no checks.
import http from 'node:http';
import { randomUUID } from 'node:crypto';
import pg from 'pg';

const [connectionString, port, connections] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: Number(connections) });
/** The statements of each address, as the API sends them. */
let reads = {};
/** Each text is planned once for a connection, as the API does. */
const names = new Map();
const named = (text, values) => {
  if (!names.has(text)) names.set(text, `q${names.size}`);
  return { name: names.get(text), text, values };
};

const upsert = `insert into cart_lines (user_id, inventory_id, product_id, quantity, seen_price_minor, added_at)
  select $1, id, product_id, 1, price_minor, now() from inventory_items where id = $2
  on conflict (user_id, inventory_id) do update set quantity = cart_lines.quantity + 1
  returning quantity`;

async function write({ what, userId, inventoryId }) {
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

// What fails here is a mistake of the benchmark: it ends the process.
const server = http.createServer(async (request, response) => {
  const answer = [];
  if (request.method === 'POST') answer.push(await write(await bodyOf(request)));
  else
    for (const { sql, parameters } of reads[request.url])
      answer.push((await pool.query(named(sql, parameters))).rows);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(answer));
});
process.on('message', (message) => {
  reads = message.reads;
  process.send('ready');
});
server.listen(Number(port), '127.0.0.1');
