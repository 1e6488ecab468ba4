import { businessTerms } from './business-terms.ts';
import { hourMs } from './durations.ts';

export type CancellationPolicy = 'flexible' | 'moderate' | 'strict';

const { answerHours, cancellation } = businessTerms;
const { flexibleHours, moderateHours, strictDays } = cancellation;

/** Hours before its start until which a booking can be cancelled free of charge. */
export const freeCancellationHours: Readonly<Record<CancellationPolicy, number>> = {
  flexible: flexibleHours,
  moderate: moderateHours,
  strict: strictDays * 24,
};

/** Until when the full amount is refunded; from that instant on nothing is. */
export const freeUntil = (policy: CancellationPolicy, startsAt: Date): Date =>
  new Date(startsAt.getTime() - freeCancellationHours[policy] * hourMs);

/**
 * Whether it may be confirmed only after the free cancellation has ended; `answerBy` is null before the request, and
 * the usual time to answer applies.
 */
export const mayBeConfirmedTooLate = (limit: Date, answerBy: Date | null, now: Date): boolean =>
  (answerBy ?? new Date(now.getTime() + answerHours * hourMs)) >= limit;

/** How much of `totalMinor` is refunded when the buyer cancels at `at`. */
export const refundOnCancelling = (
  {
    policy,
    startsAt,
    totalMinor,
  }: { readonly policy: CancellationPolicy; readonly startsAt: Date; readonly totalMinor: number },
  at: Date,
): number => (at < freeUntil(policy, startsAt) ? totalMinor : 0);
