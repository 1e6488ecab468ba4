/** Where a booking is shown to each side, and answered; `publicUrl` is without a slash at its end. */
export const crewUrl = (publicUrl: string, bookingId: string): string =>
  `${publicUrl}/crew/bookings/completed/details?booking=${bookingId}`;

export const providerUrl = (publicUrl: string, bookingId: string): string =>
  `${publicUrl}/service-providers/bookings/details?booking=${bookingId}`;

export const answerUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/service-provider/bookings/confirm/${token}`;
