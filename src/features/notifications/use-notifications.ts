import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
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

/** Marks as read what the user was notified of the thing whose page is open: once for each page, and again after news. */
export function useReadOpened(unread: number): void {
  const { pathname, search } = useLocation();
  const path = `${pathname}${search}`;
  // Where it doesn't work nobody is told: the count stays, and the next opening tries again.
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
