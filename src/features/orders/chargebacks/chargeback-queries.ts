import { answer, asForm, dataOf } from '../../../api/index.ts';
import { saveFile } from '../../../ui/index.ts';
import { useApiMutation, useApiQuery } from '../../server-data/index.ts';
import type { EvidenceFileKind } from './chargeback.types.ts';

/**
 * The chargebacks of a purchase (contract: listChargebacks). Their query key begins with 'orders', so that events of
 * orders reload them.
 */
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

/**
 * Sends the evidence, which is possible once (contract: sendChargebackEvidence). The chargebacks are reloaded
 * afterwards, also when it was refused.
 */
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

interface EvidenceFileOf {
  readonly chargebackId: string;
  readonly kind: EvidenceFileKind;
}

/** Adds or replaces a file of the evidence (contract: setEvidenceFile). */
export const useSetEvidenceFile = (path: EvidenceFileOf) =>
  useApiMutation({
    send: ({ client, signal }, file: File) =>
      answer(
        client.PUT('/admin/chargebacks/{chargebackId}/files/{kind}', {
          params: { path },
          ...asForm({ file }),
          signal,
        }),
      ),
    success: ({ message }) => message,
    failed: (file) => `${file.name} wasn’t added.`,
    invalidates: [['orders', 'chargebacks']],
  });

export const useRemoveEvidenceFile = (path: EvidenceFileOf) =>
  useApiMutation({
    send: ({ client, signal }) =>
      answer(client.DELETE('/admin/chargebacks/{chargebackId}/files/{kind}', { params: { path }, signal })),
    success: ({ message }) => message,
    failed: 'The file wasn’t removed.',
    invalidates: [['orders', 'chargebacks']],
  });

/** Downloads a file of the evidence under its name. */
export const useSaveEvidenceFile = (path: EvidenceFileOf) =>
  useApiMutation({
    send: ({ client, signal }, _name: string) =>
      answer(
        client.GET('/admin/chargebacks/{chargebackId}/files/{kind}', {
          params: { path },
          parseAs: 'arrayBuffer',
          signal,
        }),
      ),
    onDone: (content, name) => saveFile(name, content, 'application/octet-stream'),
    failed: (name) => `${name} wasn’t downloaded.`,
  });
