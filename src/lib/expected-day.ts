import { businessTerms } from './business-terms.ts';
import type { DeliveryDays } from './delivery-reach.ts';
import { dayMs } from './durations.ts';

interface Delivery {
  readonly deliveryKind: keyof typeof businessTerms.expectedDays;
  /** As the delivery method said when it was ordered. */
  readonly deliveryDays: DeliveryDays | null;
}

/**
 * When what is confirmed at `from` is expected, as YYYY-MM-DD, where its supplier says nothing else: after the most days that
 * the delivery method takes, or as many as are usual for its kind.
 */
export function expectedDay({ deliveryKind, deliveryDays }: Delivery, from: Date): string {
  const days = deliveryDays?.to ?? businessTerms.expectedDays[deliveryKind];
  return new Date(from.getTime() + days * dayMs).toISOString().slice(0, 10);
}
