import { answer, dataOf } from '../../../api/index.ts';
import { useApiMutation, useApiQuery } from '../../server-data/index.ts';

/** What the buyer's bank has taken back of a purchase (contract: listChargebacks). Events of orders reload what begins with the first word. */
export const useChargebacks = (purchaseId: string) =>
  useApiQuery({
    key: ['orders', 'chargebacks', purchaseId],
    read: ({ client, signal }) =>
      dataOf(
        client.GET('/admin/purchases/{purchaseId}/chargebacks', { params: { path: { purchaseId } }, signal }),
      ),
  });

interface EvidenceInput {
  readonly chargebackId: string;
  readonly evidence: string;
}

/** Sends the evidence, once (contract: sendChargebackEvidence). Afterwards, also when it was refused, what is shown is what the server has. */
export const useSendEvidence = (onDone: () => void) =>
  useApiMutation({
    send: ({ client, signal }, { chargebackId, evidence }: EvidenceInput) =>
      answer(
        client.POST('/admin/chargebacks/{chargebackId}/evidence', {
          params: { path: { chargebackId } },
          body: { evidence },
          signal,
        }),
      ),
    onDone,
    success: ({ message }) => message,
    invalidates: [['orders'], ['bookings'], ['dashboards']],
  });
