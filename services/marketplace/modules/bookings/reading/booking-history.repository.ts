import type { Attribution } from '../bookings.domain.ts';
import type { Trx } from '../booking.repository.ts';

interface HistoryStep {
  readonly command: string;
  readonly from: string;
  readonly to: string;
}

/** Writes the step of a command to the history; `supplementId` is null for a step of the booking itself. */
export async function insertBookingHistory(
  trx: Trx,
  newId: () => string,
  of: { readonly bookingId: string; readonly supplementId: string | null; readonly attribution: Attribution },
  { command, from, to }: HistoryStep,
): Promise<void> {
  const { bookingId, supplementId, attribution } = of;
  await trx
    .insertInto('tradeHistory')
    .values({
      id: newId(),
      purchaseId: bookingId,
      saleId: supplementId ?? bookingId,
      process: supplementId === null ? 'booking' : 'supplement',
      command,
      fromStatus: from,
      toStatus: to,
      actorId: attribution.actorId,
      actorRole: attribution.by,
      note: attribution.note,
      at: attribution.at,
    })
    .execute();
}
