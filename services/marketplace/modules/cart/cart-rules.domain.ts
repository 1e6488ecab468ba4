import { cartLimits } from '../../../../src/lib/cart-limits.ts';
import { invalid, type Invalid } from '../../platform/refusals.ts';
import { problemOf } from './cart.domain.ts';

export type CartRefusal =
  | { readonly code: 'NOT_FOUND' | 'LISTING_NOT_AVAILABLE' | 'CART_FULL' }
  | { readonly code: 'NOT_ENOUGH_STOCK'; readonly available: number }
  | Invalid;

interface Offer {
  readonly isAvailable: boolean;
  /** Null: not counted. */
  readonly stock: number | null;
}

/** Why this quantity of an offer cannot be added; null if it can. */
export function unavailableReason({ isAvailable, stock }: Offer, quantity: number): CartRefusal | null {
  const problem = problemOf({ isAvailable, stock, quantity });
  if (problem === 'not_available') return { code: 'LISTING_NOT_AVAILABLE' };
  if (problem !== null) return { code: 'NOT_ENOUGH_STOCK', available: stock ?? 0 };
  return quantity > cartLimits.lineQuantity
    ? invalid('quantity', `A cart can hold at most ${cartLimits.lineQuantity} of an item.`, 'maximum')
    : null;
}

export interface LineState extends Offer {
  readonly quantity: number;
  readonly isSaved: boolean;
}

export interface LineChange {
  readonly quantity?: number | undefined;
  readonly savedForLater?: boolean | undefined;
}

/** The change of a line. A reduction, or saving for later, is always possible, whatever the stock. */
export function changeOf(
  line: LineState,
  change: LineChange,
): { readonly quantity: number; readonly isSaved: boolean; readonly refusal: CartRefusal | null } {
  const quantity = change.quantity ?? line.quantity;
  const isSaved = change.savedForLater ?? line.isSaved;
  const isMore = !isSaved && (line.isSaved || quantity > line.quantity);
  return { quantity, isSaved, refusal: isMore ? unavailableReason(line, quantity) : null };
}
