import { dataOf } from '../../../api/index.ts';
import { useApiQuery } from '../../server-data/index.ts';
import type { Day } from '../calendar/calendar-days.ts';

/** Bookings and deliveries of some days (contract: readCrewCalendar); its key begins as bookings' do, so that their events read it again. */
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
