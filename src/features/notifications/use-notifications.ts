import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { dataOf } from '../../api/index.ts';
import { useApiMutation, useApiQuery } from '../server-data/index.ts';

/** A change of a notification reloads all queries about notifications. */
const everything = [['notifications']] as const;

const unreadAgainMs = 60_000;

/** The number of the user's unread notifications; undefined while unknown. */
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

/** The maximum in the contract. */
const markedAtOnce = 200;

/** Marks notifications as read or unread. */
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

/** Marks all notifications up to an instant as read. */
export const useMarkAll = () =>
  useApiMutation({
    send: ({ client, signal }, until: string) =>
      dataOf(client.POST('/notifications/mark-all', { body: { until }, signal })),
    invalidates: everything,
    success: () => 'All notifications are marked as read.',
    failed: 'The notifications weren’t marked.',
  });

/**
 * Marks the notifications about the open page's subject as read: once for each page, and again after new ones arrive.
 */
export function useReadOpened(unread: number): void {
  const { pathname, search } = useLocation();
  const path = `${pathname}${search}`;
  // A failure is not shown: the count stays, and opening the page again retries.
  const { run } = useApiMutation({
    send: ({ client, signal }, opened: string) =>
      dataOf(client.POST('/notifications/opened', { body: { path: opened }, signal })),
    invalidates: everything,
  });
  const isThing = /[\da-f]-[\da-f]{12}/.test(path);
  const read = useEffectEvent(() => void run(path));
  useEffect(() => {
    if (unread > 0 && isThing) read();
  }, [path, unread, isThing]);
}
