import type { StoredMovement, StoredPayout } from './records.ts';
import type { WireMovement, WirePayout } from './wire-shapes.ts';

/** A payout as the API returns it: all are made by the account's schedule. */
export const payoutObject = (payout: StoredPayout): WirePayout => ({
  id: payout.id,
  object: 'payout',
  livemode: false,
  amount: payout.amount,
  currency: payout.currency,
  status: payout.status,
  arrival_date: payout.arrivalSeconds,
  created: payout.createdSeconds,
  automatic: true,
  reconciliation_status: 'completed',
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: payout.movementId,
  description: 'STRIPE PAYOUT',
  destination: payout.bank.id,
  failure_balance_transaction: payout.failure?.movementId ?? null,
  failure_code: payout.failure?.code ?? null,
  failure_message: payout.failure?.message ?? null,
  metadata: {},
  method: 'standard',
  original_payout: null,
  payout_method: null,
  reversed_by: null,
  source_type: 'card',
  statement_descriptor: null,
  trace_id: null,
  type: 'bank_account',
});

const categories: Readonly<Record<StoredMovement['type'], string>> = {
  payment: 'charge',
  payment_refund: 'refund',
  payout: 'payout',
  payout_failure: 'payout_reversal',
};

export const movementObject = (movement: StoredMovement, nowMs: number): WireMovement => ({
  id: movement.id,
  object: 'balance_transaction',
  amount: movement.amount,
  available_on: Math.floor(movement.availableAtMs / 1000),
  created: movement.createdSeconds,
  currency: movement.currency,
  description: null,
  exchange_rate: null,
  fee: 0,
  fee_details: [],
  net: movement.amount,
  reporting_category: categories[movement.type],
  source: movement.sourceId,
  status: movement.availableAtMs <= nowMs ? 'available' : 'pending',
  type: movement.type,
});

/** A movement as the account has it: a payment refers to its transfer, a refund to its payment. */
export function movedObject({ type, sourceId, transferId, reversalId, amount, currency }: StoredMovement) {
  const common = { id: sourceId, amount: Math.abs(amount), currency };
  return type === 'payment'
    ? { ...common, object: 'charge', source_transfer: transferId }
    : {
        ...common,
        object: 'refund',
        charge: transferId?.replace(/^tr_/, 'py_') ?? null,
        source_transfer_reversal: reversalId,
      };
}
