interface FieldRefusal {
  readonly field: string;
  readonly message: string;
  readonly rule: string;
}

type OrderRefusal =
  | { readonly code: 'VALIDATION'; readonly fields: readonly FieldRefusal[] }
  | {
      readonly code:
        | 'LISTING_NOT_AVAILABLE'
        | 'NOT_ENOUGH_STOCK'
        | 'DELIVERY_NOT_OFFERED'
        | 'TAX_UNDECIDED'
        | 'APPROVAL_NEEDED';
      /** What is in the way, in a sentence for the buyer. */
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

type OfCode<Refused, Code> = Refused extends { readonly code: infer Own }
  ? Own & Code extends never
    ? never
    : Omit<Refused, 'code'> & { readonly code: Own & Code }
  : never;

/** The refusals of these codes, each with its data. */
export type Refusals<Code extends OrderRefusal['code']> = OfCode<OrderRefusal, Code>;
