/** What the list of all bookings says of itself, before it is there too. */
export const allBookingsTexts = {
  title: 'Bookings',
  lead: 'Every booking in the marketplace: what is disputed, what is waiting and for whom.',
} as const;

/** The same of the calendar. */
export const allCalendarTexts = {
  title: 'Calendar',
  lead: 'All bookings by day and port.',
} as const;
