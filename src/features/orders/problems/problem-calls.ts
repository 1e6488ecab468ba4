import { answer, asForm, type MarketplaceClient } from '../../../api/index.ts';
import { useApiMutation, type ReadTools } from '../../server-data/index.ts';
import type { SubOrder } from '../shared/index.ts';
import type { ProblemReport } from './report-problem-dialog.tsx';

/** A report about a sub-order: whether it never came, or which lines it concerns. */
interface SubOrderReport extends ProblemReport {
  readonly action: 'dispute' | 'report_undelivered';
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
}

type ProblemFile = SubOrder['files'][number];

/** Maximum number of a sub-order's files in the contract. */
export const mostProblemFiles = 20;

const sendFile = (client: MarketplaceClient, subOrderId: string, file: File, signal: AbortSignal) =>
  answer(
    client.POST('/sub-orders/{subOrderId}/files', {
      params: { path: { subOrderId } },
      ...asForm({ file }),
      signal,
    }),
  );

/** Reports a problem with its photos (contract: addSubOrderFile, actOnSubOrder). The order is reloaded afterwards. */
export const useReportProblem = (subOrderId: string, onDone: () => void) =>
  useApiMutation({
    send: async ({ client, signal }, { action, note, lines, photos, onSent }: SubOrderReport) => {
      for (const photo of photos) {
        await sendFile(client, subOrderId, photo, signal);
        onSent(photo);
      }
      return answer(
        client.POST('/sub-orders/{subOrderId}/actions', {
          params: { path: { subOrderId } },
          body: { action, note, ...(lines.length > 0 && { lines: [...lines] }) },
          signal,
        }),
      );
    },
    onDone,
    success: ({ message }) => message,
    invalidates: [['orders']],
    reloadsFirst: true,
  });

/** Adds a photo or document (contract: addSubOrderFile). */
export const useAddProblemFile = (subOrderId: string) =>
  useApiMutation({
    send: ({ client, signal }, file: File) => sendFile(client, subOrderId, file, signal),
    success: ({ message }) => message,
    failed: ({ name }) => `${name} wasn’t added.`,
    invalidates: [['orders'], ['sub-orders']],
  });

/** Reads a file, for the parties to the sub-order (contract: readSubOrderFile). */
export const readProblemFile =
  (subOrderId: string) =>
  ({ client, signal }: ReadTools, { id: fileId }: ProblemFile): Promise<ArrayBuffer> =>
    answer(
      client.GET('/sub-orders/{subOrderId}/files/{fileId}', {
        params: { path: { subOrderId, fileId } },
        parseAs: 'arrayBuffer',
        signal,
      }),
    );
