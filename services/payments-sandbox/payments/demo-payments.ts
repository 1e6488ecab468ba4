import type { SandboxState } from '../objects.ts';
import { withBalance, withCharge, withIntent } from './intent-changes.ts';
import { found, type StoredCard } from './records.ts';

/**
 * Payments of the demo market exist without having been created, like its accounts: the id contains their amounts.
 * `pi_demo…` is the payment, `ch_demo…` its charge and `tr_demo…` its transfer to the vendor: `<kind>_demo<captured or
 * authorised><amount>to<transferred>in<currency><letters and digits>`.
 */
const named = /^(?:pi|ch|tr)_demo((c|a)(\d{1,12})to(\d{1,12})in([a-z]{3})[\da-z]+)$/;

const card: StoredCard = {
  paymentMethodId: 'pm_demo',
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2045,
  holder: 'Demo',
};

/** The state with the payments of these ids; unchanged if they name none, or stored ones. */
export const withDemoPayments = (state: SandboxState, ids: readonly unknown[]): SandboxState =>
  ids.reduce<SandboxState>(
    (known, id) => (typeof id === 'string' ? withDemoPayment(known, id) : known),
    state,
  );

function withDemoPayment(state: SandboxState, id: string): SandboxState {
  const [, name = '', how = '', amountText = '', transferredText = '', currency = ''] = named.exec(id) ?? [];
  const [intentId, chargeId, transferId] = [`pi_demo${name}`, `ch_demo${name}`, `tr_demo${name}`];
  if (name === '' || found(state.intents, intentId)) return state;
  const isCaptured = how === 'c';
  const amount = Number(amountText);
  const transferred = Number(transferredText);
  const common = {
    createdSeconds: 0,
    amount,
    currency,
    transferGroup: null,
    description: null,
    metadata: {},
  };
  const paid = withIntent(
    withCharge(state, {
      ...common,
      id: chargeId,
      intentId,
      status: 'succeeded',
      isCaptured,
      amountCaptured: isCaptured ? amount : 0,
      amountReleased: 0,
      amountRefunded: 0,
      captureBeforeSeconds: null,
      card,
      failure: null,
      email: null,
    }),
    {
      ...common,
      id: intentId,
      sessionId: `cs_demo${name}`,
      status: isCaptured ? 'succeeded' : 'requires_capture',
      amountReceived: isCaptured ? amount : 0,
      captureMethod: 'manual',
      receiptEmail: null,
      latestChargeId: chargeId,
      lastError: null,
      card,
      authenticationUrl: '',
      cancellationReason: null,
      canceledAtSeconds: null,
    },
  );
  if (!isCaptured) return paid;
  const kept = withBalance(paid, currency, amount - transferred);
  if (transferred === 0) return kept;
  const transfer = {
    ...common,
    id: transferId,
    amount: transferred,
    destination: 'acct_demo0',
    sourceChargeId: chargeId,
    reversals: [],
  };
  return { ...kept, transfers: { ...kept.transfers, [transferId]: transfer } };
}
