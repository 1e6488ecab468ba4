import { statement } from '../../platform/db/statement.ts';
import { decideGoodsTax } from '../tax/index.ts';
import { cartOf, type Cart } from './cart.domain.ts';
import type { CartParts } from './cart.parts.ts';
import { cartRowsOf, cartText, type CartRow } from './cart.repository.ts';

// $4 is the request for approval.
const selectAsked = statement<CartRow>(
  cartText({
    cart: 'approvals c on c.id = $4',
    deliveries: 'approval_deliveries d on d.approval_id = $4 and d.supplier_id = v.id',
    lines: `
      select inventory_id, product_id, quantity, asked_price_minor as seen_price_minor, false as saved_for_later,
        $3::timestamptz + position * interval '1 microsecond' as added_at
      from approval_lines where approval_id = $4`,
    version: 'c.version',
  }),
);

/**
 * A request for approval as a cart at current prices, for a reader; lines whose price has changed show the requested
 * one too. Its key contains the request and its version, so that it can be ordered again if it was not paid.
 */
export async function getApprovalCart(
  { db, clock, currency }: Pick<CartParts, 'db' | 'clock' | 'currency'>,
  readerId: string,
  approvalId: string,
): Promise<Cart> {
  const [row] = await selectAsked(db, [readerId, currency, clock.now(), approvalId]);
  if (row === undefined) throw new Error('a select without a condition has a row');
  const rows = cartRowsOf(row, readerId);
  return {
    ...cartOf(rows, currency, decideGoodsTax),
    checkoutKey: `approval-${rows.id}-${rows.version}`,
  };
}
