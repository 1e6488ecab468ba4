import { dataOf } from '../../../api/index.ts';
import { useApiQuery } from '../../server-data/index.ts';
import type { Day } from '../calendar/calendar-days.ts';

/**
 * The bookings and deliveries of a period (contract: readCrewCalendar). The key begins with 'bookings', so that events
 * of bookings reload it.
 */
export const useCrewCalendar = (first: Day, last: Day) =>
  useApiQuery({
    key: ['bookings', 'calendar', first, last],
    read: async ({ client, signal }) =>
      (
        await dataOf(
          client.GET('/crew/calendar', { params: { query: { from: first, until: last } }, signal }),
        )
      ).items,
    keepPrevious: true,
  });
