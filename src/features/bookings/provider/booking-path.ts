/** The provider's page of one booking (docs/requirements.md §2). */
export const providerBookingPath = (id: string): string =>
  `/service-providers/bookings/details?booking=${encodeURIComponent(id)}`;

export const providerBookingsPath = '/service-provider/bookings';
