/** Title and lead of the list of all bookings; also shown before the list has loaded. */
export const allBookingsTexts = {
  title: 'Bookings',
  lead: 'Every booking in the marketplace: what is disputed, what is waiting and for whom.',
} as const;

/** Title and lead of the calendar. */
export const allCalendarTexts = {
  title: 'Calendar',
  lead: 'All bookings by day and port.',
} as const;
