import { useState } from 'react';
import { dataOf } from '../../../api/index.ts';
import { useApiQuery } from '../../server-data/index.ts';
import { dayIn, monthOf, monthToAsk } from '../slots/calendar-month.ts';
import type { Booking, Slots } from './booking.types.ts';

/** Removes the currently booked time, and days without any other time. */
const withoutTime = (slots: Slots, startsAt: string): Slots => {
  const booked = Date.parse(startsAt);
  const days = slots.days.flatMap((day) => {
    const others = day.slots.filter((slot) => Date.parse(slot.startsAt) !== booked);
    return others.length === 0 ? [] : [{ ...day, slots: others }];
  });
  return { ...slots, days };
};

/**
 * The free times to which a booking can be moved, month by month (contract: listSlots). Its own time counts as free but
 * is not offered.
 */
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
  const data = read.data && withoutTime(read.data, startsAt);
  return { ...read, data, onMonth: (first: string) => setMonth(monthOf(first)) };
}
