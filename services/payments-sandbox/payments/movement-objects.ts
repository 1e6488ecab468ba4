import type { StoredRefund, StoredReversal, StoredTransfer } from './records.ts';
import { wireList, type WireRefund, type WireReversal, type WireTransfer } from './wire-shapes.ts';

/** The id of a transfer, or of its reversal, on the account that received it. */
export const arrivedId = (transferId: string): string => transferId.replace(/^tr_/, 'py_');
export const arrivedRefundId = (reversalId: string): string => reversalId.replace(/^trr_/, 'pyr_');

/** A refund as the API returns it. Refunds to cards succeed at once here. */
export const refundObject = (refund: StoredRefund): WireRefund => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount,
  currency: refund.currency,
  balance_transaction: null,
  charge: refund.chargeId,
  payment_intent: refund.intentId,
  created: refund.createdSeconds,
  customer: null,
  customer_account: null,
  payment_method: null,
  metadata: { ...refund.metadata },
  reason: refund.reason,
  receipt_number: null,
  status: 'succeeded',
  source_transfer_reversal: null,
  transfer_reversal: null,
  destination_details: { type: 'card', card: { type: 'refund', reference_status: 'pending' } },
});

export const reversalObject = (
  { id, amount, metadata, createdSeconds }: StoredReversal,
  transfer: Pick<StoredTransfer, 'id' | 'currency'>,
): WireReversal => ({
  id,
  object: 'transfer_reversal',
  amount,
  currency: transfer.currency,
  created: createdSeconds,
  balance_transaction: null,
  destination_payment_refund: arrivedRefundId(id),
  source_refund: null,
  metadata: { ...metadata },
  transfer: transfer.id,
});

/** The reversed amount of a transfer, in minor units. */
export const amountReversed = ({ reversals }: Pick<StoredTransfer, 'reversals'>): number =>
  reversals.reduce((sum, { amount }) => sum + amount, 0);

/** A transfer as the API returns it, with its reversals, newest first. */
export function transferObject(transfer: StoredTransfer): WireTransfer {
  const { id, amount, currency, destination } = transfer;
  const reversed = amountReversed(transfer);
  return {
    id,
    object: 'transfer',
    livemode: false,
    amount,
    currency,
    destination,
    destination_payment: arrivedId(id),
    balance_transaction: null,
    amount_reversed: reversed,
    reversed: reversed === amount,
    created: transfer.createdSeconds,
    description: transfer.description,
    metadata: { ...transfer.metadata },
    source_type: 'card',
    source_transaction: transfer.sourceChargeId,
    transfer_group: transfer.transferGroup,
    reversals: wireList(
      `/v1/transfers/${id}/reversals`,
      transfer.reversals.toReversed().map((reversal) => reversalObject(reversal, transfer)),
    ),
  };
}
