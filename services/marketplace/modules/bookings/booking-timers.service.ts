import { enqueue } from '../../platform/jobs/index.ts';
import type { BookingRequest, BookingTransition } from './booking-transition.domain.ts';
import { completionOf } from './bookings.domain.ts';
import type { Trx } from './bookings.parts.ts';

/** Plans what a command causes automatically if nobody acts. */
export async function planTimers(
  trx: Trx,
  { booking, payload: { proposal } }: BookingRequest,
  { from, to, change }: BookingTransition,
): Promise<void> {
  const { id: bookingId } = booking;
  if (proposal)
    await enqueue(
      trx,
      'end_time_proposal',
      { bookingId },
      { runAt: new Date(proposal.expiresAt), jobKey: `end_time_proposal:${bookingId}` },
    );
  const answerBy = change.dispute?.answerBy ?? null;
  if (answerBy !== null)
    await enqueue(
      trx,
      'escalate_dispute',
      { bookingId },
      { runAt: new Date(answerBy), jobKey: `escalate_dispute:${bookingId}` },
    );
  const startsAt = change.time?.startsAt ?? booking.startsAt;
  const endsAt = change.time?.endsAt ?? booking.endsAt;
  if (to === 'confirmed')
    await enqueue(
      trx,
      'start_booking',
      { bookingId },
      { runAt: startsAt, jobKey: `start_booking:${bookingId}` },
    );
  if (to === 'in_progress' && from !== to)
    await enqueue(
      trx,
      'ask_whether_done',
      { bookingId },
      { runAt: endsAt, jobKey: `ask_whether_done:${bookingId}` },
    );
  const finishedAt = change.finishedAt ?? null;
  const noShowAt = change.noShowAt ?? null;
  const noShowWithdrawnAt = change.noShowWithdrawnAt ?? booking.noShowWithdrawnAt;
  const completesItself = to === 'in_progress' || to === 'no_show_reported';
  if (completesItself && (from !== to || finishedAt !== null))
    await enqueue(
      trx,
      'complete_booking',
      { bookingId },
      {
        runAt: completionOf({ endsAt, finishedAt, noShowAt, noShowWithdrawnAt }),
        jobKey: `complete_booking:${bookingId}`,
      },
    );
}
