import { useState } from 'react';
import { dataOf } from '../../../api/index.ts';
import { useApiQuery } from '../../server-data/index.ts';
import { dayIn, monthOf, monthToAsk } from '../slots/calendar-month.ts';
import type { Booking } from './booking.types.ts';

/** The free times to which a booking can be moved, month by month (contract: listSlots); its own time counts as free. */
export function useMovedSlots({ id, serviceId, quantity, place, startsAt, timeZone }: Booking) {
  const [today] = useState(() => dayIn(timeZone, new Date()));
  const booked = dayIn(timeZone, new Date(startsAt));
  const [month, setMonth] = useState(() => monthOf(booked < today ? today : booked));
  const { from, days } = monthToAsk(month, today);
  const read = useApiQuery({
    key: ['slots', serviceId, id, from],
    read: ({ client, signal }) => {
      const query = {
        placeKind: place.kind,
        quantity,
        from,
        days,
        bookingId: id,
        ...(place.portSlug !== null && { port: place.portSlug }),
      };
      return dataOf(
        client.GET('/market/services/{serviceId}/slots', { params: { path: { serviceId }, query }, signal }),
      );
    },
    keepPrevious: true,
  });
  return { ...read, onMonth: (first: string) => setMonth(monthOf(first)) };
}
