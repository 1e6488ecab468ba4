import type { StoredDispute } from './records.ts';
import type { WireDispute } from './wire-shapes.ts';

const movement = ({ id, currency, createdSeconds }: StoredDispute, amount: number, fee: number) => ({
  id: `txn_${id}_${amount < 0 ? 'out' : 'in'}`,
  object: 'balance_transaction' as const,
  amount,
  fee,
  net: amount - fee,
  currency,
  created: createdSeconds,
  type: 'adjustment' as const,
});

/** A dispute as the API returns it, with the submitted part of its evidence. */
export const disputeObject = (dispute: StoredDispute): WireDispute => ({
  id: dispute.id,
  object: 'dispute',
  livemode: false,
  amount: dispute.amount,
  currency: dispute.currency,
  charge: dispute.chargeId,
  payment_intent: dispute.intentId,
  created: dispute.createdSeconds,
  reason: dispute.reason,
  status: dispute.status,
  is_charge_refundable: false,
  metadata: {},
  balance_transactions: [
    movement(dispute, -dispute.amount, dispute.fee),
    ...(dispute.status === 'won' ? [movement(dispute, dispute.amount, 0)] : []),
  ],
  evidence: { ...dispute.evidence },
  evidence_details: {
    due_by: dispute.dueBySeconds,
    has_evidence: Object.keys(dispute.evidence).length > 0,
    past_due: dispute.status === 'lost' && dispute.submissions === 0,
    submission_count: dispute.submissions,
  },
});
