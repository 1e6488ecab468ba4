import { answer, dataOf } from '../../api/index.ts';
import { useApiMutation, useApiQuery } from '../server-data/index.ts';

/** The key begins with 'messages', so that events of orders and bookings reload it (useOrderEvents). */
const keyOf = (saleId: string) => ['messages', saleId] as const;

/** The messages about a sub-order or booking (contract: listMessages): the latest, or those before a message. */
export const useMessages = (saleId: string, before?: string) =>
  useApiQuery({
    key: [...keyOf(saleId), before ?? 'latest'],
    read: ({ client, signal }) =>
      dataOf(
        client.GET('/sales/{saleId}/messages', {
          params: { path: { saleId }, query: { before } },
          signal,
        }),
      ),
  });

/** Sends a message (contract: sendMessage). A retry after a failure does not send it twice. */
export const useSendMessage = (saleId: string, onDone: () => void) =>
  useApiMutation({
    send: ({ client, signal, idempotencyKey }, text: string) =>
      answer(
        client.POST('/sales/{saleId}/messages', {
          params: { path: { saleId }, header: { 'Idempotency-Key': idempotencyKey } },
          body: { text },
          signal,
        }),
      ),
    onDone,
    invalidates: [keyOf(saleId)],
  });
