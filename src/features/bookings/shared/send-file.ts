import { answer, asForm, type MarketplaceClient } from '../../../api/index.ts';

/** Adds a photo or document to a booking (contract: addBookingFile). */
export const sendBookingFile = (
  client: MarketplaceClient,
  bookingId: string,
  file: File,
  signal: AbortSignal,
) =>
  answer(
    client.POST('/bookings/{bookingId}/files', {
      params: { path: { bookingId } },
      ...asForm({ file }),
      signal,
    }),
  );

/** How many files a booking can have in the contract. */
export const mostBookingFiles = 20;
