/** The page of a booking for each side, and for admins. */
export const crewPath = (bookingId: string): string =>
  `/crew/bookings/completed/details?booking=${bookingId}`;

export const providerPath = (bookingId: string): string =>
  `/service-providers/bookings/details?booking=${bookingId}`;

export const adminPath = (bookingId: string): string => `/admin/bookings-management/${bookingId}`;

/** The same as absolute addresses, and the address of an answer link; `publicUrl` has no trailing slash. */
export const crewUrl = (publicUrl: string, bookingId: string): string => `${publicUrl}${crewPath(bookingId)}`;

export const providerUrl = (publicUrl: string, bookingId: string): string =>
  `${publicUrl}${providerPath(bookingId)}`;

export const answerUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/service-provider/bookings/confirm/${token}`;
