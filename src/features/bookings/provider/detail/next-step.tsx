import type { ReactNode } from 'react';
import { businessTerms, countInWords } from '../../../../lib/business-terms.ts';
import { formatMoney, SecondsLeft, TimeLeft, When } from '../../../../ui/index.ts';
import { NextSteps } from '../../../orders/index.ts';
import {
  isAboutNoShow,
  isOver,
  isStartedByProvider,
  noShowFrom,
  PeriodTime,
  type Booking,
  type BookingDispute,
  type BookingStatus,
} from '../../shared/index.ts';
import styles from './booking-view.module.css';
import { endText } from './end-text.ts';
import { providerOffers, type ProviderAction } from './provider-actions.ts';

export interface NextStepProps {
  readonly booking: Booking;
  /** The action in progress without a dialog; null if there is none. */
  readonly acting: ProviderAction | null;
  readonly onAction: (action: ProviderAction) => void;
  /** More content below the text. */
  readonly children?: ReactNode;
}

/** What the provider has to do, the deadline, and the buttons. */
export function NextStep({ booking, acting, onAction, children }: NextStepProps) {
  return (
    <NextSteps
      title={titleOf(booking)}
      actions={providerOffers(booking.actions)}
      acting={acting}
      onAction={onAction}
    >
      <NextText booking={booking} />
      {children}
    </NextSteps>
  );
}

const titles: Readonly<Record<BookingStatus, string>> = {
  held: 'The crew is paying',
  released: 'Not paid: the time is free again',
  requested: 'Can you do this?',
  time_proposed: 'Waiting for the buyer’s answer',
  confirmed: 'Confirmed',
  reschedule_proposed: 'Waiting for the buyer’s answer',
  in_progress: 'Work in progress',
  no_show_reported: 'You reported a no-show',
  completed: 'Completed',
  no_show: 'You reported a no-show',
  disputed: 'The buyer reported a problem',
  declined: 'You declined',
  withdrawn: 'The buyer withdrew the request',
  expired: 'Not answered in time',
  cancelled_by_crew: 'The crew cancelled',
  cancelled_by_provider: 'You cancelled',
  cancelled: 'Cancelled by Quayside',
};

const titleOf = (booking: Booking): string =>
  booking.isTeamAway === true
    ? 'Confirmed, but your team is away then'
    : isOver(booking)
      ? 'Is the work done?'
      : titleInState(booking);

/** The titles of a problem by its stage, including how it ended where the two sides agreed. */
const problemTitles: Readonly<Partial<Record<BookingDispute['stage'], string>>> = {
  part_offered: 'Waiting for the buyer’s answer to your offer',
  escalated: 'Quayside decides about the problem',
  accepted: 'You refunded everything',
  part_accepted: 'Completed: the buyer accepted your offer',
  withdrawn: 'Completed: the buyer says the problem is solved',
};

const titleInState = (booking: Booking): string => {
  const { status, proposal, dispute, finishedAt } = booking;
  if (dispute?.stage === 'asked' && isAboutNoShow(booking)) return 'The crew disagrees with the no-show';
  if (status === 'no_show') return titles.no_show;
  if (status === 'in_progress' && finishedAt === null && !isStartedByProvider(booking))
    return 'The booked time has begun';
  return (
    (dispute && problemTitles[dispute.stage]) ??
    (status === 'in_progress' && finishedAt !== null ? 'Done: waiting for the crew to confirm' : null) ??
    (status === 'reschedule_proposed' && proposal?.by === 'buyer'
      ? 'The buyer asks for another time'
      : titles[status])
  );
};

/** Who wrote the note of a state; the buyer in the other states. */
const writers: Readonly<Partial<Record<BookingStatus, string>>> = {
  declined: 'You wrote:',
  no_show: 'You wrote:',
  cancelled_by_provider: 'You wrote:',
  completed: 'Quayside wrote:',
  cancelled: 'Quayside wrote:',
};

