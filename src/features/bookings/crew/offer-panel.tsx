import { formatMoney, Panel, TimeLeft } from '../../../ui/index.ts';
import { ActionButtons } from '../../orders/index.ts';
import { offeredActions, type Booking, type BookingAction } from '../shared/index.ts';
import { whenText } from './cancellation-text.ts';
import styles from './crew.module.css';

/** The actions of this panel. */
export const offerAnswers: readonly BookingAction[] = ['accept_part', 'refuse_part'];

interface OfferPanelProps {
  readonly booking: Booking;
  /** Opens a dialog; nothing is sent yet. */
  readonly onAction: (action: BookingAction) => void;
}

/** The provider's answer to a reported problem: an offer with buttons to accept or refuse it, or a note. */
export function OfferPanel({ booking, onAction }: OfferPanelProps) {
  const { dispute, provider, number } = booking;
  if (dispute === null || dispute.providerNote === null) return null;
  const { stage, offered, answerBy, providerNote } = dispute;
  const isOffer = stage === 'part_offered' && offered !== null;
  const answers = offeredActions(booking.actions.filter((action) => offerAnswers.includes(action)));
  return (
    <Panel
      title={isOffer ? `${provider.name} offers ${formatMoney(offered)} back` : `${provider.name} answered`}
      {...(answerBy !== null && {
        description: `Please accept or refuse it by ${whenText(answerBy, booking)}. Otherwise, Quayside decides.`,
        action: <TimeLeft until={answerBy} />,
      })}
      footer={
        answers.length === 0 ? null : (
          <ActionButtons
            label={`Your answer to the offer for ${number}`}
            className={styles.acts}
            actions={answers}
            onAction={onAction}
          />
        )
      }
    >
      <p className={styles.quote}>“{providerNote}”</p>
    </Panel>
  );
}
