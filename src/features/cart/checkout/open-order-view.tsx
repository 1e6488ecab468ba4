import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  BusyButton,
  Button,
  ConfirmDialog,
  formatMoney,
  Notice,
  TextLink,
  TimeLeft,
  When,
} from '../../../ui/index.ts';
import type { OpenOrder } from '../cart.types.ts';
import styles from './checkout-box.module.css';
import type { CheckoutView, SendCheckout } from './use-checkout.ts';

interface OpenOrderViewProps {
  readonly order: OpenOrder;
  readonly snapshot: CheckoutView;
  readonly send: SendCheckout;
}

/** An order that was placed and not paid: it can be paid or given up. */
export function OpenOrderView({ order, snapshot, send }: OpenOrderViewProps) {
  const [isAsking, setIsAsking] = useState(false);
  const path = `/crew/orders-management/${order.id}`;
  const isUnreachable = snapshot.matches('unreachable');
  return (
    <>
      <Notice
        tone="warning"
        title={
          <>
            <TextLink asChild color="gray" highContrast underline="always">
              <Link to={path}>{order.number}</Link>
            </TextLink>{' '}
            is waiting for payment until <When at={order.expiresAt} show="time" />.
          </>
        }
      >
        <p className={styles.words}>
          {isUnreachable
            ? 'We can’t reach the payment page at the moment. Your items stay reserved until then.'
            : 'Its items are reserved for you until then. After that, what came from your cart goes back into it.'}{' '}
          <TimeLeft until={order.expiresAt} over="Your time is up" />
        </p>
        <div className={styles.acts}>
          <BusyButton
            busy={snapshot.matches('opening') || snapshot.matches('leaving')}
            onClick={() => send({ type: 'PAYMENT.REQUESTED' })}
          >
            Pay {formatMoney(order.total)}
          </BusyButton>
          <BusyButton
            busy={snapshot.matches('givingUp')}
            variant="surface"
            color="gray"
            highContrast
            onClick={() => setIsAsking(true)}
          >
            Cancel order
          </BusyButton>
          {snapshot.hasTag('slow') ? (
            <Button variant="ghost" onClick={() => send({ type: 'CANCEL.REQUESTED' })}>
              Cancel
            </Button>
          ) : null}
        </div>
      </Notice>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Cancel ${order.number}?`}
        confirm="Cancel the order"
        cancel="Keep it"
        destructive
        onConfirm={() => {
          setIsAsking(false);
          send({ type: 'ORDER.GIVE_UP_REQUESTED' });
        }}
      >
        Nothing is charged, and nothing stays reserved. What came from your cart goes back into it.
      </ConfirmDialog>
    </>
  );
}
