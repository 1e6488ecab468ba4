import { hashToken } from '../../platform/ids.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Task } from '../../platform/jobs/index.ts';
import { runBookingCommand, type CommandParts } from './booking-commands.service.ts';
import type { BookingCommand } from './booking.process.ts';
import { lockBooking, type LockedBooking } from './booking.repository.ts';
import { after, bySystem, completesAfterMs, type BookingStatus } from './bookings.domain.ts';
import { reminderMail } from './bookings.mails.ts';
import type { BookingParts, Trx } from './bookings.parts.ts';
import { insertLink } from './links.repository.ts';
import { findMailedBooking } from './people.repository.ts';
import { answerUrl } from './booking-addresses.ts';

interface BookingJob {
  readonly bookingId: string;
}

declare module '../../platform/jobs/jobs.ts' {
  interface Jobs {
    /** Planned with the request: a provider who has not answered is asked again. */
    remind_provider: BookingJob;
    /** Planned with the request: what no provider answered in time ends. */
    expire_booking: BookingJob;
    /** Planned with a proposal: a time that nobody agreed to in time is not proposed any more. */
    end_time_proposal: BookingJob;
    /** Planned with the confirmation, for its start. */
    start_booking: BookingJob;
    /** Planned with the start: what nobody complained about counts as done. */
    complete_booking: BookingJob;
  }
}

type TaskParts = CommandParts & Pick<BookingParts, 'db' | 'clock'>;

/**
 * Does something with a booking that is still in one of these states and whose time has come, locked; nothing otherwise, so that a task can
 * be repeated, and one that was planned before the time was moved does nothing.
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

/** A clock of another machine may be so much ahead. */
const earlyMs = 1000;

type EndOfWait = 'expire_booking' | 'end_time_proposal' | 'start_booking' | 'complete_booking';

const endOfWait =
  <Name extends EndOfWait>(
    parts: TaskParts,
    statuses: readonly BookingStatus[],
    command: BookingCommand,
    dueAt: (booking: LockedBooking) => Date | null,
  ): Task<Name> =>
  (job) =>
    whileIn(parts, job, statuses, async (trx, booking) => {
      const now = parts.clock.now();
      const due = dueAt(booking);
      if (due === null || due.getTime() > now.getTime() + earlyMs) return;
      await runBookingCommand(parts, trx, {
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
      if (mailed.provider === null) return;
      // Of the first link only the hash is kept, so the reminder has one of its own.
      const token = ids.newToken();
      await insertLink(trx, {
        bookingId: id,
        tokenHash: hashToken(token),
        createdAt: clock.now(),
        expiresAt: answerBy,
      });
      const data = { booking: mailed, publicUrl, note: null };
      await queueMail(
        trx,
        reminderMail(mailed.provider, data, { url: answerUrl(publicUrl, token), answerBy }),
      );
    });

const proposalEnd = ({ proposal }: LockedBooking): Date | null =>
  proposal === null ? null : new Date(proposal.expiresAt);

/** The module's jobs, for the worker. */
export const bookingTasks = (parts: TaskParts) => ({
  remind_provider: reminder(parts),
  expire_booking: endOfWait<'expire_booking'>(parts, ['requested'], 'expire', ({ answerBy }) => answerBy),
  end_time_proposal: endOfWait<'end_time_proposal'>(
    parts,
    ['time_proposed', 'reschedule_proposed'],
    'expire',
    proposalEnd,
  ),
  start_booking: endOfWait<'start_booking'>(
    parts,
    ['confirmed', 'reschedule_proposed'],
    'start',
    ({ startsAt }) => startsAt,
  ),
  complete_booking: endOfWait<'complete_booking'>(parts, ['in_progress'], 'complete', ({ endsAt }) =>
    after(endsAt, completesAfterMs),
  ),
});
