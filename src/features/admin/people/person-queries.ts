import { answer, dataOf } from '../../../api/index.ts';
import { useApiMutation, useApiQuery, useServerCache } from '../../server-data/index.ts';
import type { SuspensionCommand } from './person.types.ts';

export const peopleKey = ['admin', 'people'] as const;
const personKey = (id: string) => ['admin', 'person', id] as const;

/** A user with their latest orders, bookings and messages. */
export const usePerson = (id: string) =>
  useApiQuery({
    key: personKey(id),
    read: ({ client, signal }) =>
      dataOf(client.GET('/admin/people/{userId}', { params: { path: { userId: id } }, signal })),
    onOpen: true,
  });

interface SuspensionInput {
  readonly command: SuspensionCommand;
  readonly reason: string;
}

/** Suspends a user or ends it (contract: decidePersonStatus). They are reloaded afterwards, also after a refusal. */
export function useSuspension(userId: string, onDone: () => void) {
  const cache = useServerCache();
  return useApiMutation({
    send: ({ client, signal }, body: SuspensionInput) =>
      answer(client.POST('/admin/people/{userId}/status', { params: { path: { userId } }, body, signal })),
    onDone: ({ data }) => {
      cache.setQueryData(personKey(userId), data);
      onDone();
    },
    onFailed: () => cache.invalidateQueries({ queryKey: personKey(userId) }),
    success: ({ message }) => message,
    invalidates: [peopleKey],
  });
}
