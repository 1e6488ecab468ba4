import { dataOf } from '../../../api/index.ts';
import { useApiQuery, type ReadTools } from '../../server-data/index.ts';
import { plusDays, type Day } from '../calendar/calendar-days.ts';
import type { BookingRow } from '../shared/index.ts';

/** The contract's most. */
const pageSize = 100;
/** A busier month than this is looked at port by port. */
const mostPages = 20;
/** The longest work takes so many days: it may have begun before the days that are shown. */
const longestDays = 30;

interface FoundBookings {
  readonly items: readonly BookingRow[];
  /** Whether there were more than are read for one page of a calendar. */
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

/** All bookings that have a part of these days, page after page; days are counted in UTC by the contract, so one more is asked for at each end. */
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
