import { answer, dataOf } from '../../../api/index.ts';
import { useApiMutation, useApiQuery, useServerCache } from '../../server-data/index.ts';
import type { ContactCommand } from './message.types.ts';
import { messagesKey } from './messages-list.tsx';

const messageKey = (id: string) => ['admin', 'contact-message', id] as const;

/** One conversation with its allowed actions. */
export const useMessage = (id: string | null) =>
  useApiQuery({
    key: messageKey(id ?? 'none'),
    read: ({ client, signal }) => {
      const params = { path: { messageId: id ?? 'none' } };
      return dataOf(client.GET('/admin/contact-messages/{messageId}', { params, signal }));
    },
    enabled: id !== null,
  });

export interface ActInput {
  readonly command: ContactCommand;
  readonly text?: string;
  /** The version of the conversation that the admin has seen. */
  readonly version: number;
}

/**
 * Performs an action on a conversation, such as answering. It is reloaded afterwards, also when the action was refused.
 */
export function useMessageAction(messageId: string, onDone: () => void) {
  const cache = useServerCache();
  return useApiMutation({
    send: ({ client, signal }, body: ActInput) =>
      answer(
        client.POST('/admin/contact-messages/{messageId}/actions', {
          params: { path: { messageId } },
          body,
          signal,
        }),
      ),
    onDone: ({ data }) => {
      cache.setQueryData(messageKey(messageId), data);
      onDone();
    },
    onFailed: () => cache.invalidateQueries({ queryKey: messageKey(messageId) }),
    success: ({ message }) => message ?? null,
    invalidates: [messagesKey],
  });
}
