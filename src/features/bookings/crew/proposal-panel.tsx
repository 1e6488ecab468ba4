import { Panel, TimeLeft } from '../../../ui/index.ts';
import { ActionButtons } from '../../orders/index.ts';
import { offeredActions, PeriodTime, type Booking, type BookingAction } from '../shared/index.ts';
import { movedCancellationText, whenText } from './cancellation-text.ts';
import styles from './crew.module.css';

/** The actions of this panel. */
export const proposalAnswers: readonly BookingAction[] = ['accept_time', 'refuse_time', 'withdraw_time'];

interface ProposalPanelProps {
  readonly booking: Booking;
  /** Opens a dialog; nothing is sent yet. */
  readonly onAction: (action: BookingAction) => void;
}

/** Who proposed what: before confirmation another time for the request, afterwards a move. */
function titleOf({ status, provider }: Booking, isOurs: boolean): string {
  if (status === 'time_proposed') return `${provider.name} proposes another time`;
  return isOurs ? 'You asked to move the booking' : `${provider.name} asks to move the booking`;
}

/**
 * Until when the booked time can be cancelled free of charge, whether or not the other time is agreed; empty if that is
 * over.
 */
const freeAsBooked = ({ cancellation, ...booking }: Booking): string =>
  cancellation?.kept.amountMinor === 0
    ? `, with free cancellation until ${whenText(cancellation.freeUntil, booking)}`
    : '';

/** The time that one side proposes, next to the booked one. */
export function ProposalPanel({ booking, onAction }: ProposalPanelProps) {
  const { proposal, provider, timeZone, wholeDays, place, status } = booking;
  if (proposal === null) return null;
  const isOurs = proposal.by === 'buyer';
  const answers = offeredActions(booking.actions.filter((action) => proposalAnswers.includes(action)));
  const zone = { timeZone, wholeDays, port: place.port };
  return (
    <Panel
      title={titleOf(booking, isOurs)}
      description={`${isOurs ? `${provider.name} answers` : 'Please accept or reject it'} by ${whenText(proposal.expiresAt, booking)}.`}
      action={<TimeLeft until={proposal.expiresAt} />}
      footer={
        answers.length === 0 ? null : (
          <ActionButtons
            label={isOurs ? 'Your proposal' : 'Your answer'}
            className={styles.acts}
            actions={answers}
            onAction={onAction}
          />
        )
      }
    >
      <dl className={styles.times}>
        <div>
          <dt>{status === 'time_proposed' ? 'You asked for' : 'Booked'}</dt>
          <dd>
            <PeriodTime startsAt={booking.startsAt} endsAt={booking.endsAt} {...zone} />
          </dd>
        </div>
        <div data-new>
          <dt>Proposed</dt>
          <dd>
            <strong>
              <PeriodTime startsAt={proposal.startsAt} endsAt={proposal.endsAt} {...zone} />
            </strong>
          </dd>
        </div>
      </dl>
      {proposal.message === null ? null : <p className={styles.quote}>“{proposal.message}”</p>}
      <p className={styles.quiet}>
        {status === 'time_proposed'
          ? 'The price stays the same, and nothing is charged unless you accept. Without an answer, the request expires.'
          : `The price stays the same. Without an answer, the booked time applies${freeAsBooked(booking)}.`}{' '}
        {movedCancellationText(booking, proposal.startsAt)}
      </p>
    </Panel>
  );
}
