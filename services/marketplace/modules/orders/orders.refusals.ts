import type { DocumentRefusal } from '../../platform/files/index.ts';
import type { Invalid, RefusalsOf } from '../../platform/refusals.ts';

type OrderRefusal =
  | Invalid
  | DocumentRefusal
  | {
      readonly code:
        | 'LISTING_NOT_AVAILABLE'
        | 'NOT_ENOUGH_STOCK'
        | 'DELIVERY_NOT_OFFERED'
        | 'TAX_UNDECIDED'
        | 'APPROVAL_NEEDED';
      /** The obstacle, in a sentence for the buyer. */
      readonly message: string;
    }
  | {
      readonly code:
        | 'NOT_FOUND'
        | 'NOT_ALLOWED_NOW'
        | 'CHANGE_TOO_DEAR'
        | 'CART_EMPTY'
        | 'CART_CHANGED'
        | 'PRICE_CHANGED'
        | 'KEY_USED_OTHERWISE'
        | 'LINK_WRONG'
        | 'LINK_EXPIRED'
        | 'LINK_USED';
    };

/** The refusals of these codes, each with its data. */
export type Refusals<Code extends OrderRefusal['code']> = RefusalsOf<OrderRefusal, Code>;
