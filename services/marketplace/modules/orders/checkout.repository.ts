import { sql } from 'kysely';
import type { CartDelivery, CartLine, PlannedSubOrder } from './checkout.domain.ts';
import type { Trx } from './trade.repository.ts';

/** A buyer's cart, held until the transaction ends: their checkouts come one after the other. */
export const holdCart = async (trx: Trx, buyerId: string) =>
  (await trx
    .selectFrom('carts as c')
    .leftJoin('yachts as y', 'y.id', 'c.yacht_id')
    .leftJoin('ports as p', 'p.slug', 'c.port')
    .select(['c.id', 'c.version', 'c.yacht_id', 'y.name as yacht_name', 'c.port', 'c.berth', 'c.contact'])
    .select(['c.arrives_from', 'c.arrives_until', 'c.latest_useful_on', 'p.time_zone'])
    .where('c.user_id', '=', buyerId)
    .forNoKeyUpdate('c')
    .executeTakeFirst()) ?? null;

export type HeldCart = NonNullable<Awaited<ReturnType<typeof holdCart>>>;

/** An order as a checkout answers it. */
export interface CheckedOut {
  readonly orderId: string;
  readonly number: number;
  readonly totalMinor: number;
  readonly currency: string;
  readonly expiresAt: Date;
}

/** The order of an earlier checkout with this key. */
export const findByKey = async (
  trx: Trx,
  buyerId: string,
  key: string,
): Promise<(CheckedOut & { readonly bodySha256: string }) | null> =>
  (await trx
    .selectFrom('orders')
    .select(['id as orderId', 'number', 'total_minor as totalMinor', 'currency'])
    .select(['expires_at as expiresAt', 'body_sha256 as bodySha256'])
    .where('buyer_id', '=', buyerId)
    .where('checkout_key', '=', key)
    .executeTakeFirst()) ?? null;

/**
 * What is to be bought, with the items and their vendors held until the transaction ends: the items in the order of their ids,
 * so that carts with the same things wait for each other and never deadlock; the vendors so that none is suspended meanwhile.
 */
export async function holdCartLines(trx: Trx, buyerId: string): Promise<readonly CartLine[]> {
  const rows = await trx
    .selectFrom('cart_lines as l')
    .innerJoin('inventory_items as i', 'i.id', 'l.inventory_id')
    .innerJoin('vendors as v', 'v.id', 'i.supplier_id')
    .select(['i.id as inventoryId', 'i.product_id as productId', 'i.supplier_id as supplierId'])
    // To the microsecond, by which what comes at once is kept apart, and which a Date has not.
    .select(sql<number>`(extract(epoch from l.added_at) * 1000000)::float8`.as('addedUs'))
    .select(['l.quantity', 'i.name', 'i.variant', 'i.sku', 'i.unit'])
    .select(['i.price_minor as unitPriceMinor', 'i.currency', 'i.tax_bps', 'i.stock'])
    .select(['i.status', 'v.status as vendorStatus', 'v.commission_bps as commissionBps'])
    .where('l.user_id', '=', buyerId)
    .where('l.saved_for_later', '=', false)
    .orderBy('i.id')
    .forNoKeyUpdate('i')
    .forShare('v')
    .execute();
  return rows
    .toSorted((one, other) => one.addedUs - other.addedUs)
    .map(({ addedUs: _added, status, vendorStatus, tax_bps, ...line }) => ({
      ...line,
      // A listing without a rate is sold without tax.
      taxBps: tax_bps ?? 0,
      isOnSale: status === 'active' && vendorStatus === 'active',
    }));
}

/** How these suppliers deliver, in their own order, with what the buyer chose, offered or not. */
export const findDeliveries = (
  trx: Trx,
  buyerId: string,
  supplierIds: readonly string[],
): Promise<readonly CartDelivery[]> =>
  trx
    .selectFrom('delivery_methods as m')
    .leftJoin('cart_deliveries as c', (join) =>
      join.onRef('c.delivery_method_id', '=', 'm.id').on('c.user_id', '=', buyerId),
    )
    .select(['m.supplier_id as supplierId', 'm.kind', 'm.name', 'm.cost_minor as costMinor', 'm.currency'])
    .select(sql<boolean>`c.user_id is not null`.as('isChosen'))
    .select(sql<boolean>`m.archived_at is null`.as('isOffered'))
    .where('m.supplier_id', 'in', supplierIds)
    .where((where) => where.or([where('m.archived_at', 'is', null), where('c.user_id', 'is not', null)]))
    .orderBy('m.position')
    .orderBy('m.id')
    .execute();

export interface NewOrder {
  readonly id: string;
  readonly buyerId: string;
  readonly cart: HeldCart;
  readonly currency: string;
  readonly sums: PlannedSubOrder['sums'];
  readonly checkoutKey: string;
  readonly bodySha256: string;
  readonly expiresAt: Date;
  readonly now: Date;
}

