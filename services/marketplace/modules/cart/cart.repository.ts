import { sql, type Kysely } from 'kysely';
import { deliveryColumnsOf, deliveryDetailsOf } from '../../platform/db/delivery-details.ts';
import type { Database } from '../../platform/db/schema.ts';
import { statement } from '../../platform/db/statement.ts';
import type { CartDetails, CartRows, LineRow, SupplierRow } from './cart.domain.ts';

export type Db = Kysely<Database>;

/**
 * For an item `i` and its supplier `v`: whether it can be bought at all. Prices in another currency than the market's
 * cannot be added up.
 */
export const isAvailable = (currency: string) =>
  sql<boolean>`(i.status = 'active' and v.status = 'active' and i.currency = ${currency})`;

/** As isAvailable, in the text of a statement; the market's currency is $2. */
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
  readonly suppliers: readonly SupplierRow[];
}

interface CartText {
  /** What comes before, as `name as (…),`. */
  readonly before?: string;
  /** More columns, as `…,`. */
  readonly columns?: string;
  /** More tables, as `join …`. */
  readonly tables?: string;
  /** Where it goes: a row of the columns of carts as `c`, for the reader `me.user_id`. */
  readonly cart?: string;
  /** How each supplier delivers: a row of the columns of cart_deliveries as `d`, for the supplier `v.id`. */
  readonly deliveries?: string;
  /** The lines, with the columns of cart_lines. */
  readonly lines: string;
  readonly version: string;
}

/**
 * The SQL that reads a whole cart, of the buyer $1, in the currency $2, at the time $3: all lines as JSON, so that
 * there is no query per line. A cart that nobody has added to yet is an empty first version.
 */
export const cartText = ({
  before = '',
  columns = '',
  tables = '',
  cart = 'carts c on c.user_id = me.user_id',
  deliveries = 'cart_deliveries d on d.user_id = $1 and d.supplier_id = v.id',
  lines,
  version,
}: CartText): string => `
  with ${before} line as materialized (
    select l.product_id, l.quantity, l.seen_price_minor, l.saved_for_later, l.added_at, i.id, i.supplier_id, i.name, p.category,
      p.departments, i.variant, i.unit, i.price_minor, i.currency, coalesce(i.tax_bps, 0) as tax_bps, i.stock, ${availableText} as is_available
    from (${lines}) l
    join inventory_items i on i.id = l.inventory_id
    join products p on p.id = l.product_id
    join vendors v on v.id = i.supplier_id
  )
  select ${columns} c.id, ${version} as version, ${deliveryColumnsOf('c')},
    (
      select json_build_object('limitMinor', w.spending_limit_minor, 'spentMinor', spent_of_limit(w.user_id, w.yacht_id, $3::timestamptz))
      from yacht_crew w where w.yacht_id = c.yacht_id and w.user_id = me.user_id and w.spending_limit_minor is not null
    ) as spending, o.id as order_id, o.number as order_number, o.total_minor as order_total_minor,
    o.currency as order_currency, o.expires_at as order_expires_at,
    (
      select coalesce(json_agg(json_build_object('inventoryId', id, 'productId', product_id, 'supplierId', supplier_id,
        'name', name, 'category', category, 'departments', departments, 'variant', variant, 'unit', unit, 'quantity', quantity, 'unitPriceMinor', price_minor,
        'currency', currency, 'seenPriceMinor', seen_price_minor, 'taxBps', tax_bps, 'stock', stock,
        'isAvailable', is_available, 'isSaved', saved_for_later) order by added_at, id), '[]')
      from line
    ) as lines,
    (
      select coalesce(json_agg(json_build_object('id', v.id,
        'name', coalesce(v.trading_name, v.legal_name, (select first_name || ' ' || last_name from users where id = v.opened_by)),
        'logoFileId', v.logo_file_id,
        'chosenMethodId', d.delivery_method_id,
        'elsewhere', case when d.port is not null then json_build_object('port', d.port, 'address', d.address) end,
        'seller', json_build_object('country', v.country, 'isVatRegistered', v.vat_number is not null,
          'taxedAtDestination', v.taxed_at_destination),
        'portCountry', (select country from ports where slug = coalesce(d.port, c.port)),
        'methods', (
          select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'name', name, 'details', details,
            'costMinor', cost_minor, 'ports', ports,
            'days', case when days_from is not null then json_build_object('from', days_from, 'to', days_to) end
          ) order by position, id), '[]')
          from delivery_methods
          where supplier_id = v.id and archived_at is null and (currency = $2 or cost_minor = 0)
        ))), '[]')
      from vendors v
      left join ${deliveries}
      where v.id in (select supplier_id from line where not saved_for_later)
    ) as suppliers
  from (select $1::uuid as user_id) me
  left join ${cart} ${tables}
  left join lateral (
    select id, number, total_minor, currency, expires_at from orders
    where buyer_id = me.user_id and status = 'pending_payment' and expires_at > $3::timestamptz
    order by created_at desc, id desc limit 1
  ) o on true`;

const selectCart = statement<CartRow>(
  cartText({ lines: 'select * from cart_lines where user_id = $1', version: 'coalesce(c.version, 1)' }),
);

/** A whole cart in one statement. */
export async function readCart(
  db: Db,
  userId: string,
  { currency, now }: { readonly currency: string; readonly now: Date },
): Promise<CartRows> {
  const [row] = await selectCart(db, [userId, currency, now]);
  if (row === undefined) throw new Error('a select without a condition has a row');
  return cartRowsOf(row, userId);
}

/** A cart that was read. */
export const cartRowsOf = (row: CartRow, userId: string): CartRows => ({
  // Before it exists the buyer's id is used: nothing can be bought with it.
  id: row.id ?? userId,
  version: row.version,
  spending: row.spending,
  lines: row.lines,
  suppliers: row.suppliers,
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

/** Holds a cart until the transaction ends; whatever changes one does this first, then its lines. False when there is none. */
export async function lockCart(trx: Db, userId: string): Promise<boolean> {
  const held = await trx
    .selectFrom('carts')
    .select('id')
    .where('userId', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

/** Holds a cart until the transaction ends, made if need be. */
export async function lockOrCreateCart(
  trx: Db,
  { userId, cartId }: { readonly userId: string; readonly cartId: string },
  now: Date,
): Promise<void> {
  if (await lockCart(trx, userId)) return;
  await trx
    .insertInto('carts')
    .values({ userId: userId, id: cartId, updatedAt: now })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
  await lockCart(trx, userId);
}

/** Every change makes another version: a checkout names the one it was shown. */
export async function incrementVersion(trx: Db, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('carts')
    .set((cart) => ({ version: cart('version', '+', 1), updatedAt: now }))
    .where('userId', '=', userId)
    .execute();
}

/** Lines and deliveries go with it. */
export const deleteCart = (trx: Db, userId: string) =>
  trx.deleteFrom('carts').where('userId', '=', userId).execute();
