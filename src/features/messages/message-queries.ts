import { answer, dataOf } from '../../api/index.ts';
import { useApiMutation, useApiQuery } from '../server-data/index.ts';

/** Events of orders and bookings reload what begins with the first word (useOrderEvents). */
const keyOf = (saleId: string) => ['messages', saleId] as const;

/** What was written about a sub-order or booking (contract: listMessages): the latest, or those before one of them. */
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

/** Writes a message (contract: sendMessage). A further try after a failure writes it once. */
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
