import { businessTerms } from './business-terms.ts';
import { hourMs } from './durations.ts';

export type CancellationPolicy = 'flexible' | 'moderate' | 'strict';

const { answerHours, cancellation } = businessTerms;
const { flexibleHours, moderateHours, strictDays } = cancellation;

/** Until how many hours before its start a booking is cancelled free of charge. */
export const freeCancellationHours: Readonly<Record<CancellationPolicy, number>> = {
  flexible: flexibleHours,
  moderate: moderateHours,
  strict: strictDays * 24,
};

/** Until when everything goes back; from that instant on nothing does. */
export const freeUntil = (policy: CancellationPolicy, startsAt: Date): Date =>
  new Date(startsAt.getTime() - freeCancellationHours[policy] * hourMs);

/** Whether it may be confirmed only once nothing goes back any more; `answerBy` null: not asked for yet, with the usual time to answer. */
export const mayBeConfirmedTooLate = (limit: Date, answerBy: Date | null, now: Date): boolean =>
  (answerBy ?? new Date(now.getTime() + answerHours * hourMs)) >= limit;

/** What of `totalMinor` goes back when the buyer cancels at `at`. */
export const refundOnCancelling = (
  {
    policy,
    startsAt,
    totalMinor,
  }: { readonly policy: CancellationPolicy; readonly startsAt: Date; readonly totalMinor: number },
  at: Date,
): number => (at < freeUntil(policy, startsAt) ? totalMinor : 0);