function NextText({ booking }: { readonly booking: Booking }): ReactNode {
  const {
    status,
    answerBy,
    expiresAt,
    completesAt,
    finishedAt,
    proposal,
    dispute,
    place,
    timeZone,
    startsAt,
  } = booking;
  const there = { zone: timeZone, ...(place.port !== null && { place: place.port }) };
  if (status === 'held' && expiresAt !== null)
    return (
      <p>
        <SecondsLeft until={expiresAt} /> to pay. Until then nobody else can book this time.
      </p>
    );
  if (status === 'requested' && answerBy !== null)
    return (
      <p>
        <TimeLeft until={answerBy} /> to answer, until <When at={answerBy} {...there} />. Without an answer,
        it expires and the buyer pays nothing.
      </p>
    );
  if (proposal !== null) return <ProposedTime booking={booking} proposal={proposal} />;
  if (status === 'confirmed')
    return (
      <>
        {booking.isTeamAway === true ? (
          <p>
            {booking.teamName} has time off then. The crew doesn’t know: keep it if the team comes anyway,
            assign another team, move it or cancel it.
          </p>
        ) : null}
        <p>
          It starts on <When at={startsAt} {...there} />, automatically or when you start it.
        </p>
      </>
    );
  if (status === 'no_show_reported' && completesAt !== null)
    return (
      <>
        {booking.answer === null ? null : <p className={styles.answer}>You wrote: “{booking.answer}”</p>}
        <p>
          <TimeLeft until={completesAt} /> for the buyer to disagree, until{' '}
          <When at={completesAt} {...there} />. If they don’t, your share is sent.
        </p>
      </>
    );
  if (completesAt !== null)
    return (
      <p>
        {finishedAt === null
          ? `${isOver(booking) ? 'If it is' : 'When you’re done'}, finish the work here: the crew is asked to confirm it. `
          : null}
        {finishedAt === null && !booking.actions.includes('report_no_show') ? (
          <>
            If nobody is there, you can report a no-show from <When at={noShowFrom(booking)} {...there} />
            .{' '}
          </>
        ) : null}
        It completes when the crew confirms, or automatically on <When at={completesAt} {...there} />. Then
        your share is sent.
      </p>
    );
  if (status === 'disputed' && dispute !== null) return <Problem booking={booking} dispute={dispute} />;
  const answer = decidedAlone(booking) ? booking.answer : null;
  const end = endText(booking);
  return (
    <>
      {answer === null ? null : (
        <p className={styles.answer}>
          {dispute?.stage === 'settled' ? 'Quayside wrote:' : (writers[status] ?? 'The buyer wrote:')} “
          {answer}”
        </p>
      )}
      {end === null ? null : <p>{end}</p>}
    </>
  );
}

/**
 * Whether the latest note is from the side that decided. If the two agreed, it is the buyer's, which is shown above the
 * agreement.
 */
const decidedAlone = ({ dispute }: Booking): boolean =>
  dispute === null || dispute.stage === 'settled' || dispute.stage === 'upheld';

interface ProblemProps {
  readonly booking: Booking;
  readonly dispute: BookingDispute;
}

/** A reported problem: each side's note, who has to answer and until when, and which money is held meanwhile. */
function Problem({ booking, dispute }: ProblemProps) {
  const { answer, paid, refunded, timeZone, place } = booking;
  const { stage, answerBy, offered, providerNote } = dispute;
  const held = formatMoney({ ...paid, amountMinor: paid.amountMinor - refunded.amountMinor });
  const there = { zone: timeZone, ...(place.port !== null && { place: place.port }) };
  return (
    <>
      {answer === null ? null : <p className={styles.answer}>The buyer wrote: “{answer}”</p>}
      {providerNote === null ? null : <p className={styles.answer}>You wrote: “{providerNote}”</p>}
      {answerBy === null ? (
        <p>
          Quayside reads what both of you wrote, decides and writes to you both, usually within{' '}
          {countInWords(businessTerms.disputes.decisionWorkingDays)} working days.
        </p>
      ) : stage === 'asked' ? (
        <p>
          <TimeLeft until={answerBy} /> to answer, until <When at={answerBy} {...there} />: refund everything,
          offer a part, or say why you don’t agree. Without an answer, Quayside decides.
        </p>
      ) : (
        <p>
          You offered {offered === null ? 'a part' : formatMoney(offered)}. <TimeLeft until={answerBy} /> for
          the buyer to answer, until <When at={answerBy} {...there} />. Without an answer, or if they refuse,
          Quayside decides.
        </p>
      )}
      <p>
        Until then, the {held} that the buyer paid are held: nothing is sent to you and nothing is refunded.
        You can write messages and add photographs below.
      </p>
    </>
  );
}

interface ProposedTimeProps {
  readonly booking: Booking;
  readonly proposal: NonNullable<Booking['proposal']>;
}

/** The proposed time next to the time that applies until it is agreed. */
function ProposedTime({ booking, proposal }: ProposedTimeProps) {
  const { status, wholeDays, timeZone, place } = booking;
  const shared = { wholeDays, timeZone, port: place.port };
  return (
    <>
      <dl className={styles.times}>
        <div>
          <dt>{status === 'time_proposed' ? 'Asked for' : 'Agreed'}</dt>
          <dd>
            <PeriodTime startsAt={booking.startsAt} endsAt={booking.endsAt} {...shared} />
          </dd>
        </div>
        <div>
          <dt>Proposed</dt>
          <dd>
            <strong>
              <PeriodTime startsAt={proposal.startsAt} endsAt={proposal.endsAt} {...shared} />
            </strong>
          </dd>
        </div>
      </dl>
      {proposal.message === null ? null : <p className={styles.answer}>“{proposal.message}”</p>}
      <p>
        <TimeLeft until={proposal.expiresAt} /> to agree.{' '}
        {status === 'time_proposed'
          ? 'Without an answer, the request expires and the buyer pays nothing.'
          : 'Without an answer, the agreed time applies.'}
      </p>
    </>
  );
}
