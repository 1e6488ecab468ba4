// Buyers with a session each, and with a cart that can be checked out: one line, collected at the supplier.
import { hashToken, newId, newToken } from '../../services/marketplace/platform/ids.ts';

/** Creates signed-in buyers. */
export async function openBuyers(database, count) {
  const buyers = Array.from({ length: count }, () => ({ id: newId(), token: newToken() }));
  const ids = buyers.map(({ id }) => id);
  await database.query(
    `insert into users (id, email, role, first_name, last_name, password_hash, created_at, updated_at)
     select id, id || '@example.com', 'crew_member', 'Mara', 'Lindqvist', 'none', now(), now() from unnest($1::uuid[]) id`,
    [ids],
  );
  await database.query(
    `insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, expires_at)
     select gen_random_uuid(), token_hash, id, 'bench', now(), date_trunc('milliseconds', now()), now() + interval '1 day'
     from unnest($1::uuid[], $2::bytea[]) buyer (id, token_hash)`,
    [ids, buyers.map(({ token }) => hashToken(token))],
  );
  return buyers;
}

/** Adds one listing to each buyer's cart and returns the requests that check out. */
export async function fillCarts(database, buyers, goods) {
  const inventoryIds = buyers.map((_, at) => goods[at % goods.length].inventoryId);
  const ids = buyers.map(({ id }) => id);
  const { rows } = await database.query(
    `with bought as (
       select buyer.id, buyer.place, i.id as inventory_id, i.product_id, i.supplier_id, i.price_minor, i.tax_bps, m.id as method_id,
         m.cost_minor
       from unnest($1::uuid[], $2::uuid[]) with ordinality buyer (id, inventory_id, place)
       join inventory_items i on i.id = buyer.inventory_id
       join delivery_methods m on m.supplier_id = i.supplier_id and m.kind = 'collection'
     ), carts_made as (
       insert into carts (user_id, id, updated_at) select id, gen_random_uuid(), now() from bought
       on conflict (user_id) do update set version = 1
     ), emptied as (
       insert into cart_lines (user_id, inventory_id, product_id, quantity, seen_price_minor, added_at)
       select id, inventory_id, product_id, 1, price_minor, now() from bought
       on conflict (user_id, inventory_id) do update set quantity = 1
     ), chosen as (
       insert into cart_deliveries (user_id, supplier_id, delivery_method_id) select id, supplier_id, method_id from bought
       on conflict do nothing
     )
     select price_minor + (price_minor * tax_bps + 5000) / 10000 + cost_minor as total_minor from bought order by place`,
    [ids, inventoryIds],
  );
  return rows.map(({ total_minor }, at) => ({
    method: 'POST',
    path: '/api/carts/checkout',
    token: buyers[at].token,
    headers: { 'idempotency-key': `checkout-${buyers[at].id}` },
    body: { cartVersion: 1, expectedTotal: { amountMinor: Number(total_minor), currency: 'EUR' } },
    bare: { what: 'checkout', userId: buyers[at].id, inventoryId: inventoryIds[at] },
  }));
}
