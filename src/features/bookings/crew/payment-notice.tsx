import { BusyButton, Notice, SecondsLeft, Spinner, formatMoney } from '../../../ui/index.ts';
import { ButtonLink } from '../../links/index.ts';
import type { PaymentReturn } from '../../orders/index.ts';
import { type Booking } from '../shared/index.ts';
import { bookAgainPath } from './crew-paths.ts';
import styles from './crew.module.css';

interface PaymentNoticeProps {
  readonly booking: Booking;
  readonly cameBack: PaymentReturn;
  /** The payment provider's confirmation is awaited: the server receives it separately from the browser's return. */
  readonly isAwaited: boolean;
  readonly isPaying: boolean;
  readonly onPay: () => void;
  readonly onGiveUp: () => void;
}

/** The state of the payment and what to do about it; nothing once it is paid and the user has seen that. */
export function PaymentNotice(props: PaymentNoticeProps) {
  const { booking, cameBack, isAwaited } = props;
  const { status, payment, total, provider, expiresAt } = booking;
  const isUnpaidExtra = booking.supplements.some((each) => each.status === 'pending_payment');
  if (isAwaited)
    return (
      <Notice tone="info" live title="Waiting for the payment provider.">
        <span className={styles.inline}>
          <Spinner size="1" /> This takes a moment. You can leave this page: we’ll continue automatically.
        </span>
      </Notice>
    );
  if (status === 'requested' && cameBack === 'returned')
    return (
      <Notice tone="success" live title="Thank you: the booking is requested.">
        {formatMoney(total)} is held on your card. You’re charged only if {provider.name} confirms.
      </Notice>
    );
  if (status === 'released')
    return (
      <Notice
        tone="info"
        live={cameBack !== null}
        title="Nothing was charged."
        action={<ButtonLink to={bookAgainPath(booking)}>Choose a time again</ButtonLink>}
      >
        The time to pay ran out, or you released the time.
      </Notice>
    );
  if (status === 'held' && expiresAt !== null) {
    const declined = payment?.declineMessage ?? null;
    return (
      <Notice
        tone={declined === null ? 'warning' : 'error'}
        live
        title={
          declined !== null
            ? 'The payment was declined.'
            : cameBack === 'cancelled'
              ? 'You left the payment page. Nothing was charged.'
              : 'Not paid yet.'
        }
      >
        <p className={styles.words}>
          {declined} The time is held for you: <SecondsLeft until={expiresAt} />
        </p>
        <div className={styles.acts}>
          {booking.actions.includes('pay') ? (
            <BusyButton busy={props.isPaying} onClick={props.onPay}>
              {declined === null ? `Pay ${formatMoney(total)}` : 'Try again'}
            </BusyButton>
          ) : null}
          {booking.actions.includes('give_up') ? (
            <BusyButton variant="surface" color="gray" highContrast onClick={props.onGiveUp}>
              Release the time
            </BusyButton>
          ) : null}
        </div>
      </Notice>
    );
  }
  if (cameBack === 'cancelled')
    return (
      <Notice tone="info" live title="You left the payment page.">
        Nothing was charged. You can still pay below.
      </Notice>
    );
  if (cameBack === 'returned' && isUnpaidExtra)
    return (
      <Notice tone="info" live title="The payment hasn’t reached us yet.">
        If you paid, it shows here as soon as the payment provider reports it. You’re not charged twice.
      </Notice>
    );
  return null;
}