/** Returns the number that the order was given. */
export async function insertOrder(trx: Trx, order: NewOrder): Promise<number> {
  const { id, buyerId, cart, currency, sums, now } = order;
  const { number } = await trx
    .insertInto('orders')
    .values({
      ...{ id, buyer_id: buyerId, status: 'pending_payment', currency },
      ...{ subtotal_minor: sums.subtotalMinor, tax_minor: sums.taxMinor },
      ...{ delivery_minor: sums.deliveryMinor, total_minor: sums.totalMinor },
      ...{ yacht_id: cart.yacht_id, yacht_name: cart.yacht_name, port: cart.port, berth: cart.berth },
      ...{ contact: cart.contact, arrives_from: cart.arrives_from, arrives_until: cart.arrives_until },
      ...{ latest_useful_on: cart.latest_useful_on, checkout_key: order.checkoutKey },
      ...{ body_sha256: order.bodySha256, expires_at: order.expiresAt, placed_at: null, settled_at: null },
      ...{ created_at: now, updated_at: now },
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

export async function insertSubOrders(
  trx: Trx,
  order: Pick<NewOrder, 'id' | 'currency' | 'now'>,
  subOrders: readonly (PlannedSubOrder & { readonly id: string })[],
): Promise<void> {
  await trx
    .insertInto('sub_orders')
    .values(
      subOrders.map(({ id, supplierId, delivery, sums, commissionBps }) => ({
        ...{ id, order_id: order.id, supplier_id: supplierId, status: 'reserved' as const },
        ...{ currency: order.currency, delivery_kind: delivery.kind, delivery_name: delivery.name },
        ...{ subtotal_minor: sums.subtotalMinor, tax_minor: sums.taxMinor },
        ...{ delivery_minor: sums.deliveryMinor, total_minor: sums.totalMinor },
        ...{ commission_bps: commissionBps, created_at: order.now, updated_at: order.now },
      })),
    )
    .execute();
}

export async function insertLines(
  trx: Trx,
  newId: () => string,
  subOrders: readonly (PlannedSubOrder & { readonly id: string })[],
): Promise<void> {
  await trx
    .insertInto('sub_order_lines')
    .values(
      subOrders.flatMap(({ id: subOrderId, lines }) =>
        lines.map((line, position) => ({
          ...{ id: newId(), sub_order_id: subOrderId, position, inventory_id: line.inventoryId },
          ...{ product_id: line.productId, name: line.name, variant: line.variant, sku: line.sku },
          ...{ unit: line.unit, unit_price_minor: line.unitPriceMinor, tax_bps: line.taxBps },
          ...{ quantity: line.quantity, net_minor: line.netMinor, tax_minor: line.taxMinor },
          counts_stock: line.stock !== null,
        })),
      ),
    )
    .execute();
}

export async function insertPayment(
  trx: Trx,
  payment: { readonly id: string; readonly orderId: string; readonly amountMinor: number },
  { currency, now }: Pick<NewOrder, 'currency' | 'now'>,
): Promise<void> {
  await trx
    .insertInto('payments')
    .values({
      ...{ id: payment.id, order_id: payment.orderId, status: 'created', currency },
      ...{ amount_minor: payment.amountMinor, created_at: now, updated_at: now },
    })
    .execute();
}

/** Lets go of choices that are no longer offered: the cart, another version now, shows what comes in their place. */
export async function forgetGoneDeliveries(trx: Trx, buyerId: string, now: Date): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('cart_deliveries as c')
    .using('delivery_methods as m')
    .where('c.user_id', '=', buyerId)
    .whereRef('m.id', '=', 'c.delivery_method_id')
    .where('m.archived_at', 'is not', null)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await countOnCart(trx, buyerId, now);
}

async function countOnCart(trx: Trx, buyerId: string, now: Date): Promise<void> {
  await trx
    .updateTable('carts')
    .set({ updated_at: now })
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('user_id', '=', buyerId)
    .execute();
}

/** Takes what was bought out of the cart, which is another one from here on; what is kept for later stays. */
export async function emptyCart(
  trx: Trx,
  buyerId: string,
  { cartId, now }: { readonly cartId: string; readonly now: Date },
): Promise<void> {
  await trx
    .with('emptied', (db) =>
      db.deleteFrom('cart_lines').where('user_id', '=', buyerId).where('saved_for_later', '=', false),
    )
    .updateTable('carts')
    .set({ id: cartId, updated_at: now })
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('user_id', '=', buyerId)
    .execute();
}

/**
 * Puts what an order was for back into its buyer's cart, in its order: what lies in it already is not doubled, and what is
 * kept for later stays there. Of a full cart what does not fit stays out.
 */
export async function refillCart(trx: Trx, orderId: string, buyerId: string, now: Date): Promise<void> {
  await sql`
    insert into cart_lines (user_id, inventory_id, product_id, quantity, seen_price_minor, added_at)
    select ${buyerId}, l.inventory_id, l.product_id, l.quantity, l.unit_price_minor,
      ${now}::timestamptz + row_number() over (order by s.id, l.position) * interval '1 microsecond'
    from sub_order_lines l join sub_orders s on s.id = l.sub_order_id
    where s.order_id = ${orderId}
      and exists (select from carts where user_id = ${buyerId})
      and not exists (select from cart_lines own where own.user_id = ${buyerId} and own.inventory_id = l.inventory_id)
    order by s.id, l.position
    limit greatest(0, ${cartLinesMost} - (select count(*) from cart_lines where user_id = ${buyerId}))
    on conflict (user_id, inventory_id) do nothing`.execute(trx);
  await countOnCart(trx, buyerId, now);
}

const cartLinesMost = 500;
