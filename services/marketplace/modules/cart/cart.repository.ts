import { sql, type Kysely } from 'kysely';
import { daysOf } from '../../../../src/lib/delivery-reach.ts';
import { deliveryColumnsOf, deliveryDetailsOf } from '../../platform/db/delivery-details.ts';
import type { Database } from '../../platform/db/schema.ts';
import { statement } from '../../platform/db/statement.ts';
import { vendorAddressText } from '../vendors/vendor-address.sql.ts';
import type { CartDetails, CartRows, LineRow, SupplierRow } from './cart.domain.ts';

export type Db = Kysely<Database>;

/**
 * For an item `i` and its supplier `v`: whether it can be bought. Prices in another currency than the market's cannot
 * be added up.
 */
export const isAvailable = (currency: string) =>
  sql<boolean>`(i.status = 'active' and v.status = 'active' and i.currency = ${currency})`;

/** Like isAvailable, in the text of a statement; the market's currency is $2. */
export const availableText = `(i.status = 'active' and v.status = 'active' and i.currency = $2)`;

export interface CartRow extends CartDetails {
  readonly id: string | null;
  readonly version: number;
  readonly spending: CartRows['spending'];
  readonly orderId: string | null;
  readonly orderNumber: number;
  readonly orderTotalMinor: number;
  readonly orderCurrency: string;
  readonly orderExpiresAt: Date;
  readonly lines: readonly LineRow[];
  readonly suppliers: readonly (Omit<SupplierRow, 'elsewhere' | 'seller' | 'methods'> &
    SupplierRow['seller'] & { readonly port: string | null; readonly address: string | null })[];
  /** Of all suppliers at once: aggregated per supplier, they took a fifth of the time of the whole cart. */
  readonly methods: readonly MethodRow[];
}

type MethodRow = Omit<SupplierRow['methods'][number], 'days'> & {
  readonly supplierId: string;
  readonly daysFrom: number | null;
  readonly daysTo: number | null;
};

const methodOf = ({ supplierId: _, daysFrom, daysTo, ...method }: MethodRow) => ({
  ...method,
  days: daysOf(daysFrom, daysTo),
});

const supplierOf = (
  { port, address, country, isVatRegistered, taxedAtDestination, ...supplier }: CartRow['suppliers'][number],
  methods: readonly MethodRow[],
): SupplierRow => ({
  ...supplier,
  elsewhere: port !== null && address !== null ? { port, address } : null,
  seller: { country, isVatRegistered, taxedAtDestination },
  methods: methods.filter(({ supplierId }) => supplierId === supplier.id).map(methodOf),
});

interface CartText {
  /** The destination: a row with the columns of carts as `c`, for the reader `me.user_id`. */
  readonly cart?: string;
  /** Each supplier's delivery: a row with the columns of cart_deliveries as `d`, for the supplier `v.id`. */
  readonly deliveries?: string;
  /** The lines, with the columns of cart_lines. */
  readonly lines: string;
  readonly version: string;
}

/**
 * SQL that reads a whole cart, of the buyer $1, in the currency $2, at the time $3. All lines are returned as JSON, so
 * there is no query per line. A cart that does not exist yet is an empty first version.
 */
