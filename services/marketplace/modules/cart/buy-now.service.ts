import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { cleanLine } from '../../platform/clean-text.ts';
import { statement } from '../../platform/db/statement.ts';
import { isOfProductText } from '../catalogue/of-product.sql.ts';
import { decideGoodsTax } from '../tax/index.ts';
import type { LineKey } from './cart-lines.repository.ts';
import { cartOf, type Cart } from './cart.domain.ts';
import type { CartParts } from './cart.parts.ts';
import { cartRowsOf, cartText, type CartRow } from './cart.repository.ts';

/** The one item of buy now. */
interface BuyNowLine extends LineKey {
  readonly quantity: number;
  /** The slug of a port, and a berth in it, if it is delivered elsewhere than the cart. */
  readonly port?: string | undefined;
  readonly berth?: string | undefined;
}

// $4 is the item, $5 its product, $6 the quantity, $7 the port and $8 the berth.
const selectCartOfOne = statement<CartRow>(
  cartText({
    // The buyer's cart, with the given destination in place of its own; a buyer without a cart has only that.
    cart: `lateral (
        select (jsonb_populate_record(kept, coalesce(
          (select jsonb_build_object('port', slug, 'berth', $8::text) from ports where slug = $7), '{}'
        ))).*
        from (select) one left join carts kept on kept.user_id = me.user_id
      ) c on true`,
    lines: `
      select i.id as inventory_id, i.product_id, $6::integer as quantity, i.price_minor as seen_price_minor,
        false as saved_for_later, $3::timestamptz as added_at
      from inventory_items i where i.id = $4 and ${isOfProductText('$5')}`,
    version: 'coalesce(c.version, 1)',
  }),
);

/**
 * The price of one item by buy now, delivered to the cart's destination or a given one, and billed like the cart
 * (contract: getCartOfOne). Its key contains the item and the cart's version, which each purchase increments: pressing
 * twice buys once, buying again creates another order.
 */
export async function getCartOfOne(
  { db, clock, currency }: Pick<CartParts, 'db' | 'clock' | 'currency'>,
  userId: string,
  { inventoryId, productId, quantity, port, berth }: BuyNowLine,
): Promise<Result<Cart, { readonly code: 'NOT_FOUND' }>> {
  const given = [
    userId,
    currency,
    clock.now(),
    inventoryId,
    productId,
    quantity,
    port === undefined ? null : cleanLine(port),
    berth === undefined ? null : cleanLine(berth) || null,
  ];
  const [row] = await selectCartOfOne(db, given);
  if (row === undefined) throw new Error('a select without a condition has a row');
  const rows = cartRowsOf(row, userId);
  const isElsewhere = port !== undefined && rows.details.port !== port;
  if (rows.lines.length === 0 || isElsewhere) return refuse({ code: 'NOT_FOUND' });
  const checkoutKey = `only-${rows.id}-${rows.version}-${inventoryId}-${quantity}`;
  return ok({ ...cartOf(rows, currency, decideGoodsTax), checkoutKey });
}
