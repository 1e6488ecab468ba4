import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import { refusal } from '../../../http-adapter/index.ts';
import type { ChargebackView, Payments } from '../../modules/payments/index.ts';
import type { AllHandlers } from './answers.ts';

type Schemas = components['schemas'];

const chargebackOf = (view: ChargebackView): Schemas['Chargeback'] => {
  const { id, number, status, reason, currency } = view;
  const timeOf = (at: Date | null) => at && at.toISOString();
  return {
    id,
    number,
    status,
    reason,
    amount: { amountMinor: view.amountMinor, currency },
    fee: { amountMinor: view.feeMinor, currency },
    openedAt: view.createdAt.toISOString(),
    dueBy: timeOf(view.evidenceDueBy),
    sentAt: timeOf(view.sentAt),
    closedAt: timeOf(view.closedAt),
    evidence: view.evidenceText,
    files: view.files.map(({ kind, name, mediaType, sizeBytes }) => ({ kind, name, mediaType, sizeBytes })),
    canSend: view.canSend,
  };
};

const wrongPart = (field: string, message: string, rule: string) =>
  refusal('VALIDATION', { message, fields: [{ field, message, rule }] });

const noSuch = () => refusal('NOT_FOUND', { message: 'Chargeback not found.' });
const tooLate = () =>
  refusal('NOT_ALLOWED_NOW', { message: 'Evidence has already been sent, or the deadline has passed.' });

type ChargebackHandlers = Pick<
  AllHandlers,
  'listChargebacks' | 'sendChargebackEvidence' | 'setEvidenceFile' | 'readEvidenceFile' | 'removeEvidenceFile'
>;

/** The admins' operations on chargebacks. */
export const chargebackHandlers = (
  payments: Pick<Payments, 'viewChargeback' | keyof ChargebackHandlers>,
): ChargebackHandlers => {
  const after = async (chargebackId: string, message: string) => {
    const view = await payments.viewChargeback(chargebackId);
    return view.ok
      ? ({ status: 200, body: { status: true, message, data: chargebackOf(view.value) } } as const)
      : noSuch();
  };
  return {
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
      if (code === 'NOT_FOUND') return noSuch();
      if (code === 'PAPER_NOT_ACCEPTED')
        return refusal(code, {
          message:
            'The payment provider doesn’t take one of the files. Remove it and send the evidence again.',
        });
      return code === 'UNAVAILABLE'
        ? refusal(code, {
            message: 'The payment provider isn’t responding. Please send the evidence again in a moment.',
            retryAfterSeconds: 5,
          })
        : tooLate();
    },

    async setEvidenceFile({ session, params, upload }) {
      for await (const part of upload()) {
        if (part.fieldname !== 'file')
          return wrongPart(part.fieldname, 'This isn’t a field we know.', 'additionalProperties');
        if (part.type !== 'file') return wrongPart('file', 'This must be a file.', 'type');
        const sent = { fileName: part.filename, file: part.file };
        const set = await payments.setEvidenceFile(session, params, sent);
        if (set.ok) return after(params.chargebackId, 'The file goes to the bank with the evidence.');
        const { code } = set.error;
        if (code === 'NOT_FOUND') return noSuch();
        if (code === 'NOT_ALLOWED_NOW') return tooLate();
        return code === 'PAPER_NOT_ACCEPTED'
          ? refusal(code, { message: 'Banks take PDF, JPEG and PNG, all files together up to 4.5 MB.' })
          : refusal(code);
      }
      return wrongPart('file', 'Please choose a file.', 'required');
    },

    async readEvidenceFile({ params }) {
      const file = await payments.readEvidenceFile(params);
      if (!file.ok) return refusal('NOT_FOUND', { message: 'File not found.' });
      return { status: 200, body: file.value.stream, headers: file.value.headers };
    },

    async removeEvidenceFile({ params }) {
      const removed = await payments.removeEvidenceFile(params);
      if (removed.ok) return after(params.chargebackId, 'The file is removed.');
      return removed.error.code === 'NOT_FOUND'
        ? refusal('NOT_FOUND', { message: 'File not found.' })
        : tooLate();
    },
  };
};
