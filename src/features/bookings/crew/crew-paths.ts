export const CALENDAR_PATH = '/crew/calendar';
/** The list is a part of the calendar's screen: the routes have none of its own (docs/requirements.md §2). */
export const BOOKINGS_PATH = `${CALENDAR_PATH}?show=bookings`;
export const SELECT_SERVICE_PATH = '/crew/booking/select-service';

/** Where every booking is shown, not only a completed one: the routes have one page for them. */
export const bookingPath = (id: string): string =>
  `/crew/bookings/completed/details?booking=${encodeURIComponent(id)}`;

/** Where the same service is booked once more. */
export const bookAgainPath = (serviceId: string): string =>
  `/crew/booking/new-create-booking?service=${encodeURIComponent(serviceId)}`;
