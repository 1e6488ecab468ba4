import type { Transaction } from 'kysely';
import { ok, type Result } from '../../../../src/lib/result.ts';
import type { Database } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { decideGoodsTax } from '../tax/index.ts';
import { cartOf, type Cart } from './cart.domain.ts';
import type { CartParts } from './cart.parts.ts';
import { incrementVersion, lockCart, lockOrCreateCart, readCart } from './cart.repository.ts';

/** The current cart (contract: getCart, getCartSummary). */
export async function getCart(
  { db, clock, currency }: Pick<CartParts, 'db' | 'clock' | 'currency'>,
  userId: string,
) {
  return cartOf(await readCart(db, userId, { currency, now: clock.now() }), currency, decideGoodsTax);
}

/**
 * Changes a cart in one transaction, locked so that changes are serialised. `change` returns whether it changed
 * anything: then the version is incremented. The cart is read in the same transaction.
 */
export async function changeCart<Refusal>(
  { db, clock, ids, currency }: CartParts,
  { userId, isMade }: { readonly userId: string; /** Made if there is none yet. */ readonly isMade: boolean },
  change: (trx: Transaction<Database>, now: Date) => Promise<Result<boolean, Refusal>>,
): Promise<Result<Cart, Refusal>> {
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    await (isMade ? lockOrCreateCart(trx, { userId, cartId: ids.newId() }, now) : lockCart(trx, userId));
    const changed = await change(trx, now);
    if (!changed.ok) return changed;
    if (changed.value) await incrementVersion(trx, userId, now);
    return ok(await getCart({ db: trx, clock, currency }, userId));
  });
}
