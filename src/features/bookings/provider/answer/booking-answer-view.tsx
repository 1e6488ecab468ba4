import { businessTerms } from '../../../../lib/business-terms.ts';
import type { LinkedBooking } from '../../../../machines/order-answer/index.ts';
import { BusyButton, Button, FormActions, formatMoney, Notice, QuietButton } from '../../../../ui/index.ts';
import { Entrance } from '../../../account/index.ts';
import { WaitNotice } from '../../../forms/index.ts';
import {
  AnswerEnded,
  callFailureText,
  DeclineForm,
  LinkPage,
  type AnswerViewProps,
} from '../../../orders/index.ts';
import { bookingStatusLabel, periodTextWithClock, type BookingStatus } from '../../shared/index.ts';
import { providerBookingPath, providerBookingsPath } from '../booking-path.ts';
import { AskedBooking } from './asked-booking.tsx';
import { ProposeForm } from './propose-form.tsx';

/** The page of a booking's answer link: the request with its three answers, or why it cannot be answered. */
export function BookingAnswerView({ state, context, slow = false, send }: AnswerViewProps) {
  const booking = context.asked !== null && 'booking' in context.asked ? context.asked : null;
  return (
    <LinkPage
      noun="booking"
      state={state}
      context={context}
      asked={booking}
      listPath={providerBookingsPath}
      slow={slow}
      send={send}
    >
      {(asked) => <Asked asked={asked} state={state} context={context} slow={slow} send={send} />}
    </LinkPage>
  );
}

interface AskedProps extends AnswerViewProps {
  readonly asked: LinkedBooking;
}

function Asked({ asked, state, context, slow = false, send }: AskedProps) {
  const { failure, answer } = context;
  const { booking } = asked;
  if (state === 'settled') return <Settled asked={asked} />;
  if (state === 'answered') return <Answered asked={asked} />;
  const busy = state === 'answering';
  const isOf = (action: string) => busy && answer?.action === action;
  return (
    <Entrance
      title={`${booking.buyerName} would like to book you`}
      lead={`${booking.serviceName}, ${formatMoney(booking.total)}. Can you do it?`}
    >
      <AskedBooking asked={asked} />
      {state === 'declining' || isOf('decline') ? (
        <DeclineForm
          name="Decline the booking"
          label="Why can’t you do it?"
          context={context}
          busy={busy}
          slow={slow}
          send={send}
        />
      ) : state === 'proposing' || isOf('propose_time') ? (
        <ProposeForm asked={asked} context={context} busy={busy} slow={slow} send={send} />
      ) : (
        <>
          {failure === null ? null : (
            <Notice tone="error" live title="Your answer wasn’t sent.">
              {callFailureText(failure)}
            </Notice>
          )}
          <WaitNotice slow={slow} onCancel={() => send({ type: 'CANCEL.REQUESTED' })} />
          <Buttons busy={busy} asked={asked} send={send} />
        </>
      )}
    </Entrance>
  );
}

interface ButtonsProps {
  readonly asked: LinkedBooking;
  readonly busy: boolean;
  readonly send: AnswerViewProps['send'];
}

function Buttons({ asked: { booking }, busy, send }: ButtonsProps) {
  const { actions, total } = booking;
  return (
    <FormActions>
      {actions.includes('confirm') ? (
        <BusyButton size="3" busy={busy} onClick={() => send({ type: 'CONFIRM.REQUESTED' })}>
          Confirm for {formatMoney(total)}
        </BusyButton>
      ) : null}
      {actions.includes('propose_time') ? (
        <QuietButton size="3" disabled={busy} onClick={() => send({ type: 'PROPOSAL.CHOSEN' })}>
          Propose another time
        </QuietButton>
      ) : null}
      {actions.includes('decline') ? (
        <Button
          size="3"
          variant="surface"
          color="red"
          disabled={busy}
          onClick={() => send({ type: 'DECLINE.CHOSEN' })}
        >
          Decline
        </Button>
      ) : null}
    </FormActions>
  );
}

/** Why there is nothing to answer any more, if nobody has answered. */
const settledText: Readonly<Partial<Record<BookingStatus, string>>> = {
  held: 'The buyer has not paid.',
  released: 'The buyer did not pay.',
  withdrawn: 'The buyer withdrew the request.',
  expired: 'The time to answer ran out.',
};

function Settled({ asked: { booking } }: { readonly asked: LinkedBooking }) {
  const label = bookingStatusLabel(booking.status, 'provider').label.toLowerCase();
  return (
    <AnswerEnded
      title="This booking no longer needs an answer"
      lead={`Booking ${booking.number} is now “${label}”. ${settledText[booking.status] ?? 'It was answered in the app.'}`}
      scene="done"
      to={providerBookingPath(booking.id)}
    >
      Sign in to see the booking and its history.
    </AnswerEnded>
  );
}

interface AnsweredText {
  readonly title: string;
  readonly lead: string;
  readonly next: string;
}

/** The result of an answer, and what happens next. */
function answeredText({ booking }: LinkedBooking): AnsweredText {
  const { buyerName, number, proposal, timeZone, wholeDays, place } = booking;
  if (booking.status === 'declined')
    return {
      title: 'Thank you for letting us know',
      lead: `${buyerName} has been notified and can book elsewhere. Nothing is charged for ${number}.`,
      next: 'If you don’t work at such times, change your working hours in the calendar so nobody books them again.',
    };
  if (booking.status === 'time_proposed') {
    const time = proposal ? `: ${periodTextWithClock({ ...proposal, wholeDays }, timeZone, place.port)}` : '';
    return {
      title: 'Your proposal was sent',
      lead: `${buyerName} has been asked whether the new time suits${time}.`,
      next: 'We’ll email you the answer. Until then the time stays reserved for this booking.',
    };
  }
  return {
    title: 'Thank you: the booking is confirmed',
    lead: `${buyerName} has been notified. ${number} is on ${periodTextWithClock(booking, timeZone, place.port)}.`,
    next: `Next: do the work. Your share is sent once the crew confirms completion, or ${businessTerms.completionHours} hours after the end if no problem is reported.`,
  };
}

function Answered({ asked }: { readonly asked: LinkedBooking }) {
  const { title, lead, next } = answeredText(asked);
  return (
    <AnswerEnded title={title} lead={lead} scene="done" to={providerBookingPath(asked.booking.id)}>
      {next}
    </AnswerEnded>
  );
}
