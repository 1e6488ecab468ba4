import type { Booking } from '../shared/index.ts';

export const CALENDAR_PATH = '/crew/calendar';
/** The list is a part of the calendar's screen: the routes have none of its own (docs/requirements.md §2). */
export const BOOKINGS_PATH = `${CALENDAR_PATH}?show=bookings`;
export const SELECT_SERVICE_PATH = '/crew/booking/select-service';

/** Where every booking is shown, not only a completed one: the routes have one page for them. */
export const bookingPath = (id: string): string =>
  `/crew/bookings/completed/details?booking=${encodeURIComponent(id)}`;

/** Where the same is booked once more: the same work in the same port, at a time of its own. */
export function bookAgainPath({
  serviceId,
  quantity,
  place,
}: Pick<Booking, 'serviceId' | 'quantity' | 'place'>): string {
  const params = new URLSearchParams({ service: serviceId, place: place.kind });
  if (place.portSlug !== null) params.set('port', place.portSlug);
  if (quantity !== 1) params.set('quantity', String(quantity));
  return `/crew/booking/new-create-booking?${params}`;
}
