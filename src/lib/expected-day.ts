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
  return dayOf(new Date(from.getTime() + days * dayMs));
}

/**
 * An expected date that was promised at `promisedAt` for goods that can leave only at `leaveAt`: later by the days in
 * between.
 */
export const movedDay = (day: string, promisedAt: Date, leaveAt: Date): string =>
  dayOf(new Date(Date.parse(day) + Date.parse(dayOf(leaveAt)) - Date.parse(dayOf(promisedAt))));

/** The day of an instant in UTC: YYYY-MM-DD. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
