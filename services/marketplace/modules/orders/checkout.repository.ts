import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { daysOf } from '../../../../src/lib/delivery-reach.ts';
import { deliveryColumns, deliveryDetailsOf } from '../../platform/db/delivery-details.ts';
import type { CartDelivery, CartLine, Elsewhere, PlannedSubOrder } from './checkout.domain.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Trx } from './trade.repository.ts';

/** A buyer's cart, held until the transaction ends: their checkouts come one after the other. */
export const lockCart = async (trx: Trx, buyerId: string) =>
  (await trx
    .selectFrom('carts as c')
    .leftJoin('yachts as y', 'y.id', 'c.yachtId')
    .leftJoin('ports as p', 'p.slug', 'c.port')
    .select(['c.id', 'c.version', 'y.name as yachtName', 'p.timeZone', 'p.country as portCountry'])
    .select(deliveryColumns.map((column) => `c.${column}` as const))
    .where('c.userId', '=', buyerId)
    .forNoKeyUpdate('c')
    .executeTakeFirst()) ?? null;

type LockedCart = NonNullable<Awaited<ReturnType<typeof lockCart>>>;

/** Where an order goes, and who is billed for it. */
export type OrderPlace = Omit<LockedCart, 'id' | 'version'>;

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
    .select(['id as orderId', 'number', 'totalMinor', 'currency'])
    .select(['expiresAt', 'bodySha256'])
    .where('buyerId', '=', buyerId)
    .where('checkoutKey', '=', key)
    .executeTakeFirst()) ?? null;

interface WantedLine {
  readonly inventoryId: string;
  readonly quantity: number;
  readonly addedAt: Date;
}

/** The one thing that is bought, whatever lies in the cart. */
export interface OneLine {
  readonly inventoryId: string;
  readonly productId: string;
  readonly quantity: number;
}

const withSeller = <Row extends CartLine['seller']>({
  country,
  isVatRegistered,
  taxedAtDestination,
  ...line
}: Row) => ({
  ...line,
  seller: { country, isVatRegistered, taxedAtDestination },
});

/**
 * What is to be bought, with the items and their vendors held until the transaction ends: the items in the order of their ids,
 * so that carts with the same things wait for each other and never deadlock; the vendors so that none is suspended meanwhile.
 */
export async function lockLines(
  trx: Trx,
  lines: SelectQueryBuilder<Database, keyof Database, WantedLine>,
): Promise<readonly CartLine[]> {
  const rows = await trx
    .selectFrom(lines.as('l'))
    .innerJoin('inventoryItems as i', 'i.id', 'l.inventoryId')
    .innerJoin('vendors as v', 'v.id', 'i.supplierId')
    .select(['i.id as inventoryId', 'i.productId', 'i.supplierId'])
    // To the microsecond, by which what comes at once is kept apart, and which a Date has not.
    .select(sql<number>`(extract(epoch from l.added_at) * 1000000)::float8`.as('addedUs'))
    .select(['l.quantity', 'i.name', 'i.variant', 'i.sku', 'i.unit'])
    .select(['i.priceMinor as unitPriceMinor', 'i.currency', 'i.taxBps', 'i.stock'])
    .select(['i.status', 'v.status as vendorStatus', 'v.commissionBps', 'v.country', 'v.taxedAtDestination'])
    .select(sql<string>`coalesce(v.trading_name, v.legal_name, 'The supplier')`.as('supplierName'))
    .select(sql<boolean>`v.vat_number is not null`.as('isVatRegistered'))
    .orderBy('i.id')
    .forNoKeyUpdate('i')
    .forShare('v')
    .execute();
  return rows
    .toSorted((one, other) => one.addedUs - other.addedUs)
    .map(({ addedUs: _added, status, vendorStatus, taxBps, ...row }) => ({
      ...withSeller(row),
      // A listing without a rate is sold without tax.
      taxBps: taxBps ?? 0,
      isOnSale: status === 'active' && vendorStatus === 'active',
    }));
}

/** What of a cart is to be bought, locked. */
export const lockCartLines = (trx: Trx, buyerId: string): Promise<readonly CartLine[]> =>
  lockLines(
    trx,
    trx
      .selectFrom('cartLines')
      .select(['inventoryId', 'quantity', 'addedAt'])
      .where('userId', '=', buyerId)
      .where('savedForLater', '=', false),
  );

/** One thing that is bought by itself, locked; none where there is no such thing. */
export const lockOneLine = (trx: Trx, only: OneLine, now: Date): Promise<readonly CartLine[]> =>
  lockLines(
    trx,
    trx
      .selectFrom('inventoryItems')
      .select('id as inventoryId')
      .select([
        sql<number>`${only.quantity}::integer`.as('quantity'),
        sql<Date>`${now}::timestamptz`.as('addedAt'),
      ])
      .where('id', '=', only.inventoryId)
      .where('productId', '=', only.productId),
  );

