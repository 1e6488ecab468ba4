import { answer, type MarketplaceClient } from '../../../api/index.ts';
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
      // The contract types a file's content as text; what is sent is the file itself.
      body: { file: file.name },
      bodySerializer: () => {
        const form = new FormData();
        form.append('file', file, file.name);
        return form;
      },
      signal,
    }),
  );

/** The contract's limits of a booking's files. */
export const bookingFileLimits = {
  ...photoLimits,
  mostFiles: 20,
} as const;
