import { commissionMinor } from '../../../../../src/lib/trade-sums.ts';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { cleanText } from '../../../platform/clean-text.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Session } from '../../account/index.ts';
import { marketAnswerHours } from '../../market-settings/index.ts';
import { publishLiveEvent } from '../../../platform/live/index.ts';
import { asking } from '../../../platform/mail/index.ts';
import { insertBookingHistory } from '../reading/booking-history.repository.ts';
import { isTheirs } from '../booking-actions.service.ts';
import { canHaveSupplements } from '../reading/booking-view.service.ts';
import { findParties, insertPayment, lockBooking, type LockedBooking } from '../booking.repository.ts';
import { after, hourMs, payWithinMs, type Attribution } from '../bookings.domain.ts';
import { supplementProposedMail } from '../mails/supplement.mails.ts';
import type { BookingParts, Trx } from '../bookings.parts.ts';
import type { Refusals } from '../bookings.refusals.ts';
import { sha256Of, supplementSums } from '../hold/hold.domain.ts';
import { findMailedBooking } from '../people.repository.ts';
import { runSupplementCommand } from './supplement-commands.service.ts';
import {
  countProposed,
  findSupplement,
  findSupplementByKey,
  insertSupplement,
  type StoredSupplement,
} from './supplements.repository.ts';
import { enqueue } from '../../../platform/jobs/index.ts';
import { invalid } from '../../../platform/refusals.ts';

/** A supplement as its provider proposes it (contract: SupplementGiven); the amount is before tax. */
interface SupplementGiven {
  readonly description: string;
  readonly amount: { readonly amountMinor: number; readonly currency: string };
}

type ProposalRefusal = Refusals<'VALIDATION' | 'NOT_FOUND' | 'NOT_ALLOWED_NOW' | 'KEY_USED_OTHERWISE'>;

const maxMinor = 99_999_999;
/** The maximum number of proposed supplements per booking, because each is mailed to the buyer. */
const maxProposed = 10;

/** Contract: proposeSupplement. Idempotent by key. */
export async function proposeSupplement(
  parts: BookingParts,
  session: Session,
  key: string,
  bookingId: string,
  given: SupplementGiven,
): Promise<Result<null, ProposalRefusal>> {
  const description = cleanText(given.description);
  const { amountMinor, currency } = given.amount;
  const bodySha256 = sha256Of([description, amountMinor, currency]);
  return inTransaction(parts.db, async (trx): Promise<Result<null, ProposalRefusal>> => {
    if (!isTheirs(session, await findParties(trx, bookingId))) return refuse({ code: 'NOT_FOUND' });
    const booking = await lockBooking(trx, bookingId);
    if (booking === null) return refuse({ code: 'NOT_FOUND' });
    const earlier = await findSupplementByKey(trx, bookingId, key);
    if (earlier !== null)
      return earlier.bodySha256 === bodySha256 ? ok(null) : refuse({ code: 'KEY_USED_OTHERWISE' });
    if (!canHaveSupplements(booking)) return refuse({ code: 'NOT_ALLOWED_NOW' });
    if (description === '') return refuse(invalid('description', 'Say what is to be done.', 'required'));
    if (currency !== booking.currency)
      return refuse(invalid('amount', `This booking is in ${booking.currency}.`, 'currency'));
    if (amountMinor <= 0 || amountMinor > maxMinor)
      return refuse(invalid('amount', 'Enter what the extra work costs.', 'minimum'));
    if ((await countProposed(trx, bookingId)) >= maxProposed)
      return refuse(
        invalid('description', `At most ${maxProposed} proposals can wait for an answer.`, 'maximum'),
      );
    await insertProposed(parts, trx, booking, {
      actorId: session.userId,
      description,
      amountMinor,
      key,
      bodySha256,
    });
    return ok(null);
  });
}