export const cartText = ({
  cart = 'carts c on c.user_id = me.user_id',
  deliveries = 'cart_deliveries d on d.user_id = $1 and d.supplier_id = v.id',
  lines,
  version,
}: CartText): string => `
  with line as materialized (
    select l.product_id, l.quantity, l.seen_price_minor, l.saved_for_later, l.added_at, i.id, i.supplier_id, i.name, p.category,
      p.departments, p.picture_file_id, i.variant, i.unit, i.price_minor, i.currency, coalesce(i.tax_bps, 0) as tax_bps, i.stock, ${availableText} as is_available
    from (${lines}) l
    join inventory_items i on i.id = l.inventory_id
    join products p on p.id = l.product_id
    join vendors v on v.id = i.supplier_id
  )
  select c.id, ${version} as version, ${deliveryColumnsOf('c')},
    (
      select json_build_object('limitMinor', w.spending_limit_minor, 'spentMinor', spent_of_limit(w.user_id, w.yacht_id, $3::timestamptz))
      from yacht_crew w where w.yacht_id = c.yacht_id and w.user_id = me.user_id and w.spending_limit_minor is not null
    ) as spending, o.id as order_id, o.number as order_number, o.total_minor as order_total_minor,
    o.currency as order_currency, o.expires_at as order_expires_at,
    (
      select coalesce(json_agg(l), '[]') from (
        select id as "inventoryId", product_id as "productId", supplier_id as "supplierId", name, category, departments, picture_file_id as "pictureFileId", variant, unit,
          quantity, price_minor as "unitPriceMinor", currency, seen_price_minor as "seenPriceMinor", tax_bps as "taxBps", stock,
          is_available as "isAvailable", saved_for_later as "isSaved"
        from line order by added_at, id
      ) l
    ) as lines,
    (
      select coalesce(json_agg(s), '[]') from (
        select v.id, coalesce(v.trading_name, v.legal_name, (select first_name || ' ' || last_name from users where id = v.opened_by)) as name,
          v.logo_file_id as "logoFileId", d.delivery_method_id as "chosenMethodId", ${vendorAddressText} as "collectAt", d.port, d.address, v.country,
          v.vat_number is not null as "isVatRegistered", v.taxed_at_destination as "taxedAtDestination",
          (select country from ports where slug = coalesce(d.port, c.port)) as "portCountry"
        from vendors v
        left join ${deliveries}
        where v.id in (select supplier_id from line where not saved_for_later)
      ) s
    ) as suppliers,
    (
      select coalesce(json_agg(m), '[]') from (
        select supplier_id as "supplierId", id, kind, name, details, address, cost_minor as "costMinor", ports, days_from as "daysFrom", days_to as "daysTo",
          case kind when 'collection' then (select country from ports p where p.slug = delivery_methods.ports[1]) end as "collectedIn"
        from delivery_methods
        where supplier_id in (select supplier_id from line where not saved_for_later)
          and archived_at is null and (currency = $2 or cost_minor = 0)
        order by position, id
      ) m
    ) as methods
  from (select $1::uuid as user_id) me
  left join ${cart}
  left join lateral (
    select id, number, total_minor, currency, expires_at from orders
    where buyer_id = me.user_id and status = 'pending_payment' and expires_at > $3::timestamptz
    order by created_at desc, id desc limit 1
  ) o on true`;

const selectCart = statement<CartRow>(
  cartText({ lines: 'select * from cart_lines where user_id = $1', version: 'coalesce(c.version, 1)' }),
);

/** Reads a whole cart in one statement. */
export async function readCart(
  db: Db,
  userId: string,
  { currency, now }: { readonly currency: string; readonly now: Date },
): Promise<CartRows> {
  const [row] = await selectCart(db, [userId, currency, now]);
  if (row === undefined) throw new Error('a select without a condition has a row');
  return cartRowsOf(row, userId);
}

/** A row of `cartText` as a cart. */
export const cartRowsOf = (row: CartRow, userId: string): CartRows => ({
  // A cart that does not exist yet has the buyer's id; it cannot be bought.
  id: row.id ?? userId,
  version: row.version,
  spending: row.spending,
  lines: row.lines,
  suppliers: row.suppliers.map((supplier) => supplierOf(supplier, row.methods)),
  details: deliveryDetailsOf(row),
  openOrder:
    row.orderId === null
      ? null
      : {
          id: row.orderId,
          number: row.orderNumber,
          totalMinor: row.orderTotalMinor,
          currency: row.orderCurrency,
          expiresAt: row.orderExpiresAt,
        },
});

/**
 * Locks a cart until the transaction ends. Every change does this first, then changes its lines. False if there is
 * none.
 */
export async function lockCart(trx: Db, userId: string): Promise<boolean> {
  const held = await trx
    .selectFrom('carts')
    .select('id')
    .where('userId', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

/** Locks a cart until the transaction ends, creating it if necessary. */
export async function lockOrCreateCart(
  trx: Db,
  { userId, cartId }: { readonly userId: string; readonly cartId: string },
  now: Date,
): Promise<void> {
  if (await lockCart(trx, userId)) return;
  await trx
    .insertInto('carts')
    .values({ userId, id: cartId, updatedAt: now })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
  await lockCart(trx, userId);
}

/** Every change increments the version: a checkout contains the version that the buyer saw. */
export async function incrementVersion(trx: Db, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('carts')
    .set((cart) => ({ version: cart('version', '+', 1), updatedAt: now }))
    .where('userId', '=', userId)
    .execute();
}

/** Its lines and deliveries are deleted by cascade. */
export const deleteCart = (trx: Db, userId: string) =>
  trx.deleteFrom('carts').where('userId', '=', userId).execute();
