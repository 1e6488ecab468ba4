import { BusyButton, Button, formatMoney, TextLink } from '../../../ui/index.ts';
import { SumsTable } from '../../order-parts/index.ts';
import type { Cart } from '../cart.types.ts';
import styles from './checkout-box.module.css';
import { CheckoutTrouble } from './checkout-trouble.tsx';
import type { CheckoutView, SendCheckout } from './use-checkout.ts';

export interface CheckoutBoxProps {
  readonly cart: Cart;
  /** Whether the sums are those of what is shown. */
  readonly isSettled: boolean;
  /** A change that is under way takes longer than people expect. */
  readonly isSlow: boolean;
  readonly onCancel: () => void;
  /** What is to be said before paying, in words; pressing leads there. */
  readonly blocker: string | null;
  readonly onBlocked: () => void;
  readonly snapshot: CheckoutView;
  readonly send: SendCheckout;
}

/** What all of it comes to, and the way to pay: beside the lines, on a phone below everything. */
export function CheckoutBox({
  cart,
  isSettled,
  blocker,
  onBlocked,
  snapshot,
  send,
  ...wait
}: CheckoutBoxProps) {
  const { subtotal, tax, delivery, total, canCheckOut, version, checkoutKey } = cart;
  // Nothing of a cart is accepted or declined yet.
  const sums = { subtotal, tax, delivery, total };
  const isReviewing = snapshot.matches('reviewing');
  const isPlacing = snapshot.matches('placing');
  const isPlacingSlow = snapshot.context.slow;
  const isBlocked = blocker !== null && isReviewing;
  const submit = () =>
    send({
      type: 'CHECKOUT.SUBMITTED',
      submission: { body: { cartVersion: version, expectedTotal: total }, key: checkoutKey },
    });
  return (
    <section className={styles.box} aria-label="What it comes to">
      <CheckoutTrouble cart={cart} snapshot={snapshot} send={send} />
      {/* Once it is ordered the cart is empty: what it came to stands in the order. */}
      {cart.totalItems > 0 ? (
        <>
          <div className={styles.sums} data-waiting={!isSettled} aria-busy={!isSettled}>
            <SumsTable {...sums} due={sums} label="Sums of the whole cart" />
          </div>
          <p className={styles.brief}>
            Goods {formatMoney(subtotal)} · tax {formatMoney(tax)} · delivery {formatMoney(delivery)}
          </p>
        </>
      ) : null}
      {isReviewing || isPlacing ? (
        <div className={styles.pay}>
          <BusyButton
            size="3"
            className={styles.button ?? ''}
            busy={isPlacing || !isSettled}
            disabled={!canCheckOut && isSettled}
            onClick={isBlocked ? onBlocked : submit}
          >
            Reserve and pay {formatMoney(total)}
          </BusyButton>
          <p
            className={styles.words}
            role="status"
            data-usual={isReviewing && isSettled && canCheckOut && !isBlocked}
          >
            {wordsBelow(cart, {
              isSettled,
              isPlacing,
              blocker,
              isSlow: isPlacing ? isPlacingSlow : wait.isSlow,
            })}
          </p>
          {isPlacing && isPlacingSlow ? (
            <Button variant="ghost" onClick={() => send({ type: 'CANCEL.REQUESTED' })}>
              Cancel
            </Button>
          ) : null}
          {!isPlacing && !isSettled && wait.isSlow ? (
            <Button variant="ghost" onClick={wait.onCancel}>
              Cancel
            </Button>
          ) : null}
        </div>
      ) : null}
      {snapshot.matches('leaving') ? <Leaving url={snapshot.context.paymentUrl} /> : null}
      {snapshot.matches('reading') ? (
        <p className={styles.words} role="status">
          Looking at what became of your order.
        </p>
      ) : null}
    </section>
  );
}

interface Progress {
  readonly isSettled: boolean;
  readonly isPlacing: boolean;
  readonly isSlow: boolean;
  readonly blocker: string | null;
}

function wordsBelow(cart: Cart, { isSettled, isPlacing, isSlow, blocker }: Progress): string {
  if (isPlacing)
    return isSlow
      ? 'This takes longer than usual. Your cart is kept; buying twice is not possible.'
      : 'Reserving your things.';
  if (!isSettled)
    return isSlow ? 'This takes longer than usual. What was there before is kept.' : 'Working out the total.';
  if (cart.canCheckOut && blocker !== null) return blocker;
  if (cart.canCheckOut)
    return 'Your things are reserved for 15 minutes while you pay. The card is charged only for what the suppliers confirm.';
  const troubled = cart.lines.filter(({ problem }) => problem !== null).length;
  if (troubled > 0)
    return troubled === 1
      ? 'One thing needs a look before you can pay: see beside it.'
      : `${troubled} things need a look before you can pay: see beside them.`;
  return 'A supplier says no way of delivery at the moment: save those lines for later.';
}

function Leaving({ url }: { url: string | null }) {
  return (
    <p className={styles.words} role="status">
      Taking you to the payment page.{' '}
      {url === null ? null : (
        <TextLink href={url} underline="always">
          Go there yourself
        </TextLink>
      )}
    </p>
  );
}
