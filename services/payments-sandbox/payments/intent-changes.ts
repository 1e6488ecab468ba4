import type { EventContent } from '../events.ts';
import { newId } from '../new-id.ts';
import type { SandboxState } from '../objects.ts';
import { secondsOf, type Moment } from '../rules.ts';
import { chargeObject } from './charge-object.ts';
import { intentObject } from './intent-object.ts';
import type { CancellationReason, StoredCharge, StoredIntent, StoredSession } from './records.ts';

/** The intent of a session at the first attempt to pay. */
export const newIntent = (
  { id: sessionId, amountTotal, currency, pageUrl, intentData }: StoredSession,
  moment: Pick<Moment, 'nowMs'>,
): StoredIntent => ({
  id: newId('pi'),
  sessionId,
  status: 'requires_payment_method',
  createdSeconds: secondsOf(moment),
  amount: amountTotal,
  amountReceived: 0,
  currency,
  ...intentData,
  latestChargeId: null,
  lastError: null,
  card: null,
  authenticationUrl: `${pageUrl}/authenticate`,
  cancellationReason: null,
  canceledAtSeconds: null,
});

export const canceledIntent = (
  intent: StoredIntent,
  cancellationReason: CancellationReason | null,
  moment: Pick<Moment, 'nowMs'>,
): StoredIntent => ({
  ...intent,
  status: 'canceled',
  cancellationReason,
  canceledAtSeconds: secondsOf(moment),
});

export const withIntent = (state: SandboxState, intent: StoredIntent): SandboxState => ({
  ...state,
  intents: { ...state.intents, [intent.id]: intent },
});

export const withCharge = (state: SandboxState, charge: StoredCharge): SandboxState => ({
  ...state,
  charges: { ...state.charges, [charge.id]: charge },
});

/** The platform's balance with an amount of a currency added, or subtracted. */
export const withBalance = (state: SandboxState, currency: string, by: number): SandboxState => ({
  ...state,
  balances: { ...state.balances, [currency]: (state.balances[currency] ?? 0) + by },
});

export const intentEvent = (type: `payment_intent.${string}`, intent: StoredIntent): EventContent => ({
  type,
  object: intentObject(intent),
  subject: intent.sessionId,
});

export const chargeEvent = (
  type: `charge.${string}`,
  charge: StoredCharge,
  { sessionId }: Pick<StoredIntent, 'sessionId'>,
): EventContent => ({ type, object: chargeObject(charge), subject: sessionId });
