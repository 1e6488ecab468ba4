import { answer, asForm, type MarketplaceClient } from '../../../api/index.ts';
import { photoLimits } from '../../forms/index.ts';

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

/** Limits of a booking's files in the contract. */
export const bookingFileLimits = {
  ...photoLimits,
  mostFiles: 20,
} as const;
