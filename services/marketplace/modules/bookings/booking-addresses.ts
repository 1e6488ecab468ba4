/** Where a booking is shown to each side. */
export const crewPath = (bookingId: string): string =>
  `/crew/bookings/completed/details?booking=${bookingId}`;

export const providerPath = (bookingId: string): string =>
  `/service-providers/bookings/details?booking=${bookingId}`;

/** The same from outside, and where it is answered; `publicUrl` is without a slash at its end. */
export const crewUrl = (publicUrl: string, bookingId: string): string => `${publicUrl}${crewPath(bookingId)}`;

export const providerUrl = (publicUrl: string, bookingId: string): string =>
  `${publicUrl}${providerPath(bookingId)}`;

export const answerUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/service-provider/bookings/confirm/${token}`;
