import { businessTerms } from './business-terms.ts';
import { dayMs } from './durations.ts';

/** The deadline for requesting a return of what was delivered then. */
export const returnableUntil = (deliveredAt: Date): Date =>
  new Date(deliveredAt.getTime() + businessTerms.returns.requestDays * dayMs);
