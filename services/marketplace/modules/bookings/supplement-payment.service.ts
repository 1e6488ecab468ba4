import { enqueue } from '../../platform/jobs/index.ts';
import type { PaymentKey, Settlement } from '../payments/index.ts';
import type { CommandParts } from './booking-commands.service.ts';
import { lockBooking, type LockedBooking } from './booking.repository.ts';
import { canHaveSupplements } from './booking-view.service.ts';
import { bySystem, type Attribution } from './bookings.domain.ts';
import { supplementPaidMail } from './mails/supplement.mails.ts';
import type { Trx } from './bookings.parts.ts';
import { findMailedBooking } from './people.repository.ts';
import { runSupplementCommand } from './supplement-commands.service.ts';
import { findSupplement, type StoredSupplement } from './supplements.repository.ts';

interface Held {
  readonly booking: LockedBooking;
  readonly supplement: StoredSupplement;
}

/** Extra work with its booking, which is locked; null when there is none. */
async function lockSupplement(trx: Trx, { purchaseId, saleId }: PaymentKey): Promise<Held | null> {
  const booking = await lockBooking(trx, purchaseId);
  const supplement = saleId === null ? null : await findSupplement(trx, saleId);
  return booking && supplement && { booking, supplement };
}

/** Its payment is authorised: it is captured at once, since the buyer has agreed. */
export async function supplementAuthorized(
  parts: CommandParts,
  trx: Trx,
  key: PaymentKey,
  at: Date,
): Promise<'placed' | 'too_late'> {
  const held = await lockSupplement(trx, key);
  if (held === null) return 'too_late';
  if (held.supplement.status === 'paid') return 'placed';
  // Its booking ended while its page was open: nobody would do the work, nor give the money back.
  if (!canHaveSupplements(held.booking)) {
    await expireSupplement(parts, trx, key, bySystem(at));
    return 'too_late';
  }
  const attribution: Attribution = { by: 'crew_member', actorId: held.booking.buyerId, note: null, at };
  const ran = await runSupplementCommand(parts, trx, { ...held, command: 'pay', attribution });
  if (!ran.ok) return 'too_late';
  const { purchaseId, saleId } = key;
  await enqueue(
    trx,
    'settle_payment',
    { purchaseId, saleId },
    { jobKey: `settle_payment:sale:${held.supplement.id}` },
  );
  const booking = await findMailedBooking(trx, held.booking.id);
  const { publicUrl, queueMail } = parts;
  const data = { booking, publicUrl, note: held.supplement.description };
  for (const colleague of booking.colleagues)
    await queueMail(trx, supplementPaidMail(colleague, data, held.supplement.totalMinor));
  return 'placed';
}

/** It was not paid in time, or its buyer gave up. */
export async function expireSupplement(
  parts: CommandParts,
  trx: Trx,
  key: PaymentKey,
  attribution: Attribution,
): Promise<void> {
  const held = await lockSupplement(trx, key);
  if (held?.supplement.status !== 'pending_payment') return;
  await runSupplementCommand(parts, trx, { ...held, command: 'expire', attribution });
}

/** Money that was set aside for it is gone before it was captured: what was paid is not, and the provider is told by the timeline. */
export async function supplementPaymentLost(
  parts: CommandParts,
  trx: Trx,
  key: PaymentKey,
  at: Date,
): Promise<void> {
  const attribution: Attribution = { by: 'provider', actorId: null, note: null, at };
  await expireSupplement(parts, trx, key, attribution);
}

/** What was paid is captured whole. */
export async function settleSupplement(trx: Trx, key: PaymentKey): Promise<Settlement | null> {
  const held = await lockSupplement(trx, key);
  if (held?.supplement.status !== 'paid') return null;
  const { booking, supplement } = held;
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
