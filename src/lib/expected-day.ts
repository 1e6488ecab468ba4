import { businessTerms } from './business-terms.ts';
import type { DeliveryDays } from './delivery-reach.ts';
import { dayMs } from './durations.ts';

interface Delivery {
  readonly deliveryKind: keyof typeof businessTerms.expectedDays;
  /** From the delivery method at the time of ordering. */
  readonly deliveryDays: DeliveryDays | null;
}

/**
 * The expected date (YYYY-MM-DD) of goods confirmed at `from`, if the supplier gives none: after the maximum delivery
 * time of the method, or the usual time of its kind.
 */
export function expectedDay({ deliveryKind, deliveryDays }: Delivery, from: Date): string {
  const days = deliveryDays?.to ?? businessTerms.expectedDays[deliveryKind];
  return new Date(from.getTime() + days * dayMs).toISOString().slice(0, 10);
}
