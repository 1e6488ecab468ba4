import { answer, dataOf, type components } from '../../../api/index.ts';
import { useApiMutation, useApiQuery } from '../../server-data/index.ts';

export type CalendarFeed = components['schemas']['CalendarFeed'];

const feedsKey = ['calendar-feeds'] as const;

/** The user's own secret calendar addresses; the addresses themselves are not among what is read. */
export const useFeeds = () =>
  useApiQuery({
    key: feedsKey,
    read: async ({ client, signal }) => (await dataOf(client.GET('/calendar-feeds', { signal }))).items,
  });

/** Makes another address (contract: createCalendarFeed), which `onMade` is given this once. */
export const useMakeFeed = (onMade: (address: string) => void) =>
  useApiMutation({
    send: ({ client, signal }, withDetails: boolean) =>
      dataOf(client.POST('/calendar-feeds', { body: { withDetails }, signal })),
    onDone: ({ address }) => onMade(address),
    invalidates: [feedsKey],
  });

/** Makes an address useless (contract: revokeCalendarFeed). */
export const useRevokeFeed = (onDone: () => void) =>
  useApiMutation({
    send: ({ client, signal }, feedId: string) =>
      answer(client.DELETE('/calendar-feeds/{feedId}', { params: { path: { feedId } }, signal })),
    onDone,
    success: ({ message }) => message,
    invalidates: [feedsKey],
  });
