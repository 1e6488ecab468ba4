import type { Insertable, Transaction } from 'kysely';
import { businessTerms } from '../../../../src/lib/business-terms.ts';
import { invariant } from '../../../../src/lib/invariant.ts';
import type { Database } from '../../platform/db/schema.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import {
  askWhetherDone,
  lockBooking,
  mailRequest,
  sendBookingMessages,
  type BookingParts,
} from '../../modules/bookings/index.ts';
import { inHours } from '../instants.ts';
import { moneyOf } from '../money.ts';
import { dateMessages } from '../message-dates.repository.ts';
import { insertMoney, moneyHistory } from '../money.repository.ts';
import type { Course } from './course.ts';
import { findOpeners, insertBookings } from './seed.repository.ts';

type Trx = Transaction<Database>;

type StoreParts = Pick<BookingParts, 'ids' | 'clock' | 'queueMail' | 'publicUrl'>;

export interface MadeBooking {
  readonly row: Insertable<Database['bookings']> & { readonly endsAt: Date };
  readonly course: Course;
}

/**
 * Writes bookings whose periods are occupied, with their money, history, timers and mails; the oldest gets the first
 * number.
 */
export async function storeBookings(
  parts: StoreParts,
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
    await notifySides(parts, trx, booking, owners.get(booking.row.providerId) ?? null);
  }
}

/** States that ask somebody for an answer. */
const asking: readonly Course['status'][] = ['time_proposed', 'reschedule_proposed', 'disputed'];

/** The mails and notifications of a booking that awaits an answer, as of the step that asks for it. */
async function notifySides(
  parts: StoreParts,
  trx: Trx,
  { row: { id, buyerId, endsAt }, course: { status, steps, requestedAt, answerBy, dispute } }: MadeBooking,
  ownerId: string | null,
): Promise<void> {
  if (status === 'requested') {
    await mailRequest(parts, trx, id, { at: requestedAt, answerBy });
    await dateMessages(trx, requestedAt);
  }
  if (status === 'in_progress') {
    const begun = await lockBooking(trx, id);
    if (begun !== null && endsAt <= parts.clock.now()) await askWhetherDone(trx, begun);
    else await plan(trx, 'ask_whether_done', id, endsAt);
    await dateMessages(trx, endsAt);
  }
  const [before, last] = steps.slice(-2);
  const booking = asking.includes(status) ? await lockBooking(trx, id) : null;
  if (booking === null || before === undefined || last === undefined) return;
  const { command, by, note, at } = last;
  invariant(command !== 'hold', 'a held time asks nobody');
  const actorId = { crew_member: buyerId, service_provider: ownerId, system: null }[by];
  const attribution = { by, actorId, note, at };
  const change = dispute === null ? {} : { dispute };
  await sendBookingMessages(
    parts,
    trx,
    { booking, command, attribution, payload: {} },
    { from: before.to, to: last.to, change },
  );
  await dateMessages(trx, at);
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

type Timer =
  | 'expire_booking'
  | 'start_booking'
  | 'ask_whether_done'
  | 'complete_booking'
  | 'end_time_proposal'
  | 'escalate_dispute';

const plan = (trx: Trx, name: Timer, bookingId: string, runAt: Date) =>
  enqueue(trx, name, { bookingId }, { runAt, jobKey: `${name}:${bookingId}` });

/** The timers of open bookings, as the bookings module plans them. */
async function planTimer(
  trx: Trx,
  { row: { id: bookingId, startsAt, endsAt }, course }: MadeBooking,
): Promise<void> {
  const { status, answerBy, dispute, steps } = course;
  const disputeEnds = dispute?.answerBy ?? null;
  if (disputeEnds !== null) await plan(trx, 'escalate_dispute', bookingId, new Date(disputeEnds));
  // A time proposed by the provider can be withdrawn; then the request must be answered.
  if (status === 'requested' || status === 'time_proposed')
    await plan(trx, 'expire_booking', bookingId, answerBy);
  if (status === 'confirmed' || status === 'reschedule_proposed')
    await plan(trx, 'start_booking', bookingId, startsAt);
  if (status === 'in_progress')
    await plan(trx, 'complete_booking', bookingId, inHours(endsAt, businessTerms.completionHours));
  const proposed = steps.find(({ command }) => command === 'propose_time');
  if (proposed)
    await plan(trx, 'end_time_proposal', bookingId, inHours(proposed.at, businessTerms.changeHours));
}
