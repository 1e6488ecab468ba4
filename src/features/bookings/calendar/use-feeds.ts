import { useState } from 'react';
import { answer, dataOf, type components } from '../../../api/index.ts';
import { useApiMutation, useApiQuery } from '../../server-data/index.ts';

export type CalendarFeed = components['schemas']['CalendarFeed'];

const feedsKey = ['calendar-feeds'] as const;

const unreadEveryMs = 10_000;

const isUnread = ({ lastReadAt }: CalendarFeed): boolean => lastReadAt === null;

/**
 * The user's secret calendar feeds; the answer does not contain the addresses themselves. Polled while a feed has never
 * been read, since no event reports the first read.
 */
export function useFeeds() {
  const [isAwaited, setIsAwaited] = useState(false);
  const feeds = useApiQuery({
    key: feedsKey,
    read: async ({ client, signal }) => (await dataOf(client.GET('/calendar-feeds', { signal }))).items,
    everyMs: isAwaited ? unreadEveryMs : false,
  });
  const hasUnread = feeds.data?.some(isUnread) ?? false;
  if (hasUnread !== isAwaited) setIsAwaited(hasUnread);
  return feeds;
}

/** Creates an address (contract: createCalendarFeed) and passes it to `onMade`, the only time that it is known. */
export const useMakeFeed = (onMade: (address: string) => void) =>
  useApiMutation({
    send: ({ client, signal }, withDetails: boolean) =>
      dataOf(client.POST('/calendar-feeds', { body: { withDetails }, signal })),
    onDone: ({ address }) => onMade(address),
    invalidates: [feedsKey],
  });

/** Revokes an address (contract: revokeCalendarFeed). */
export const useRevokeFeed = (onDone: () => void) =>
  useApiMutation({
    send: ({ client, signal }, feedId: string) =>
      answer(client.DELETE('/calendar-feeds/{feedId}', { params: { path: { feedId } }, signal })),
    onDone,
    success: ({ message }) => message,
    invalidates: [feedsKey],
  });
