import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import { refusal } from '../../../http-adapter/index.ts';
import type { ChargebackView, Payments } from '../../modules/payments/index.ts';
import type { AllHandlers } from './answers.ts';

type Schemas = components['schemas'];

const chargebackOf = (view: ChargebackView): Schemas['Chargeback'] => {
  const { id, status, reason, currency } = view;
  const timeOf = (at: Date | null) => at && at.toISOString();
  return {
    id,
    status,
    reason,
    amount: { amountMinor: view.amountMinor, currency },
    fee: { amountMinor: view.feeMinor, currency },
    openedAt: view.createdAt.toISOString(),
    dueBy: timeOf(view.evidenceDueBy),
    sentAt: timeOf(view.sentAt),
    closedAt: timeOf(view.closedAt),
    evidence: view.evidenceText,
    canSend: view.canSend,
  };
};

/** What admins see and do of payments that a bank has taken back. */
export const chargebackHandlers = (
  payments: Pick<Payments, 'listChargebacks' | 'sendChargebackEvidence'>,
): Pick<AllHandlers, 'listChargebacks' | 'sendChargebackEvidence'> => ({
  async listChargebacks({ params }) {
    const views = await payments.listChargebacks(params.purchaseId);
    return { status: 200, body: { status: true, data: views.map(chargebackOf) } };
  },

  async sendChargebackEvidence({ session, params, body }) {
    const sent = await payments.sendChargebackEvidence(session, params.chargebackId, body.evidence);
    if (sent.ok) {
      const message = 'The evidence is with the buyer’s bank.';
      return { status: 200, body: { status: true, message, data: chargebackOf(sent.value) } };
    }
    const { code } = sent.error;
    if (code === 'NOT_FOUND') return refusal(code, { message: 'Chargeback not found.' });
    return code === 'UNAVAILABLE'
      ? refusal(code, {
          message: 'The payment provider isn’t responding. Please send the evidence again in a moment.',
          retryAfterSeconds: 5,
        })
      : refusal(code, { message: 'Evidence was sent already, or its time is over.' });
  },
});
