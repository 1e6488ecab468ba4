import { answer, asForm, dataOf, type MarketplaceClient } from '../../../api/index.ts';
import { useApiMutation, useApiQuery, type ReadTools } from '../../server-data/index.ts';
import type { ReturnActRequest, ReturnFile, ReturnReader, ReturnRequest } from './return.types.ts';

/** The keys begin with 'orders' or 'sub-orders', so that events of orders reload them (useOrderEvents). */
const keyOf = (reader: ReturnReader, subOrderId: string) =>
  [reader === 'supplier' ? 'sub-orders' : 'orders', 'returns', subOrderId] as const;

/** Reloaded after a return changes: the return, the order's money, the list of returns to answer. */
const changed = [['orders'], ['sub-orders'], ['transactions']] as const;

/** The returns of a sub-order, and what its buyer can still return (contract: listReturns). */
export const useReturns = (reader: ReturnReader, subOrderId: string) =>
  useApiQuery({
    key: keyOf(reader, subOrderId),
    read: ({ client, signal }) =>
      dataOf(client.GET('/sub-orders/{subOrderId}/returns', { params: { path: { subOrderId } }, signal })),
  });

const sendReturnFile = (client: MarketplaceClient, returnId: string, file: File, signal: AbortSignal) =>
  answer(
    client.POST('/returns/{returnId}/files', {
      params: { path: { returnId } },
      ...asForm({ file }),
      signal,
    }),
  );

interface RequestInput {
  readonly request: ReturnRequest;
  /** The photos that have not been uploaded yet. */
  readonly photos: readonly File[];
}

interface AfterRequest {
  readonly onDone: () => void;
  readonly onSent: (photo: File) => void;
}

/**
 * Requests a return, with its photos (contract: requestReturn, addReturnFile). A retry does not create a second return
 * and uploads only the missing photos.
 */
export const useRequestReturn = (subOrderId: string, { onDone, onSent }: AfterRequest) =>
  useApiMutation({
    send: async ({ client, signal, idempotencyKey }, { request, photos }: RequestInput) => {
      const params = { path: { subOrderId }, header: { 'Idempotency-Key': idempotencyKey } };
      const asked = await answer(
        client.POST('/sub-orders/{subOrderId}/returns', { params, body: request, signal }),
      );
      for (const photo of photos) {
        await sendReturnFile(client, asked.data.id, photo, signal);
        onSent(photo);
      }
      return asked;
    },
    onDone,
    success: ({ message }) => message,
    invalidates: changed,
    reloadsFirst: true,
  });

interface ActInput {
  readonly returnId: string;
  readonly body: ReturnActRequest;
}

/**
 * Performs one action on a return (contract: actOnReturn). The return is reloaded afterwards, also when the action was
 * refused.
 */
export const useReturnAction = (onDone: () => void) =>
  useApiMutation({
    send: ({ client, signal }, { returnId, body }: ActInput) =>
      answer(client.POST('/returns/{returnId}/actions', { params: { path: { returnId } }, body, signal })),
    onDone,
    success: ({ message }) => message,
    invalidates: changed,
    reloadsFirst: true,
  });

/** Adds a photo, a label or a document. */
export const useAddReturnFile = (returnId: string) =>
  useApiMutation({
    send: ({ client, signal }, file: File) => sendReturnFile(client, returnId, file, signal),
    success: ({ message }) => message,
    failed: ({ name }) => `${name} wasn’t added.`,
    invalidates: [
      ['orders', 'returns'],
      ['sub-orders', 'returns'],
    ],
  });

/** Reads a file of a return, for its parties (contract: readReturnFile). */
export const readReturnFile =
  (returnId: string) =>
  ({ client, signal }: ReadTools, { id: fileId }: ReturnFile): Promise<ArrayBuffer> =>
    answer(
      client.GET('/returns/{returnId}/files/{fileId}', {
        params: { path: { returnId, fileId } },
        parseAs: 'arrayBuffer',
        signal,
      }),
    );
