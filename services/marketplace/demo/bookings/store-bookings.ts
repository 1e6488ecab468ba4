import type { Insertable, Transaction } from 'kysely';
import { businessTerms } from '../../../../src/lib/business-terms.ts';
import type { Database } from '../../platform/db/schema.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import { mailRequest, type BookingParts } from '../../modules/bookings/index.ts';
import { inHours } from '../instants.ts';
import { moneyOf } from '../money.ts';
import { insertMoney, moneyHistory } from '../money.repository.ts';
import type { Course } from './course.ts';
import { findOpeners, insertBookings } from './seed.repository.ts';

type Trx = Transaction<Database>;

export interface MadeBooking {
  readonly row: Insertable<Database['bookings']>;
  readonly course: Course;
}

/**
 * Writes bookings whose periods are occupied, with their money, history, timers and mails; the oldest gets the first
 * number.
 */
export async function storeBookings(
  parts: Pick<BookingParts, 'ids' | 'queueMail' | 'publicUrl'>,
  trx: Trx,
  made: readonly MadeBooking[],
  adminId: string,
): Promise<void> {
  const { newId } = parts.ids;
  const inOrder = made.toSorted((one, other) => one.row.createdAt.getTime() - other.row.createdAt.getTime());
  if (inOrder.length === 0) return;
  const numbers = await insertBookings(
    trx,
    inOrder.map(({ row }) => row),
  );
  const owners = await findOpeners(trx);
  const money = inOrder.map(({ row, course }) => {
    const number = `B-${numbers.get(row.id) ?? ''}`;
    const sale = {
      ...row,
      number,
      purchaseId: row.id,
      saleId: row.id,
      paidSaleId: row.id,
      vendorId: row.providerId,
      askedAt: row.createdAt,
    };
    return { row, ...moneyOf(sale, course.money, { newId, adminId }) };
  });
  await insertMoney(trx, {
    payments: money.map(({ payment }) => payment),
    transfers: money.flatMap(({ transfer }) => transfer ?? []),
    refunds: money.flatMap(({ refund }) => refund ?? []),
    entries: money.flatMap(({ entries }) => entries.map((entry) => ({ ...entry, id: newId() }))),
    history: [
      ...inOrder.flatMap((booking) =>
        bookingHistory(booking, owners.get(booking.row.providerId) ?? null, newId),
      ),
      ...money.flatMap(({ row, steps }) =>
        moneyHistory({ purchaseId: row.id, paidSaleId: row.id, saleId: row.id }, steps, newId),
      ),
    ],
  });
  for (const booking of inOrder) {
    await planTimer(trx, booking);
    const { status, requestedAt: at, answerBy } = booking.course;
    if (status === 'requested') await mailRequest(parts, trx, booking.row.id, { at, answerBy });
  }
}

const bookingHistory = (
  { row, course }: MadeBooking,
  ownerId: string | null,
  newId: () => string,
): Insertable<Database['tradeHistory']>[] =>
  course.steps.map(({ command, to, by, at, note }, place) => ({
    id: newId(),
    purchaseId: row.id,
    saleId: row.id,
    process: 'booking',
    command,
    fromStatus: course.steps[place - 1]?.to ?? 'free',
    toStatus: to,
    actorId: { crew_member: row.buyerId, service_provider: ownerId, system: null }[by],
    actorRole: by,
    note,
    at,
  }));

/** The timers of open bookings, as the bookings module plans them. */
async function planTimer(
  trx: Trx,
  { row: { id: bookingId, startsAt, endsAt }, course }: MadeBooking,
): Promise<void> {
  const plan = (
    name: 'expire_booking' | 'start_booking' | 'complete_booking' | 'end_time_proposal' | 'escalate_dispute',
    runAt: Date,
  ) => enqueue(trx, name, { bookingId }, { runAt, jobKey: `${name}:${bookingId}` });
  const { status, answerBy, dispute, steps } = course;
  const disputeEnds = dispute?.answerBy ?? null;
  if (disputeEnds !== null) await plan('escalate_dispute', new Date(disputeEnds));
  // A time proposed by the provider can be withdrawn; then the request must be answered.
  if (status === 'requested' || status === 'time_proposed') await plan('expire_booking', answerBy);
  if (status === 'confirmed' || status === 'reschedule_proposed') await plan('start_booking', startsAt);
  if (status === 'in_progress')
    await plan('complete_booking', inHours(endsAt, businessTerms.completionHours));
  const proposed = steps.find(({ command }) => command === 'propose_time');
  if (proposed) await plan('end_time_proposal', inHours(proposed.at, businessTerms.changeHours));
}