/** What a buyer said of each supplier's part. */
interface DeliveryChoice {
  readonly supplierId: string;
  readonly deliveryMethodId: string | null;
  readonly port: string | null;
  readonly address: string | null;
}

export type DeliveryChoices = RawBuilder<DeliveryChoice>;

/** Those of a cart. */
export const choicesOfCart = (buyerId: string): DeliveryChoices =>
  sql`(select supplier_id, delivery_method_id, port, address from cart_deliveries where user_id = ${buyerId})`;

/** How these suppliers deliver, in their own order, with what was chosen, offered or not. */
export async function findDeliveries(
  trx: Trx,
  choices: DeliveryChoices,
  supplierIds: readonly string[],
): Promise<readonly CartDelivery[]> {
  const rows = await trx
    .selectFrom('deliveryMethods as m')
    .leftJoin(choices.as('c'), (join) => join.onRef('c.deliveryMethodId', '=', 'm.id'))
    .select(['m.supplierId', 'm.kind', 'm.name', 'm.costMinor', 'm.currency'])
    .select(['m.ports', 'm.daysFrom', 'm.daysTo'])
    .select(sql<boolean>`c.supplier_id is not null`.as('isChosen'))
    .select(sql<boolean>`m.archived_at is null`.as('isOffered'))
    .where('m.supplierId', 'in', supplierIds)
    .where((where) => where.or([where('m.archivedAt', 'is', null), where('c.supplierId', 'is not', null)]))
    .orderBy('m.position')
    .orderBy('m.id')
    .execute();
  return rows.map(({ daysFrom, daysTo, ...method }) => ({ ...method, days: daysOf(daysFrom, daysTo) }));
}

/** The parts that go elsewhere. */
export const findElsewhere = (trx: Trx, choices: DeliveryChoices): Promise<readonly Elsewhere[]> =>
  trx
    .selectFrom(choices.as('d'))
    .innerJoin('ports as p', 'p.slug', 'd.port')
    .select(['d.supplierId', 'd.port', 'd.address', 'p.country as portCountry'])
    .where('d.address', 'is not', null)
    .$narrowType<{ port: string; address: string }>()
    .execute();

/** A cart to buy one thing with, which is made where its buyer had none yet. */
export const createCart = (
  trx: Trx,
  buyerId: string,
  { cartId, now }: { readonly cartId: string; readonly now: Date },
): Promise<unknown> =>
  trx
    .insertInto('carts')
    .values({ userId: buyerId, id: cartId, updatedAt: now })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();

interface NewOrder {
  readonly id: string;
  readonly buyerId: string;
  readonly cart: OrderPlace;
  readonly vatCheckId: string | null;
  readonly currency: string;
  readonly sums: PlannedSubOrder['sums'];
  readonly checkoutKey: string;
  readonly bodySha256: string;
  readonly fromCart: boolean;
  readonly expiresAt: Date;
  readonly now: Date;
}

