import { hashToken } from '../../platform/ids.ts';
import { asking } from '../../platform/mail/index.ts';
import { settleQuestions } from '../../platform/notifications/index.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { enqueue, type Task } from '../../platform/jobs/index.ts';
import { askWhetherDone } from './booking-messages.service.ts';
import { runBookingCommand, type CommandParts } from './booking-commands.service.ts';
import type { BookingCommand } from './booking.process.ts';
import { lockBooking, type LockedBooking } from './booking.repository.ts';
import { disputeAnswerBy } from '../disputes/index.ts';
import { bySystem, completionOf, type BookingStatus } from './bookings.domain.ts';
import { reminderMail } from './mails/request.mails.ts';
import { supplementExpiredMail } from './mails/supplement.mails.ts';
import type { BookingParts, Trx } from './bookings.parts.ts';
import { insertLink } from './answer-links/links.repository.ts';
import { findMailedBooking } from './people.repository.ts';
import { answerUrl } from './booking-addresses.ts';
import { runSupplementCommand } from './supplements/supplement-commands.service.ts';
import { findSupplement } from './supplements/supplements.repository.ts';

interface BookingJob {
  readonly bookingId: string;
}

declare module '../../platform/jobs/jobs.ts' {
  interface Jobs {
    /** Planned with the request: reminds a provider who has not answered. */
    remind_provider: BookingJob;
    /** Planned with the request: ends what no provider answered in time. */
    expire_booking: BookingJob;
    /** Planned with a proposal: withdraws a time that nobody accepted in time. */
    end_time_proposal: BookingJob;
    /** Planned with the confirmation, for its start. */
    start_booking: BookingJob;
    /** Planned with a proposed supplement: withdraws it if nobody answered in time. */
    expire_supplement: BookingJob & { readonly supplementId: string };
    /** Planned with a reported problem and with an offer: an admin decides what was not answered in time. */
    escalate_dispute: BookingJob;
    /** Planned with the start, for the end of its time: asks its provider, who has not said that it is done. */
    ask_whether_done: BookingJob;
    /** Planned with the start: work that is not disputed counts as done. */
    complete_booking: BookingJob;
  }
}

type TaskParts = CommandParts & Pick<BookingParts, 'db' | 'clock'>;

/**
 * Locks a booking and runs a task if it is still in one of these states; does nothing otherwise, so that it can be
 * repeated.
 */
const whileIn = (
  { db }: TaskParts,
  { bookingId }: BookingJob,
  statuses: readonly BookingStatus[],
  work: (trx: Trx, booking: LockedBooking) => Promise<unknown>,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const booking = await lockBooking(trx, bookingId);
    if (booking !== null && statuses.includes(booking.status)) await work(trx, booking);
  });

/** How far another machine's clock may be ahead. */
const earlyMs = 1000;

interface EndOfWait {
  readonly statuses: readonly BookingStatus[];
  readonly command: BookingCommand;
  readonly dueAt: (booking: LockedBooking) => Date | null;
}

const isEarly = (due: Date, now: Date): boolean => due.getTime() > now.getTime() + earlyMs;

const planAgain = (trx: Trx, name: EndingTask | 'ask_whether_done', bookingId: string, runAt: Date) =>
  enqueue(trx, name, { bookingId }, { runAt, jobKey: `${name}:${bookingId}` });

type EndingTask =
  | 'expire_booking'
  | 'end_time_proposal'
  | 'escalate_dispute'
  | 'start_booking'
  | 'complete_booking';

const endOfWait =
  <Name extends EndingTask>(
    parts: TaskParts,
    name: Name,
    { statuses, command, dueAt }: EndOfWait,
  ): Task<EndingTask> =>
  (job) =>
    whileIn(parts, job, statuses, async (trx, booking) => {
      const now = parts.clock.now();
      const due = dueAt(booking);
      if (due === null) return;
      // The time was changed since, or another machine's clock is ahead.
      if (isEarly(due, now)) return planAgain(trx, name, booking.id, due);
      return runBookingCommand(parts, trx, {
        booking,
        command,
        attribution: bySystem(now < due ? due : now),
        payload: {},
      });
    });

const reminder =
  (parts: TaskParts): Task<'remind_provider'> =>
  (job) =>
    whileIn(parts, job, ['requested'], async (trx, { id, answerBy }) => {
      if (answerBy === null) return;
      const { ids, clock, publicUrl, queueMail } = parts;
      const mailed = await findMailedBooking(trx, id);
      const data = { booking: mailed, publicUrl, note: null };
      // The reminder replaces what was asked before.
      await settleQuestions(trx, id, clock.now());
      // Only hashes of the first links are stored, so the reminders get new links.
      for (const colleague of mailed.colleagues) {
        const token = ids.newToken();
        const link = { bookingId: id, userId: colleague.userId, tokenHash: hashToken(token) };
        await insertLink(trx, { ...link, createdAt: clock.now(), expiresAt: answerBy });
        const mail = reminderMail(colleague, data, { url: answerUrl(publicUrl, token), answerBy });
        await queueMail(trx, asking({ about: id, answerBy }, mail));
      }
    });

const supplementExpiry =
  (parts: TaskParts): Task<'expire_supplement'> =>
  ({ bookingId, supplementId }) =>
    inTransaction(parts.db, async (trx) => {
      const booking = await lockBooking(trx, bookingId);
      const supplement = await findSupplement(trx, supplementId);
      if (booking === null || supplement?.status !== 'proposed') return;
      const attribution = bySystem(parts.clock.now());
      await runSupplementCommand(parts, trx, { booking, supplement, command: 'expire', attribution });
      const mailed = await findMailedBooking(trx, bookingId);
      const data = { booking: mailed, publicUrl: parts.publicUrl, note: supplement.description };
      for (const colleague of mailed.colleagues)
        await parts.queueMail(trx, supplementExpiredMail(colleague, data));
    });

/** The module's jobs, for the worker. */
export const bookingTasks = (parts: TaskParts) => ({
  remind_provider: reminder(parts),
  expire_supplement: supplementExpiry(parts),
  expire_booking: endOfWait(parts, 'expire_booking', {
    statuses: ['requested'],
    command: 'expire',
    dueAt: ({ answerBy }) => answerBy,
  }),
  end_time_proposal: endOfWait(parts, 'end_time_proposal', {
    statuses: ['time_proposed', 'reschedule_proposed'],
    command: 'expire',
    dueAt: ({ proposal }) => proposal && new Date(proposal.expiresAt),
  }),
  escalate_dispute: endOfWait(parts, 'escalate_dispute', {
    statuses: ['disputed'],
    command: 'escalate',
    dueAt: ({ dispute }) => disputeAnswerBy(dispute),
  }),
  start_booking: endOfWait(parts, 'start_booking', {
    statuses: ['confirmed', 'reschedule_proposed'],
    command: 'start',
    dueAt: ({ startsAt }) => startsAt,
  }),
  ask_whether_done: (job: BookingJob) =>
    whileIn(parts, job, ['in_progress'], async (trx, booking) => {
      const { id, endsAt, finishedAt } = booking;
      if (finishedAt !== null) return;
      if (isEarly(endsAt, parts.clock.now())) await planAgain(trx, 'ask_whether_done', id, endsAt);
      else await askWhetherDone(trx, booking);
    }),
  complete_booking: endOfWait(parts, 'complete_booking', {
    statuses: ['in_progress', 'no_show_reported'],
    command: 'complete',
    dueAt: completionOf,
  }),
});
