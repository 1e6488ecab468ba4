import type { Result } from '../../../../src/lib/result.ts';
import type { TaxNeed } from '../../../../src/lib/tax-needs.ts';
import type { TaxCategory } from '../../platform/db/booking-tables.ts';

/**
 * `service_on_yacht`: work done at the yacht. `remote_service`: advice, design or information given at a distance by
 * people (article 59(c)). `general_service`: any other without a special rule.
 */
export type Supply = 'goods' | 'service_on_yacht' | 'general_service' | 'remote_service';

export interface TaxSeller {
  /** ISO 3166-1 alpha-2, of its establishment, from where goods leave. */
  readonly country: string;
  /** In that country. */
  readonly vatRegistered: boolean;
  /**
   * Whether its goods for private persons in other states of the Union are taxed there (article 59c); unknown if
   * undefined.
   */
  readonly taxedAtDestination?: boolean;
}

export interface TaxBuyer {
  readonly country: string;
  readonly status: 'private' | 'business';
  /** A valid one; null without one. */
  readonly vatId: string | null;
  /** A yacht used on the high seas for passengers who pay, or for other commerce (article 148). */
  readonly usedCommercially: boolean;
}

export interface TaxQuestion {
  readonly seller: TaxSeller;
  readonly buyer: TaxBuyer;
  readonly supply: Supply;
  /** Where goods arrive or work is done; null for a supply without a place. */
  readonly place: string | null;
  /** Goods that the buyer takes over at `place`: nobody dispatches them. */
  readonly isHandedOver?: boolean;
  /** The listing's rate, in basis points. */
  readonly listingRateBps: number;
}

export interface TaxDecision {
  readonly category: TaxCategory;
  readonly rateBps: number;
  /** A sentence for the invoice, with the article. */
  readonly reason: string;
}

interface TaxUndecided {
  readonly code: 'TAX_UNDECIDED';
  readonly needed: readonly TaxNeed[];
}

export type TaxAnswer = Result<TaxDecision, TaxUndecided>;
