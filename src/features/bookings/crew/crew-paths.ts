import type { Booking } from '../shared/index.ts';

export const CALENDAR_PATH = '/crew/calendar';
/** The list is part of the calendar's screen and has no route of its own (docs/requirements.md §2). */
export const BOOKINGS_PATH = `${CALENDAR_PATH}?show=bookings`;
export const SELECT_SERVICE_PATH = '/crew/booking/select-service';

/** The page of any booking, not only of completed ones. */
export const bookingPath = (id: string): string =>
  `/crew/bookings/completed/details?booking=${encodeURIComponent(id)}`;

/** Books the same service again in the same port, at a new time. */
export function bookAgainPath({
  number,
  serviceId,
  quantity,
  place,
}: Pick<Booking, 'number' | 'serviceId' | 'quantity' | 'place'>): string {
  const params = new URLSearchParams({ service: serviceId, place: place.kind, again: number });
  if (place.portSlug !== null) params.set('port', place.portSlug);
  if (quantity !== 1) params.set('quantity', String(quantity));
  return `/crew/booking/new-create-booking?${params}`;
}
