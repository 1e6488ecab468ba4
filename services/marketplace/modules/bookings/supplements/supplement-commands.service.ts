import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { publishLiveEvent } from '../../../platform/live/index.ts';
import { settleQuestions } from '../../../platform/notifications/index.ts';
import { step } from '../../../platform/processes/step.ts';
import type { CommandParts } from '../booking-commands.service.ts';
import { insertBookingHistory } from '../reading/booking-history.repository.ts';
import type { LockedBooking } from '../booking.repository.ts';
import type { Attribution, SupplementStatus } from '../bookings.domain.ts';
import type { Trx } from '../bookings.parts.ts';
import { supplementProcess, type SupplementCommand } from './supplement.process.ts';
import { saveSupplement, type StoredSupplement } from './supplements.repository.ts';

interface SupplementRequest {
  /** Locked by the transaction. */
  readonly booking: LockedBooking;
  readonly supplement: StoredSupplement;
  readonly command: SupplementCommand;
  readonly attribution: Attribution;
  readonly expiresAt?: Date;
}

/** Runs one command on a supplement of a booking that the transaction has locked, and writes its history. */
export async function runSupplementCommand(
  { ids }: Pick<CommandParts, 'ids'>,
  trx: Trx,
  { booking, supplement, command, attribution, expiresAt }: SupplementRequest,
): Promise<Result<SupplementStatus, 'NOT_ALLOWED_NOW'>> {
  const stepped = step(supplementProcess, supplement.status, command, {});
  if (!stepped.ok) return refuse('NOT_ALLOWED_NOW');
  const to = stepped.value;
  await settleQuestions(trx, supplement.id, attribution.at);
  await saveSupplement(trx, supplement.id, { status: to, ...(expiresAt && { expiresAt }) }, attribution.at);
  await insertBookingHistory(
    trx,
    ids.newId,
    { bookingId: booking.id, supplementId: supplement.id, attribution },
    { command, from: supplement.status, to },
  );
  const audience = [booking.buyerId, booking.providerId];
  await publishLiveEvent(trx, { about: { bookingId: booking.id }, audience, at: attribution.at });
  return ok(to);
}
