import { disputeAnswerBy } from '../../disputes/index.ts';
import type { Question } from '../../../platform/notifications/index.ts';
import { after, completesAfterMs } from '../orders.domain.ts';
import type { LockedSubOrder, SubOrderChange } from '../trade.repository.ts';

/** A question about a sub-order, and which side is asked. */
export interface SubOrderQuestion extends Question {
  readonly whom: 'buyer' | 'supplier';
}

/** What one of the two sides is asked after a change; null if nothing, or an admin decides. */
export function askedAfter(
  { id: about, ...before }: Pick<LockedSubOrder, 'id' | 'answerBy' | 'deliveredAt' | 'dispute'>,
  { status, ...change }: Pick<SubOrderChange, 'status' | 'answerBy' | 'deliveredAt' | 'dispute'>,
): SubOrderQuestion | null {
  const answerBy = change.answerBy ?? before.answerBy;
  if (status === 'pending_confirmation') return { about, answerBy, whom: 'supplier' };
  if (status === 'change_proposed') return { about, answerBy, whom: 'buyer' };
  const deliveredAt = change.deliveredAt ?? before.deliveredAt;
  if (status === 'delivered' && deliveredAt !== null) return receiptQuestion(about, deliveredAt);
  const dispute = status === 'disputed' ? (change.dispute ?? before.dispute) : null;
  const disputeBy = disputeAnswerBy(dispute);
  if (dispute?.stage === 'asked') return { about, answerBy: disputeBy, whom: 'supplier' };
  if (dispute?.stage === 'part_offered') return { about, answerBy: disputeBy, whom: 'buyer' };
  return null;
}

/** Whether what was delivered has come: it waits until it counts as received. */
export const receiptQuestion = (about: string, deliveredAt: Date): SubOrderQuestion => ({
  about,
  answerBy: after(deliveredAt, completesAfterMs),
  whom: 'buyer',
});
