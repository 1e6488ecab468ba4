import { z } from 'zod';
import { ok, refuse, type Result } from '../../../src/lib/result.ts';
import { retrieveAccount, type AppliedCall } from '../accounts.ts';
import { withEvents, type EventContent } from '../events.ts';
import type { Form } from '../form.ts';
import { newId } from '../new-id.ts';
import type { SandboxState } from '../objects.ts';
import { readParameters } from '../parameters.ts';
import { secondsOf, type Moment } from '../rules.ts';
import type { StripeError } from '../stripe-error.ts';
import { withBalance } from './intent-changes.ts';
import { amountReversed, reversalObject, transferObject } from './movement-objects.ts';
import { amount, currency, metadata } from './parameter-shapes.ts';
import { paymentErrors } from './payment-errors.ts';
import { withArrival } from './paying-out.ts';
import { found, type StoredCharge, type StoredReversal, type StoredTransfer } from './records.ts';
import type { WireBalance, WireReversal, WireTransfer } from './wire-shapes.ts';

const transferParameters = z.strictObject({
  amount,
  currency,
  destination: z.string(),
  transfer_group: z.string().optional(),
  source_transaction: z.string().optional(),
  description: z.string().optional(),
  metadata,
});
type Wanted = z.output<typeof transferParameters>;

/** POST /v1/transfers: from the platform's balance, which must cover it, to an account that may be paid. */
export function createTransfer(state: SandboxState, form: Form, moment: Moment): AppliedCall<WireTransfer> {
  const given = readParameters(transferParameters, form);
  if (!given.ok) return given;
  const wanted = given.value;
  const destination = retrieveAccount(state, wanted.destination);
  if (!destination.ok) return refuse(paymentErrors.noSuch('destination', wanted.destination, 'destination'));
  if (destination.value.capabilities.transfers !== 'active')
    return refuse(paymentErrors.incapableDestination);
  const source = sourceOf(state, wanted);
  if (!source.ok) return source;
  if (wanted.amount > (state.balances[wanted.currency] ?? 0)) return refuse(paymentErrors.transferNotCovered);
  const transfer: StoredTransfer = {
    id: newId('tr'),
    amount: wanted.amount,
    currency: wanted.currency,
    destination: wanted.destination,
    description: wanted.description ?? null,
    transferGroup: wanted.transfer_group ?? source.value?.transferGroup ?? null,
    sourceChargeId: source.value?.id ?? null,
    metadata: wanted.metadata,
    createdSeconds: secondsOf(moment),
    reversals: [],
  };
  const sent = withBalance(withTransfer(state, transfer), transfer.currency, -transfer.amount);
  const stored = withArrival(sent, transfer, null, moment);
  return ok({
    state: withEvents(stored, [transferEvent('transfer.created', transfer)], moment),
    object: transferObject(transfer),
  });
}

/** The charge to which a transfer is linked: captured, in its currency, and not transferred yet. */
function sourceOf(
  { charges, transfers }: SandboxState,
  { source_transaction: id, currency: wanted, amount: asked }: Wanted,
): Result<StoredCharge | null, StripeError> {
  if (id === undefined) return ok(null);
  const charge = found(charges, id);
  if (!charge) return refuse(paymentErrors.noSuch('charge', id, 'source_transaction'));
  if (!charge.isCaptured) return refuse(paymentErrors.sourceNotCaptured(id));
  if (charge.currency !== wanted) return refuse(paymentErrors.otherCurrency(charge.currency));
  const before = Object.values(transfers).filter(({ sourceChargeId }) => sourceChargeId === id);
  const left = before.reduce(
    (rest, transfer) => rest - transfer.amount + amountReversed(transfer),
    charge.amountCaptured,
  );
  return asked > left ? refuse(paymentErrors.sourceExceeded(left, wanted)) : ok(charge);
}

/** GET /v1/transfers/:id */
export function retrieveTransfer(state: SandboxState, id: string): Result<WireTransfer, StripeError> {
  const transfer = found(state.transfers, id);
  return transfer ? ok(transferObject(transfer)) : refuse(paymentErrors.noSuch('transfer', id));
}

const reversalParameters = z.strictObject({ amount: amount.optional(), metadata });

/** POST /v1/transfers/:id/reversals: returns part or all of a transfer to the platform's balance. */
export function reverseTransfer(
  state: SandboxState,
  form: Form,
  moment: Moment,
  { id }: { readonly id: string },
): AppliedCall<WireReversal> {
  const given = readParameters(reversalParameters, form);
  if (!given.ok) return given;
  const transfer = found(state.transfers, id);
  if (!transfer) return refuse(paymentErrors.noSuch('transfer', id));
  const left = transfer.amount - amountReversed(transfer);
  const asked = given.value.amount ?? left;
  if (left === 0) return refuse(paymentErrors.alreadyReversed(id));
  if (asked > left) return refuse(paymentErrors.reversalTooLarge(asked, left, transfer.currency));
  const reversal: StoredReversal = {
    id: newId('trr'),
    amount: asked,
    metadata: given.value.metadata,
    createdSeconds: secondsOf(moment),
  };
  const reversed = { ...transfer, reversals: [...transfer.reversals, reversal] };
  const returned = withBalance(withTransfer(state, reversed), transfer.currency, asked);
  const stored = withArrival(returned, transfer, reversal, moment);
  return ok({
    state: withEvents(stored, [transferEvent('transfer.reversed', reversed)], moment),
    object: reversalObject(reversal, transfer),
  });
}

/** GET /v1/balance: here everything is available at once. */
export function retrieveBalance({ balances }: SandboxState): WireBalance {
  const known = Object.entries(balances);
  const all = known.length > 0 ? known : [['eur', 0] as const];
  const part = (of: 'all' | 'none') =>
    all.map(([code, sum]) => {
      const value = of === 'all' ? sum : 0;
      return { amount: value, currency: code, source_types: { card: value } };
    });
  return { object: 'balance', livemode: false, available: part('all'), pending: part('none') };
}

const withTransfer = (state: SandboxState, transfer: StoredTransfer): SandboxState => ({
  ...state,
  transfers: { ...state.transfers, [transfer.id]: transfer },
});

const transferEvent = (
  type: 'transfer.created' | 'transfer.reversed',
  transfer: StoredTransfer,
): EventContent => ({
  type,
  object: transferObject(transfer),
  subject: transfer.id,
});
