import type { TaxNeed } from '../../../../src/lib/tax-needs.ts';
import type { Invalid, RefusalsOf } from '../../platform/refusals.ts';
type BookingRefusal =
  | Invalid
  | {
      readonly code: 'SLOT_TAKEN' | 'SLOT_NOT_OFFERED';
      /** The free times nearest to the requested one. */
      readonly nearestSlots: readonly { readonly startsAt: Date; readonly endsAt: Date }[];
    }
  | { readonly code: 'TOO_MANY_REQUESTS'; readonly retryAfterSeconds: number }
  | {
      readonly code: 'TAX_UNDECIDED';
      /** The names of the missing facts (src/lib/tax-needs.ts). */
      readonly missing: readonly TaxNeed[];
    }
  | {
      readonly code: 'PRICE_CHANGED';
      /** The current price, in minor units; null if nothing is priced. */
      readonly price: {
        readonly unitPriceMinor: number;
        readonly subtotalMinor: number;
        readonly taxMinor: number;
        readonly totalMinor: number;
        readonly currency: string;
      } | null;
    }
  | {
      readonly code:
        | 'NOT_FOUND'
        | 'NOT_ALLOWED_NOW'
        | 'LISTING_NOT_AVAILABLE'
        | 'KEY_USED_OTHERWISE'
        | 'PAPER_NOT_ACCEPTED'
        | 'PICTURE_TOO_MANY_PIXELS'
        | 'FILE_EMPTY'
        | 'LINK_WRONG'
        | 'LINK_EXPIRED'
        | 'LINK_USED';
    };

/** The refusals of these codes, each with its data. */
export type Refusals<Code extends BookingRefusal['code']> = RefusalsOf<BookingRefusal, Code>;
