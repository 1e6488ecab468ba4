import { dataOf } from '../../../api/index.ts';
import { isBoughtPrivately } from '../../../lib/bill-to.ts';
import type { BillTo, BookingPrice } from '../../../machines/booking/index.ts';
import { useApiQuery } from '../../server-data/index.ts';
import type { BookingSnapshot } from './book.types.ts';

/**
 * What the chosen work costs a business (contract: priceBooking); null for a private person, whose price comes with the
 * free times, and while it is not known. The review asks for it again and says what is wrong.
 */
export function usePriceFor(
  { context: { draft, offer } }: BookingSnapshot,
  billTo: BillTo | null,
): BookingPrice | null {
  const { serviceId, placeKind, port, quantity } = draft;
  const work =
    serviceId === null || placeKind === null || offer === null || billTo === null || isBoughtPrivately(billTo)
      ? null
      : { serviceId, placeKind, port, quantity, billTo };
  const { data, error } = useApiQuery({
    key: ['bookings', 'price', work],
    read: ({ client, signal }) => {
      if (work === null) throw new Error('A price is asked for only once there is work.');
      return dataOf(client.POST('/bookings/price', { body: work, signal }));
    },
    enabled: work !== null,
  });
  return work === null || error ? null : (data ?? null);
}
