import { BusyButton, Button, Notice, QuietButton, When } from '../../../ui/index.ts';
import { errorText } from '../../server-data/index.ts';
import type { Cart } from '../cart.types.ts';
import styles from './checkout-box.module.css';
import { checkoutErrorDetails, checkoutErrorTitles } from './checkout-error-texts.ts';
import type { CheckoutView, SendCheckout } from './use-checkout.ts';
import { businessTerms } from '../../../lib/business-terms.ts';

interface CheckoutTroubleProps {
  readonly cart: Cart;
  readonly snapshot: CheckoutView;
  readonly send: SendCheckout;
}

/** Focuses the button that replaces the pressed one. */
const takeFocus = (button: HTMLButtonElement | null): void => {
  if (document.activeElement === document.body) button?.focus();
};

/** What prevents the checkout from reaching the payment page, and what to do. */
export function CheckoutTrouble({ cart, snapshot, send }: CheckoutTroubleProps) {
  const { failure, orderId } = snapshot.context;
  if (snapshot.matches('reviewing'))
    return failure ? (
      <Notice live tone="warning" title={errorText(failure, 'pressed', checkoutErrorTitles)}>
        {checkoutErrorDetails(failure)}
      </Notice>
    ) : null;
  if (snapshot.matches('unsure'))
    return (
      <Notice live tone="warning" title="We don’t know if your order went through.">
        <p className={styles.words}>It’s safe to try again: you won’t be charged twice.</p>
        <div className={styles.acts}>
          <Button ref={takeFocus} onClick={() => send({ type: 'RETRY.REQUESTED' })}>
            Try again
          </Button>
          <QuietButton onClick={() => send({ type: 'CANCEL.REQUESTED' })}>Back to the cart</QuietButton>
        </div>
      </Notice>
    );
  const isOpening = snapshot.matches('opening');
  const isGivingUp = snapshot.matches('givingUp');
  if (!snapshot.matches('unreachable') && !isOpening && !isGivingUp) return null;
  const { openOrder } = cart;
  return (
    <Notice
      live
      tone="warning"
      title={
        openOrder?.id === orderId ? (
          <>
            Your items are reserved until <When at={openOrder.expiresAt} show="time" />.
          </>
        ) : (
          `Your items are reserved for ${businessTerms.payMinutes} minutes.`
        )
      }
    >
      <p className={styles.words}>
        We can’t reach the payment page at the moment. Nothing was charged and your order is kept.
      </p>
      <div className={styles.acts}>
        <BusyButton ref={takeFocus} busy={isOpening} onClick={() => send({ type: 'PAYMENT.REQUESTED' })}>
          Try the payment page again
        </BusyButton>
        <BusyButton
          busy={isGivingUp}
          variant="surface"
          color="gray"
          highContrast
          onClick={() => send({ type: 'ORDER.GIVE_UP_REQUESTED' })}
        >
          Cancel the order
        </BusyButton>
        {snapshot.hasTag('slow') ? (
          <Button variant="ghost" onClick={() => send({ type: 'CANCEL.REQUESTED' })}>
            Cancel
          </Button>
        ) : null}
      </div>
    </Notice>
  );
}