async function insertProposed(
  { ids, clock, publicUrl, queueMail }: BookingParts,
  trx: Trx,
  booking: LockedBooking,
  given: {
    actorId: string;
    description: string;
    amountMinor: number;
    key: string;
    bodySha256: string;
  },
): Promise<void> {
  const { actorId, description, amountMinor, key, bodySha256 } = given;
  const now = clock.now();
  const id = ids.newId();
  const sums = supplementSums(amountMinor, booking.taxBps);
  const expiresAt = after(now, (await marketAnswerHours(trx)) * hourMs);
  await insertSupplement(trx, {
    ...sums,
    id,
    bookingId: booking.id,
    status: 'proposed',
    description,
    currency: booking.currency,
    commissionMinor: commissionMinor(sums.subtotalMinor, booking.commissionBps),
    expiresAt,
    supplementKey: key,
    bodySha256,
    createdAt: now,
    updatedAt: now,
  });
  const attribution: Attribution = {
    by: 'service_provider',
    actorId,
    note: description,
    at: now,
  };
  await insertBookingHistory(
    trx,
    ids.newId,
    { bookingId: booking.id, supplementId: id, attribution },
    { command: 'propose', from: 'none', to: 'proposed' },
  );
  const mailed = await findMailedBooking(trx, booking.id);
  if (mailed.buyer) {
    const data = { booking: mailed, publicUrl, note: description };
    await queueMail(
      trx,
      asking(
        { about: id, answerBy: expiresAt },
        supplementProposedMail(mailed.buyer, data, { totalMinor: sums.totalMinor, expiresAt }),
      ),
    );
  }
  await enqueue(
    trx,
    'expire_supplement',
    { bookingId: booking.id, supplementId: id },
    { runAt: expiresAt, jobKey: `expire_supplement:${id}` },
  );
  const audience = [booking.buyerId, booking.providerId];
  await publishLiveEvent(trx, { about: { bookingId: booking.id }, audience, at: now });
}

const answersOf = {
  crew_member: ['accept', 'decline'],
  service_provider: ['withdraw'],
} as const;

/** Contract: answerSupplement. */
export async function answerSupplement(
  parts: BookingParts,
  session: Session,
  ids: { readonly bookingId: string; readonly supplementId: string },
  action: 'accept' | 'decline' | 'withdraw',
): Promise<Result<null, Refusals<'NOT_FOUND' | 'NOT_ALLOWED_NOW'>>> {
  const { role, userId } = session;
  return inTransaction(
    parts.db,
    async (trx): Promise<Result<null, Refusals<'NOT_FOUND' | 'NOT_ALLOWED_NOW'>>> => {
      if (role !== 'crew_member' && role !== 'service_provider') return refuse({ code: 'NOT_FOUND' });
      if (!isTheirs(session, await findParties(trx, ids.bookingId))) return refuse({ code: 'NOT_FOUND' });
      const booking = await lockBooking(trx, ids.bookingId);
      const supplement = booking && (await findSupplement(trx, ids.supplementId));
      if (booking === null || supplement?.bookingId !== booking.id) return refuse({ code: 'NOT_FOUND' });
      const isTheirAnswer = answersOf[role].some((known) => known === action);
      if (!isTheirAnswer) return refuse({ code: 'NOT_ALLOWED_NOW' });
      if (action === 'accept' && !canHaveSupplements(booking)) return refuse({ code: 'NOT_ALLOWED_NOW' });
      const at = parts.clock.now();
      const attribution: Attribution = { by: role, actorId: userId, note: null, at };
      const expiresAt = after(at, payWithinMs);
      const ran = await runSupplementCommand(parts, trx, {
        booking,
        supplement,
        command: action,
        attribution,
        ...(action === 'accept' && { expiresAt }),
      });
      if (!ran.ok) return refuse({ code: ran.error });
      if (action === 'accept') await awaitPayment(parts, trx, booking, supplement);
      return ok(null);
    },
  );
}

async function awaitPayment(
  { ids, clock }: BookingParts,
  trx: Trx,
  { id: bookingId, currency }: LockedBooking,
  { id, totalMinor }: StoredSupplement,
): Promise<void> {
  const key = { purchaseId: bookingId, saleId: id };
  await insertPayment(trx, { ...key, id: ids.newId(), amountMinor: totalMinor, currency }, clock.now());
}
