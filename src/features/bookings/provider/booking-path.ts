/** The provider's page of one booking (docs/requirements.md §2). */
export const providerBookingPath = (id: string): string =>
  `/service-providers/bookings/details?booking=${encodeURIComponent(id)}`;

export const providerBookingsPath = '/service-provider/bookings';

/**
 * The page of a booking with the dialog of an action: another team, another time, or its end, which is `decline` before
 * it is confirmed.
 */
export const askedBookingPath = (id: string, ask: 'assign_team' | 'propose_time' | 'cancel'): string =>
  `${providerBookingPath(id)}&ask=${ask}`;
