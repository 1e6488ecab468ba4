/** Title and lead of a crew member's calendar; also shown before it has loaded. */
export const calendarTexts = {
  title: 'Bookings and calendar',
  lead: 'Services you booked and deliveries on their way.',
} as const;
