import { sql, type RawBuilder } from 'kysely';
import { invariant } from '../../../../../src/lib/invariant.ts';
import type { DeliveryDetails } from '../../../platform/db/cart-tables.ts';
import { deliveryColumnsOf, deliveryDetailsOf } from '../../../platform/db/delivery-details.ts';
import { insertTogether } from '../../../platform/db/insert-together.ts';
import { statement } from '../../../platform/db/statement.ts';
import { isOfProductText } from '../../catalogue/of-product.sql.ts';
import type { CartDelivery, CartLine, Elsewhere, PlannedSubOrder } from './checkout.domain.ts';
import { takingText } from './stock.repository.ts';
import { tradeHistoryRows, type Trx } from '../trade.repository.ts';

interface LockedCart extends DeliveryDetails {
  readonly id: string;
  readonly version: number;
  readonly yachtName: string | null;
  readonly timeZone: string | null;
  readonly portCountry: string | null;
}

const selectLockedCart = statement<LockedCart>(`
  select c.id, c.version, y.name as yacht_name, p.time_zone, p.country as port_country, ${deliveryColumnsOf('c')}
  from carts c left join yachts y on y.id = c.yacht_id left join ports p on p.slug = c.port
  where c.user_id = $1 for no key update of c`);

/** A buyer's cart, locked until the transaction ends, so that their checkouts run one after the other. */
export const lockCart = async (trx: Trx, buyerId: string): Promise<LockedCart | null> =>
  (await selectLockedCart(trx, [buyerId]))[0] ?? null;

/** The destination of an order, and who is billed. */
export type OrderPlace = Omit<LockedCart, 'id' | 'version'>;

const selectPort = statement<Pick<OrderPlace, 'port' | 'timeZone' | 'portCountry'>>(
  `select slug as port, time_zone, country as port_country from ports where slug = $1`,
);

/** A cart's details with another port and this berth; null if there is no such port. */
export async function placeAt<Place extends OrderPlace>(
  trx: Trx,
  ofCart: Place,
  { port, berth }: { readonly port: string; readonly berth: string | null },
): Promise<Place | null> {
  const [known] = await selectPort(trx, [port]);
  return known === undefined ? null : { ...ofCart, ...known, berth };
}

/** The response of a checkout. */
export interface CheckedOut {
  readonly orderId: string;
  readonly number: number;
  readonly totalMinor: number;
  readonly currency: string;
  readonly expiresAt: Date;
}

const selectByKey = statement<CheckedOut & { readonly bodySha256: string }>(`
  select id as order_id, number, total_minor, currency, expires_at, body_sha256 from orders
  where buyer_id = $1 and checkout_key = $2`);

/** The order of an earlier checkout with the same idempotency key. */
export const findByKey = async (
  trx: Trx,
  buyerId: string,
  key: string,
): Promise<(CheckedOut & { readonly bodySha256: string }) | null> =>
  (await selectByKey(trx, [buyerId, key]))[0] ?? null;

/** The one item of buy now. */
export interface BuyNowLine {
  readonly inventoryId: string;
  readonly productId: string;
  readonly quantity: number;
  /** The slug of a port, and a berth in it, if it is delivered elsewhere than the cart. */
  readonly port?: string | undefined;
  readonly berth?: string | undefined;
}

/** The wanted lines next to the suppliers' current items, and the delivery methods. */
export interface WantedGoods {
  readonly lines: readonly CartLine[];
  /** Sorted by supplier, with the chosen method whether it is offered or not. */
  readonly deliveries: readonly CartDelivery[];
  /** The parts with their own destination. */
  readonly elsewhere: readonly Elsewhere[];
}

/**
 * SQL that reads the wanted lines and locks their items and vendors until the transaction ends: items in the order of
 * their ids, so that carts with the same items wait for each other and never deadlock; vendors, so that none is
 * suspended meanwhile. `lines` selects inventory_id, quantity and added_at; `choices` the buyer's choices per supplier.
 */
