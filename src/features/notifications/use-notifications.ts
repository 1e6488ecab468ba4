import { dataOf } from '../../api/index.ts';
import { useApiMutation, useApiQuery } from '../server-data/index.ts';

/** All that is read about notifications is read again when one changes. */
const everything = [['notifications']] as const;

const unreadAgainMs = 60_000;

/** How many the user has not read; undefined while that is not known. */
export const useUnreadCount = (): number | undefined =>
  useApiQuery({
    key: ['notifications', 'unread'],
    read: ({ client, signal }) => dataOf(client.GET('/notifications/unread', { signal })),
    everyMs: unreadAgainMs,
  }).data?.unread;

interface Marking {
  readonly ids: readonly string[];
  readonly isRead: boolean;
}

/** The contract's most. */
const markedAtOnce = 200;

/** Marks some as read or unread. */
export const useMark = () =>
  useApiMutation({
    send: async ({ client, signal }, { ids, isRead }: Marking) => {
      for (let start = 0; start < ids.length; start += markedAtOnce)
        await dataOf(
          client.POST('/notifications/mark', {
            body: { ids: ids.slice(start, start + markedAtOnce), isRead },
            signal,
          }),
        );
    },
    invalidates: everything,
    failed: 'The notifications weren’t marked.',
  });

/** Marks all up to an instant as read. */
export const useMarkAll = () =>
  useApiMutation({
    send: ({ client, signal }, until: string) =>
      dataOf(client.POST('/notifications/mark-all', { body: { until }, signal })),
    invalidates: everything,
    success: () => 'All notifications are marked as read.',
    failed: 'The notifications weren’t marked.',
  });
