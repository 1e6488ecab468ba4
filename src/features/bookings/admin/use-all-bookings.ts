import { dataOf } from '../../../api/index.ts';
import { useApiQuery, type ReadTools } from '../../server-data/index.ts';
import { plusDays, type Day } from '../calendar/calendar-days.ts';
import type { BookingRow } from '../shared/index.ts';

/** The maximum in the contract. */
const pageSize = 100;
/** A month with more bookings than this has to be filtered by port. */
const mostPages = 20;
/** The maximum duration of a booking: it may have begun before the visible days. */
const longestDays = 30;

interface FoundBookings {
  readonly items: readonly BookingRow[];
  /** Whether there are more bookings than were loaded. */
  readonly isCut: boolean;
}

async function readAll(
  { client, signal }: ReadTools,
  days: { readonly from: Day; readonly until: Day; readonly port?: string },
): Promise<FoundBookings> {
  const items: BookingRow[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const query = { ...days, limit: pageSize, ...(cursor !== null && { cursor }) };
    const found: { items: BookingRow[]; nextCursor: string | null } = await dataOf(
      client.GET('/admin/bookings', { params: { query }, signal }),
    );
    items.push(...found.items);
    cursor = found.nextCursor;
    if (cursor === null) return { items, isCut: false };
  }
  return { items, isCut: true };
}

/**
 * All bookings that overlap these days, page by page. The contract counts days in UTC, so one more day is requested at
 * each end.
 */
export const useAllBookings = (first: Day, last: Day, port: string | null) =>
  useApiQuery({
    key: ['bookings', 'all', 'days', first, last, port],
    read: (tools) =>
      readAll(tools, {
        from: plusDays(first, -longestDays - 1),
        until: plusDays(last, 1),
        ...(port !== null && { port }),
      }),
    keepPrevious: true,
  });