/** Returns the number that the order was given. */
export async function insertOrder(trx: Trx, order: NewOrder): Promise<number> {
  const { id, buyerId, cart, currency, sums, now } = order;
  const { number } = await trx
    .insertInto('orders')
    .values({
      id,
      buyerId: buyerId,
      status: 'pending_payment',
      currency,
      subtotalMinor: sums.subtotalMinor,
      taxMinor: sums.taxMinor,
      deliveryMinor: sums.deliveryMinor,
      totalMinor: sums.totalMinor,
      ...deliveryDetailsOf(cart),
      yachtName: cart.yachtName,
      vatCheckId: order.vatCheckId,
      checkoutKey: order.checkoutKey,
      bodySha256: order.bodySha256,
      fromCart: order.fromCart,
      expiresAt: order.expiresAt,
      placedAt: null,
      settledAt: null,
      createdAt: now,
      updatedAt: now,
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
    .insertInto('subOrders')
    .values(
      subOrders.map(({ id, supplierId, delivery, elsewhere, sums, commissionBps }) => ({
        id,
        orderId: order.id,
        supplierId: supplierId,
        status: 'reserved' as const,
        currency: order.currency,
        deliveryKind: delivery.kind,
        deliveryName: delivery.name,
        deliveryPort: elsewhere?.port ?? null,
        deliveryAddress: elsewhere?.address ?? null,
        deliveryDaysFrom: delivery.days?.from ?? null,
        deliveryDaysTo: delivery.days?.to ?? null,
        subtotalMinor: sums.subtotalMinor,
        taxMinor: sums.taxMinor,
        deliveryMinor: sums.deliveryMinor,
        totalMinor: sums.totalMinor,
        commissionBps: commissionBps,
        createdAt: order.now,
        updatedAt: order.now,
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
    .insertInto('subOrderLines')
    .values(
      subOrders.flatMap(({ id: subOrderId, lines }) =>
        lines.map((line, position) => ({
          id: newId(),
          subOrderId: subOrderId,
          position,
          inventoryId: line.inventoryId,
          productId: line.productId,
          name: line.name,
          variant: line.variant,
          sku: line.sku,
          unit: line.unit,
          unitPriceMinor: line.unitPriceMinor,
          taxBps: line.taxBps,
          taxCategory: line.taxCategory,
          taxReason: line.taxReason,
          quantity: line.quantity,
          netMinor: line.netMinor,
          taxMinor: line.taxMinor,
          countsStock: line.stock !== null,
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
      id: payment.id,
      purchaseId: payment.orderId,
      saleId: null,
      status: 'created',
      currency,
      amountMinor: payment.amountMinor,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
}

/** Lets go of choices that are no longer offered: the cart, another version now, shows what comes in their place. */
export async function deleteUnavailableDeliveries(trx: Trx, buyerId: string, now: Date): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('cartDeliveries as c')
    .using('deliveryMethods as m')
    .where('c.userId', '=', buyerId)
    .whereRef('m.id', '=', 'c.deliveryMethodId')
    .where('m.archivedAt', 'is not', null)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await incrementCartVersion(trx, buyerId, now);
}

export async function incrementCartVersion(trx: Trx, buyerId: string, now: Date): Promise<void> {
  await trx
    .updateTable('carts')
    .set({ updatedAt: now })
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('userId', '=', buyerId)
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
      db.deleteFrom('cartLines').where('userId', '=', buyerId).where('savedForLater', '=', false),
    )
    // Another address was of this order; the choice of a method is of the supplier.
    .with('unmoved', (db) =>
      db.deleteFrom('cartDeliveries').where('userId', '=', buyerId).where('deliveryMethodId', 'is', null),
    )
    .with('returned', (db) =>
      db
        .updateTable('cartDeliveries')
        .set({ port: null, address: null })
        .where('userId', '=', buyerId)
        .where('deliveryMethodId', 'is not', null)
        .where('port', 'is not', null),
    )
    .updateTable('carts')
    // Its number was of this order.
    .set({ id: cartId, poNumber: null, updatedAt: now })
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('userId', '=', buyerId)
    .execute();
}

interface Refill {
  /** Of each line what names it, how many, and what it cost, with its `place`. */
  readonly lines: RawBuilder<unknown>;
  /** The parts that went elsewhere. */
  readonly elsewhere: RawBuilder<unknown>;
  readonly poNumber: RawBuilder<unknown>;
}

/** What an order was for. */
export const refillOfOrder = (orderId: string): Refill => ({
  lines: sql`select l.inventory_id, l.product_id, l.quantity, l.unit_price_minor as price_minor, row_number() over (order by s.id, l.position) as place
    from sub_order_lines l join sub_orders s on s.id = l.sub_order_id where s.order_id = ${orderId}`,
  elsewhere: sql`select supplier_id, delivery_port as port, delivery_address as address from sub_orders
    where order_id = ${orderId} and delivery_port is not null`,
  poNumber: sql`select po_number from orders where id = ${orderId}`,
});

/**
 * Puts what was not bought after all back into its buyer's cart, in its order: what lies in it already is not doubled, and what is
 * kept for later stays there. Of a full cart what does not fit stays out.
 */
export async function refillCart(trx: Trx, buyerId: string, refill: Refill, now: Date): Promise<void> {
  await sql`
    insert into cart_lines (user_id, inventory_id, product_id, quantity, seen_price_minor, added_at)
    select ${buyerId}, l.inventory_id, l.product_id, l.quantity, l.price_minor,
      ${now}::timestamptz + l.place * interval '1 microsecond'
    from (${refill.lines}) l
    where exists (select from carts where user_id = ${buyerId})
      and not exists (select from cart_lines own where own.user_id = ${buyerId} and own.inventory_id = l.inventory_id)
    order by l.place
    limit greatest(0, ${cartLinesMost} - (select count(*) from cart_lines where user_id = ${buyerId}))
    on conflict (user_id, inventory_id) do nothing`.execute(trx);
  await sql`
    insert into cart_deliveries (user_id, supplier_id, port, address)
    select ${buyerId}, e.supplier_id, e.port, e.address
    from (${refill.elsewhere}) e
    where exists (select from carts where user_id = ${buyerId})
    on conflict (user_id, supplier_id) do update set port = excluded.port, address = excluded.address`.execute(
    trx,
  );
  await sql`update carts set po_number = coalesce(po_number, (${refill.poNumber}))
    where user_id = ${buyerId}`.execute(trx);
  await incrementCartVersion(trx, buyerId, now);
}

const cartLinesMost = 500;
