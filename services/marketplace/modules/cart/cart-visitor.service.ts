import { statement } from '../../platform/db/statement.ts';
import { isOfProductText } from '../catalogue/of-product.sql.ts';
import { addedUp } from './cart-filling.domain.ts';
import type { LineKey } from './cart-lines.repository.ts';
import { decideGoodsTax } from '../tax/index.ts';
import { cartOf, type Cart } from './cart.domain.ts';
import type { CartParts } from './cart.parts.ts';
import { cartRowsOf, cartText, type CartRow } from './cart.repository.ts';

/** No user has this id: a visitor has neither a cart nor orders. */
const nobody = '00000000-0000-0000-0000-000000000000';

// $4 are the items, $5 their products, $6 their quantities.
const selectVisitorCart = statement<CartRow>(
  cartText({
    lines: `
      select w.inventory_id, w.product_id, w.quantity, i.price_minor as seen_price_minor, false as saved_for_later,
        $3::timestamptz + w.place * interval '1 microsecond' as added_at
      from unnest($4::uuid[], $5::uuid[], $6::integer[]) with ordinality as w (inventory_id, product_id, quantity, place)
      join inventory_items i on i.id = w.inventory_id and ${isOfProductText('w.product_id')}`,
    version: '1',
  }),
);

/**
 * The cart stored in a visitor's browser at current prices (contract: priceVisitorCart); unknown lines are left out.
 */
export async function priceVisitorCart(
  { db, clock, currency }: CartParts,
  given: readonly (LineKey & { readonly quantity: number })[],
): Promise<Cart> {
  const lines = addedUp(given.map((line) => ({ ...line, priceMinor: null })));
  const [row] = await selectVisitorCart(db, [
    nobody,
    currency,
    clock.now(),
    lines.map(({ inventoryId }) => inventoryId),
    lines.map(({ productId }) => productId),
    lines.map(({ quantity }) => quantity),
  ]);
  if (row === undefined) throw new Error('a select without a condition has a row');
  return cartOf(cartRowsOf(row, nobody), currency, decideGoodsTax);
}
