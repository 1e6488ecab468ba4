/** What the calendar of a crew member says of itself, before it is there too. */
export const calendarTexts = {
  title: 'Bookings and calendar',
  lead: 'Services you booked and deliveries on their way.',
} as const;
