import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button, formatMoney, Notice, Spinner, TextLink, TimeLeft, When } from '../../../../ui/index.ts';
import type { CheckoutView, SendCheckout } from '../../../cart/index.ts';
import { PayOrGiveUp, type Order, type PayOrGiveUpProps, wasGivenUp } from '../../shared/index.ts';
import { CART_PATH } from '../order-path.ts';
import styles from './order-view.module.css';

interface PaymentBannerProps {
  readonly order: Order;
  readonly snapshot: CheckoutView;
  readonly send: SendCheckout;
  /** Whether the user has just come back from the payment page. */
  readonly hasReturned: boolean;
}

/**
 * The state of an order's payment and what to do about it; shows nothing once the order is paid and the user has seen
 * that.
 */
export function PaymentBanner(props: PaymentBannerProps) {
  const { order, snapshot, hasReturned } = props;
  const { paymentUrl, order: known } = snapshot.context;
  if (snapshot.matches('paid'))
    return hasReturned && order.payment.status === 'authorized' && isUnanswered(order) ? (
      <Notice tone="success" live title="Thank you: the order is placed.">
        {formatMoney(order.total)} is held on your card. You’re charged for what the suppliers confirm, and
        the rest is released.
      </Notice>
    ) : null;
  if (snapshot.matches('expired'))
    return (
      <Notice
        tone="info"
        live={hasReturned}
        title="Nothing was charged."
        action={
          <Button asChild>
            <Link to={CART_PATH}>Go to the cart</Link>
          </Button>
        }
      >
        {snapshot.matches({ expired: 'givenUp' }) || wasGivenUp(order)
          ? 'You cancelled the order.'
          : 'The time to pay ran out.'}{' '}
        Nothing is reserved any more, and what came from your cart is back in it.
      </Notice>
    );
  if (snapshot.matches({ returned: 'confirming' }))
    return (
      <Notice tone="info" live title="Waiting for the payment provider.">
        <span className={styles.inline}>
          <Spinner size="1" /> This takes a moment. You can leave this page: we’ll continue automatically.
        </span>
      </Notice>
    );
  if (snapshot.matches('leaving'))
    return (
      <Notice tone="info" live title="Taking you to the payment page.">
        {paymentUrl === null ? null : (
          <TextLink href={paymentUrl} underline="always">
            Open the payment page
          </TextLink>
        )}
      </Notice>
    );
  if (order.status !== 'pending_payment' || order.expiresAt === null) return null;
  const until = <When at={order.expiresAt} show="time" />;
  if (snapshot.matches('declined'))
    return (
      <ToPay {...props} tone="error" title="The payment was declined." pay="Try again">
        {known?.declineMessage} Your items stay reserved until {until}.
      </ToPay>
    );
  if (snapshot.matches('unreachable'))
    return (
      <ToPay {...props} tone="warning" title="We can’t reach the payment page." pay="Try again">
        Your items are reserved until {until}. Nothing was charged.
      </ToPay>
    );
  return (
    <ToPay {...props} tone="warning" title={<>Not paid yet: reserved until {until}.</>}>
      {snapshot.context.failure ? `${snapshot.context.failure.message} ` : null}
      After that, what came from your cart goes back into it.
    </ToPay>
  );
}

/**
 * After a supplier has answered, the authorised amount may be less than the order's, and the page shows the state
 * itself.
 */
const isUnanswered = ({ subOrders }: Order): boolean =>
  subOrders.every(({ status }) => status === 'pending_confirmation');

interface ToPayProps extends PaymentBannerProps {
  readonly tone: 'warning' | 'error';
  readonly title: ReactNode;
  readonly pay?: string;
  readonly children: ReactNode;
}

function ToPay({ order, snapshot, send, tone, title, pay, children }: ToPayProps) {
  const { actions, number, expiresAt } = order;
  return (
    <Notice tone={tone} live title={title}>
      <p className={styles.words}>
        {children} {expiresAt === null ? null : <TimeLeft until={expiresAt} />}
      </p>
      <PayOrGiveUp
        number={number}
        pay={actions.includes('pay') ? (pay ?? `Pay ${formatMoney(order.due.total)}`) : null}
        canGiveUp={actions.includes('give_up')}
        doing={doingOf(snapshot)}
        slow={snapshot.hasTag('slow')}
        onPay={() => send({ type: 'PAYMENT.REQUESTED' })}
        onGiveUp={() => send({ type: 'ORDER.GIVE_UP_REQUESTED' })}
        onCancel={() => send({ type: 'CANCEL.REQUESTED' })}
      />
    </Notice>
  );
}

const doingOf = (snapshot: CheckoutView): PayOrGiveUpProps['doing'] =>
  snapshot.matches('opening') ? 'paying' : snapshot.matches('givingUp') ? 'giving up' : null;
