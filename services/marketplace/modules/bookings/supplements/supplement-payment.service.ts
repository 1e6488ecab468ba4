import { enqueue } from '../../../platform/jobs/index.ts';
import type { PaymentKey, Settlement } from '../../payments/index.ts';
import type { CommandParts } from '../booking-commands.service.ts';
import { lockBooking, type LockedBooking } from '../booking.repository.ts';
import { canHaveSupplements } from '../reading/booking-view.service.ts';
import { bySystem, type Attribution } from '../bookings.domain.ts';
import { supplementPaidMail } from '../mails/supplement.mails.ts';
import type { Trx } from '../bookings.parts.ts';
import { findMailedBooking } from '../people.repository.ts';
import { runSupplementCommand } from './supplement-commands.service.ts';
import { findSupplement, type StoredSupplement } from './supplements.repository.ts';

interface Held {
  readonly booking: LockedBooking;
  readonly supplement: StoredSupplement;
}

/** A supplement with its locked booking; null if there is none. */
async function lockSupplement(trx: Trx, { purchaseId, saleId }: PaymentKey): Promise<Held | null> {
  const booking = await lockBooking(trx, purchaseId);
  const supplement = saleId === null ? null : await findSupplement(trx, saleId);
  return booking && supplement && { booking, supplement };
}

/** The payment of a supplement was authorised. It is captured at once, since the buyer has already agreed. */
export async function supplementAuthorized(
  parts: CommandParts,
  trx: Trx,
  key: PaymentKey,
  at: Date,
): Promise<'placed' | 'too_late'> {
  const locked = await lockSupplement(trx, key);
  if (locked === null) return 'too_late';
  if (locked.supplement.status === 'paid') return 'placed';
  // The booking ended while the payment page was open: the work would never be done, and the payment never refunded.
  if (!canHaveSupplements(locked.booking)) {
    await expireSupplement(parts, trx, key, bySystem(at));
    return 'too_late';
  }
  const attribution: Attribution = { by: 'crew_member', actorId: locked.booking.buyerId, note: null, at };
  const ran = await runSupplementCommand(parts, trx, { ...locked, command: 'pay', attribution });
  if (!ran.ok) return 'too_late';
  const { purchaseId, saleId } = key;
  await enqueue(
    trx,
    'settle_payment',
    { purchaseId, saleId },
    { jobKey: `settle_payment:sale:${locked.supplement.id}` },
  );
  const booking = await findMailedBooking(trx, locked.booking.id);
  const { publicUrl, queueMail } = parts;
  const data = { booking, publicUrl, note: locked.supplement.description };
  for (const colleague of booking.colleagues)
    await queueMail(trx, supplementPaidMail(colleague, data, locked.supplement.totalMinor));
  return 'placed';
}

/** The supplement was not paid in time, or its buyer cancelled. */
export async function expireSupplement(
  parts: CommandParts,
  trx: Trx,
  key: PaymentKey,
  attribution: Attribution,
): Promise<void> {
  const locked = await lockSupplement(trx, key);
  if (locked?.supplement.status !== 'pending_payment') return;
  await runSupplementCommand(parts, trx, { ...locked, command: 'expire', attribution });
}

/**
 * The authorised money of a supplement was released before its capture: it is unpaid again, and the provider sees that
 * in the history.
 */
export async function supplementPaymentLost(
  parts: CommandParts,
  trx: Trx,
  key: PaymentKey,
  at: Date,
): Promise<void> {
  const attribution: Attribution = { by: 'provider', actorId: null, note: null, at };
  await expireSupplement(parts, trx, key, attribution);
}

/** A paid supplement is captured in full. */
export async function settleSupplement(trx: Trx, key: PaymentKey): Promise<Settlement | null> {
  const locked = await lockSupplement(trx, key);
  if (locked?.supplement.status !== 'paid') return null;
  const { booking, supplement } = locked;
  return {
    number: `B-${booking.number}`,
    buyerId: booking.buyerId,
    currency: booking.currency,
    sales: [
      {
        saleId: supplement.id,
        vendorId: booking.providerId,
        acceptedTotalMinor: supplement.totalMinor,
        commissionMinor: supplement.commissionMinor,
      },
    ],
  };
}
