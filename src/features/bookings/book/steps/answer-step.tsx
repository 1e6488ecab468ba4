import { useState } from 'react';
import {
  BusyButton,
  Button,
  ConfirmDialog,
  DescriptionList,
  Notice,
  Panel,
  SkeletonTable,
  TimeLeft,
  formatMoney,
} from '../../../../ui/index.ts';
import type { Booking } from '../../../../machines/booking/index.ts';
import { ButtonLink } from '../../../links/index.ts';
import {
  cancellationText,
  movedCancellationText,
  policyText,
  whenText,
} from '../../crew/cancellation-text.ts';
import { bookingPath } from '../../crew/crew-paths.ts';
import { BookingBadge, BookingFacts, BookingPrice, PeriodTime } from '../../shared/index.ts';
import { answerText } from '../answer-texts.ts';
import type { StepProps } from '../book.types.ts';
import styles from '../book.module.css';
import { StepFrame } from '../step-frame.tsx';
import { NewTime } from './new-time.tsx';

/** The provider's answer, and the possible actions after it. */
export function AnswerStep(props: StepProps) {
  const { snapshot, send, files } = props;
  const { booking } = snapshot.context;
  if (booking === null)
    return (
      <StepFrame snapshot={snapshot} send={send} title="Your booking">
        <SkeletonTable rows={6} label="Loading your booking" />
      </StepFrame>
    );
  const { status, answerBy } = booking;
  const { title, next } = answerText(booking);
  const isChoosing =
    snapshot.matches({ answer: 'choosingTime' }) || snapshot.matches({ answer: 'proposing' });
  return (
    <StepFrame
      snapshot={snapshot}
      send={send}
      title={isChoosing ? 'Propose another time' : title}
      lead={isChoosing ? 'The old time is kept until the provider agrees. It costs nothing more.' : next}
    >
      {isChoosing ? (
        <NewTime {...props} booking={booking} />
      ) : (
        <>
          {booking.proposal ? <Proposed booking={booking} /> : null}
          {booking.answer !== null ? (
            <Notice title={`Message from ${booking.provider.name}`}>{booking.answer}</Notice>
          ) : null}
          {status === 'requested' ? (
            <Panel
              title="What happens next"
              action={answerBy === null ? null : <TimeLeft until={answerBy} />}
              footer={<AnswerActions snapshot={snapshot} send={send} booking={booking} />}
            >
              <WhatIsNext booking={booking} />
            </Panel>
          ) : (
            <>
              {booking.cancellation === null ? null : (
                <Notice title="Cancellation">{cancellationText(booking.cancellation, booking)}</Notice>
              )}
              <AnswerActions snapshot={snapshot} send={send} booking={booking} />
            </>
          )}
        </>
      )}
      <Panel title={booking.number} action={<BookingBadge status={booking.status} reader="buyer" />}>
        <BookingFacts booking={booking} reader="buyer" />
      </Panel>
      <Panel title="Price">
        <BookingPrice booking={booking} reader="buyer" />
      </Panel>
      {files}
    </StepFrame>
  );
}

/** What each answer would mean, and the action until then. */
function WhatIsNext({ booking }: { readonly booking: Booking }) {
  const [now] = useState(() => new Date());
  const { provider, total } = booking;
  const sum = formatMoney(total);
  return (
    <DescriptionList
      items={[
        {
          term: 'Now',
          description: `${sum} is reserved on your card, and the time is kept for you. ${provider.name} confirms, proposes another time or declines.`,
        },
        {
          term: 'If they confirm',
          description: `Your card is charged ${sum}, and the invitation for your calendar comes by email. ${policyText(booking, now)}`,
        },
        {
          term: 'If they decline or don’t answer',
          description: `Nothing is charged: your bank releases the ${sum}. The time is free again.`,
        },
        {
          term: 'If your plans change',
          description: 'Withdraw the request. Until they confirm, it costs nothing.',
        },
      ]}
    />
  );
}

/** The proposed time, its deadline, and what it does to the free cancellation. */
function Proposed({ booking }: { readonly booking: Booking }) {
  const { proposal, timeZone, place, wholeDays, status } = booking;
  if (proposal === null) return null;
  return (
    <Notice
      title={
        <>
          New time: <PeriodTime {...proposal} wholeDays={wholeDays} timeZone={timeZone} port={place.port} />
        </>
      }
    >
      {proposal.message === null ? null : <p>“{proposal.message}”</p>}
      {status === 'reschedule_proposed' ? <p>{movedCancellationText(booking, proposal.startsAt)}</p> : null}
      <TimeLeft until={proposal.expiresAt} />
    </Notice>
  );
}

