import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { dataOf } from '../../api/index.ts';
import { useApiMutation, useApiQuery } from '../server-data/index.ts';

const unreadAgainMs = 60_000;

/** The number of the user's unread notifications, with what waits for an answer; undefined while unknown. */
export const useUnreadCount = (): number | undefined =>
  useApiQuery({
    key: ['notifications', 'unread'],
    read: ({ client, signal }) => dataOf(client.GET('/notifications/unread', { signal })),
    everyMs: unreadAgainMs,
  }).data?.unread;

/**
 * Marks the notifications about the open page's subject as read, except what waits for an answer: once for each page,
 * and again after new ones arrive.
 */
export function useReadOpened(unread: number): void {
  const { pathname, search } = useLocation();
  const path = `${pathname}${search}`;
  // A failure is not shown: the count stays, and opening the page again retries.
  const { run } = useApiMutation({
    send: ({ client, signal }, opened: string) =>
      dataOf(client.POST('/notifications/opened', { body: { path: opened }, signal })),
    invalidates: [['notifications']],
  });
  const isThing = /[\da-f]-[\da-f]{12}/.test(path);
  const read = useEffectEvent(() => void run(path));
  useEffect(() => {
    if (unread > 0 && isThing) read();
  }, [path, unread, isThing]);
}