const wantedText = ({ lines, choices }: { readonly lines: string; readonly choices: string }): string => `
  with wanted as (${lines}), choice as materialized (${choices}), held as materialized (
    select i.id as "inventoryId", i.product_id as "productId", i.supplier_id as "supplierId", wanted.added_at, wanted.quantity,
      i.name, i.variant, i.sku, i.unit, i.price_minor as "unitPriceMinor", i.currency, i.stock,
      -- A listing without a rate is sold without tax.
      coalesce(i.tax_bps, 0) as "taxBps",
      i.status = 'active' and v.status = 'active' as "isOnSale", v.commission_bps as "commissionBps",
      coalesce(v.trading_name, v.legal_name, 'The supplier') as "supplierName",
      json_build_object('country', v.country, 'isVatRegistered', v.vat_number is not null,
        'taxedAtDestination', v.taxed_at_destination) as seller
    from wanted join inventory_items i on i.id = wanted.inventory_id join vendors v on v.id = i.supplier_id
    order by i.id for no key update of i for share of v
  )
  select (
      select coalesce(json_agg(held order by added_at, "inventoryId"), '[]') from held
    ) as lines, (
      select coalesce(json_agg(json_build_object('id', m.id, 'supplierId', m.supplier_id, 'kind', m.kind, 'name', m.name, 'costMinor', m.cost_minor,
        'currency', m.currency, 'ports', m.ports,
        'collectedIn', case m.kind when 'collection' then (select p.country from ports p where p.slug = m.ports[1]) end,
        'days', case when m.days_from is not null then json_build_object('from', m.days_from, 'to', m.days_to) end,
        'isChosen', c.supplier_id is not null, 'isOffered', m.archived_at is null) order by m.position, m.id), '[]')
      from (
        select * from delivery_methods where supplier_id in (select "supplierId" from held) and archived_at is null
        union all
        select * from delivery_methods
        where id in (select delivery_method_id from choice) and supplier_id in (select "supplierId" from held) and archived_at is not null
      ) m left join choice c on c.delivery_method_id = m.id
    ) as deliveries, (
      select coalesce(json_agg(json_build_object('supplierId', c.supplier_id, 'port', c.port, 'address', c.address,
        'portCountry', p.country)), '[]')
      from choice c join ports p on p.slug = c.port where c.address is not null
    ) as elsewhere`;

/** The prepared statement of `wantedText`. */
export const wantedStatement = (wanted: Parameters<typeof wantedText>[0]) => {
  const select = statement<WantedGoods>(wantedText(wanted));
  return async (trx: Trx, values: readonly unknown[]): Promise<WantedGoods> => {
    const [goods] = await select(trx, values);
    invariant(goods, 'a select without a condition has a row');
    return goods;
  };
};

const choices =
  'select supplier_id, delivery_method_id, port, address from cart_deliveries where user_id = $1';
const lockOfCart = wantedStatement({
  lines: `select inventory_id, quantity, added_at from cart_lines where user_id = $1 and not saved_for_later`,
  choices,
});
const lockOfOne = wantedStatement({
  lines: `select i.id as inventory_id, $4::integer as quantity, now() as added_at from inventory_items i where i.id = $2 and ${isOfProductText('$3')}`,
  choices,
});

/** The lines of a cart to be bought, or the item of buy now, locked; empty if there is no such item. */
export const lockGoods = (trx: Trx, buyerId: string, only: BuyNowLine | undefined): Promise<WantedGoods> =>
  only === undefined
    ? lockOfCart(trx, [buyerId])
    : lockOfOne(trx, [buyerId, only.inventoryId, only.productId, only.quantity]);

/** Creates the cart that buy now needs if its buyer has none. */
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
  readonly subOrders: readonly PlannedSubOrder[];
  readonly checkoutKey: string;
  readonly bodySha256: string;
  readonly fromCart: boolean;
  readonly expiresAt: Date;
  /** The note of the first history entry. */
  readonly note: string | null;
  readonly now: Date;
}

const orderRow = ({ cart, sums, now, ...order }: NewOrder) => ({
  id: order.id,
  buyerId: order.buyerId,
  status: 'pending_payment' as const,
  currency: order.currency,
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
  createdAt: now,
  updatedAt: now,
});

type IdentifiedSubOrder = PlannedSubOrder & { readonly id: string };

const subOrderRow =
  (order: NewOrder) =>
  ({ id, supplierId, delivery, elsewhere, sums, commissionBps }: IdentifiedSubOrder) => ({
    id,
    orderId: order.id,
    supplierId,
    status: 'reserved' as const,
    currency: order.currency,
    deliveryKind: delivery.kind,
    deliveryName: delivery.name,
    deliveryMethodId: delivery.id,
    deliveryPort: elsewhere?.port ?? null,
    deliveryAddress: elsewhere?.address ?? null,
    deliveryDaysFrom: delivery.days?.from ?? null,
    deliveryDaysTo: delivery.days?.to ?? null,
    subtotalMinor: sums.subtotalMinor,
    taxMinor: sums.taxMinor,
    deliveryMinor: sums.deliveryMinor,
    totalMinor: sums.totalMinor,
    commissionBps,
    createdAt: order.now,
    updatedAt: order.now,
  });

const lineRows = (newId: () => string, { id: subOrderId, lines }: IdentifiedSubOrder) =>
  lines.map((line, position) => ({
    id: newId(),
    subOrderId,
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
  }));

const insertOrder = insertTogether<{ readonly number: number }>(`, taken as (
    ${takingText(`select inventory_id as id, quantity from made_sub_order_lines`, '$2')}
  ) select number from made_orders`);