type Asked = 'withdraw' | 'cancel' | 'refuse' | 'withdrawTime' | null;

interface AnswerActionsProps extends Pick<StepProps, 'snapshot' | 'send'> {
  readonly booking: Booking;
}

/** The allowed actions and the links to continue. */
function AnswerActions({ snapshot, send, booking }: AnswerActionsProps) {
  const { actions, cancellation, status } = booking;
  const [asked, setAsked] = useState<Asked>(null);
  const isActing = snapshot.matches({ answer: 'acting' });
  const confirm = (event: Parameters<typeof send>[0]) => {
    setAsked(null);
    send(event);
  };
  const dialog = {
    open: true,
    destructive: true,
    cancel: 'Keep it',
    onOpenChange: (open: boolean) => {
      if (!open) setAsked(null);
    },
  } as const;
  const isOver =
    ['declined', 'expired', 'withdrawn', 'completed'].includes(status) || status.startsWith('cancelled');
  const quiet = { size: '3', variant: 'surface', color: 'gray', highContrast: true } as const;
  return (
    <>
      <div className={styles.acts}>
        {actions.includes('accept_time') ? (
          <BusyButton size="3" busy={isActing} onClick={() => send({ type: 'TIME.ACCEPTED' })}>
            Accept the new time
          </BusyButton>
        ) : null}
        {isOver ? (
          <Button size="3" onClick={() => send({ type: 'BOOKING.REPEATED' })}>
            {status === 'completed' ? 'Book again' : 'Choose another time'}
          </Button>
        ) : null}
        {actions.includes('propose_time') ? (
          <Button {...quiet} onClick={() => send({ type: 'RESCHEDULE.STARTED' })}>
            Propose another time
          </Button>
        ) : null}
        {actions.includes('refuse_time') ? (
          <BusyButton {...quiet} busy={isActing} onClick={() => setAsked('refuse')}>
            Reject the new time
          </BusyButton>
        ) : null}
        {actions.includes('withdraw') ? (
          <BusyButton {...quiet} busy={isActing} onClick={() => setAsked('withdraw')}>
            Withdraw the request
          </BusyButton>
        ) : null}
        {actions.includes('withdraw_time') ? (
          <BusyButton {...quiet} busy={isActing} onClick={() => setAsked('withdrawTime')}>
            Withdraw the proposed time
          </BusyButton>
        ) : null}
        {actions.includes('cancel') && cancellation ? (
          <BusyButton {...quiet} busy={isActing} onClick={() => setAsked('cancel')}>
            Cancel the booking
          </BusyButton>
        ) : null}
        <ButtonLink to={bookingPath(booking.id)} {...quiet}>
          Open the booking
        </ButtonLink>
      </div>
      {asked === 'withdraw' ? (
        <ConfirmDialog
          {...dialog}
          title="Withdraw the request?"
          confirm="Withdraw the request"
          onConfirm={() => confirm({ type: 'BOOKING.WITHDRAWN' })}
        >
          Nothing is charged, and the time is free again.
        </ConfirmDialog>
      ) : null}
      {asked === 'refuse' ? (
        <ConfirmDialog
          {...dialog}
          title="Reject the new time?"
          confirm="Reject the new time"
          cancel="Back"
          onConfirm={() => confirm({ type: 'TIME.REFUSED' })}
        >
          {status === 'time_proposed'
            ? 'The request is then withdrawn. Nothing is charged.'
            : 'The old time then still applies.'}
        </ConfirmDialog>
      ) : null}
      {asked === 'withdrawTime' ? (
        <ConfirmDialog
          {...dialog}
          destructive={false}
          title="Withdraw the time you proposed?"
          confirm="Withdraw the proposed time"
          cancel="Back"
          onConfirm={() => confirm({ type: 'TIME.WITHDRAWN' })}
        >
          {`The booking stays on ${whenText(booking.startsAt, booking)}. ${booking.provider.name} is notified.`}
        </ConfirmDialog>
      ) : null}
      {asked === 'cancel' && cancellation ? (
        <ConfirmDialog
          {...dialog}
          title={`Cancel ${booking.number}?`}
          confirm="Cancel the booking"
          onConfirm={() =>
            confirm({ type: 'BOOKING.CANCELLED', expectedRefund: cancellation.refund, note: null })
          }
        >
          {cancellation.refund.amountMinor > 0
            ? `You get ${formatMoney(cancellation.refund)} back.`
            : `Nothing is refunded: ${booking.provider.name} keeps ${formatMoney(cancellation.kept)}.`}{' '}
          The provider is notified immediately.
        </ConfirmDialog>
      ) : null}
    </>
  );
}
