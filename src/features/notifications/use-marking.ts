import { dataOf } from '../../api/index.ts';
import { useApiMutation } from '../server-data/index.ts';

/** A change of a notification reloads all queries about notifications. */
const everything = [['notifications']] as const;

/** Why a notification is not marked as read. */
export const waitingStays = 'What needs your answer stays unread until it’s answered.';

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
    success: ({ unread }) =>
      unread === 0 ? 'All notifications are marked as read.' : `Marked as read. ${waitingStays}`,
    failed: 'The notifications weren’t marked.',
  });