/**
 * Inserts an order with its sub-orders, lines, payment and history, and subtracts the stock, in one statement; the
 * items must be locked. Returns the order's number.
 */
export async function placeOrder(trx: Trx, newId: () => string, order: NewOrder): Promise<number> {
  const { id, currency, now } = order;
  const subOrders = order.subOrders.map((subOrder) => ({ ...subOrder, id: newId() }));
  const attribution = { by: 'crew_member', actorId: order.buyerId, note: order.note, at: now } as const;
  const [placed] = await insertOrder(
    trx,
    {
      orders: [orderRow(order)],
      subOrders: subOrders.map(subOrderRow(order)),
      subOrderLines: subOrders.flatMap((subOrder) => lineRows(newId, subOrder)),
      payments: [
        {
          id: newId(),
          purchaseId: id,
          saleId: null,
          status: 'created',
          currency,
          amountMinor: order.sums.totalMinor,
          createdAt: now,
          updatedAt: now,
        },
      ],
      tradeHistory: tradeHistoryRows(newId, { orderId: id, attribution }, [
        { subOrderId: null, command: 'check_out', from: 'cart', to: 'pending_payment' },
      ]),
    },
    [now],
  );
  invariant(placed, 'an order that was written has a number');
  return placed.number;
}

/**
 * Deletes choices of methods that are no longer offered, and increments the cart's version, so that it shows the
 * methods that replace them.
 */
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

const updateEmptied = statement(`
  with emptied as (delete from cart_lines where user_id = $1 and not saved_for_later),
    -- A separate destination belonged to this order; the choice of a method stays for the supplier.
    unmoved as (delete from cart_deliveries where user_id = $1 and delivery_method_id is null),
    returned as (
      update cart_deliveries set port = null, address = null
      where user_id = $1 and delivery_method_id is not null and port is not null
    )
  -- Number, notes and latest date belonged to this order.
  update carts set id = $2, po_number = null, note_to_supplier = null, latest_useful_on = null, arrives_from = null,
    arrives_until = null, updated_at = $3, version = version + 1
  where user_id = $1`);

/** Removes the bought lines from the cart and gives it a new id; lines saved for later stay. */
export const emptyCart = (
  trx: Trx,
  buyerId: string,
  { cartId, now }: { readonly cartId: string; readonly now: Date },
): Promise<unknown> => updateEmptied(trx, [buyerId, cartId, now]);

interface Refill {
  /** The id, quantity and price of each line, and its position. */
  readonly lines: RawBuilder<unknown>;
  /** The parts that had their own destination. */
  readonly elsewhere: RawBuilder<unknown>;
  /** The details of this order only: number, note and latest date. */
  readonly said: RawBuilder<unknown>;
}

/** The lines of an order, to be put back into the cart. */
export const refillOfOrder = (orderId: string): Refill => ({
  lines: sql`select l.inventory_id, l.product_id, l.quantity, l.unit_price_minor as price_minor, row_number() over (order by s.id, l.position) as place
    from sub_order_lines l join sub_orders s on s.id = l.sub_order_id where s.order_id = ${orderId}`,
  elsewhere: sql`select supplier_id, delivery_port as port, delivery_address as address from sub_orders
    where order_id = ${orderId} and delivery_port is not null`,
  said: sql`select po_number, note_to_supplier, latest_useful_on, arrives_from, arrives_until
    from orders where id = ${orderId}`,
});

/**
 * Puts lines that were not bought after all back into the cart, in their order. Lines that are in it are not doubled,
 * those saved for later stay so, and what does not fit into a full cart is left out.
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
    limit greatest(0, ${maxCartLines} - (select count(*) from cart_lines where user_id = ${buyerId}))
    on conflict (user_id, inventory_id) do nothing`.execute(trx);
  await sql`
    insert into cart_deliveries (user_id, supplier_id, port, address)
    select ${buyerId}, e.supplier_id, e.port, e.address
    from (${refill.elsewhere}) e
    where exists (select from carts where user_id = ${buyerId})
    on conflict (user_id, supplier_id) do update set port = excluded.port, address = excluded.address`.execute(
    trx,
  );
  // Later entries of the buyer stay; the two ends of the time window belong together.
  await sql`
    update carts c set po_number = coalesce(c.po_number, s.po_number),
      note_to_supplier = coalesce(c.note_to_supplier, s.note_to_supplier),
      latest_useful_on = coalesce(c.latest_useful_on, s.latest_useful_on),
      arrives_from = case when c.arrives_until is null then coalesce(c.arrives_from, s.arrives_from) else c.arrives_from end,
      arrives_until = case when c.arrives_from is null then coalesce(c.arrives_until, s.arrives_until) else c.arrives_until end
    from (${refill.said}) s
    where c.user_id = ${buyerId}`.execute(trx);
  await incrementCartVersion(trx, buyerId, now);
}

const maxCartLines = 500;
