import { useState } from 'react';
import {
  BusyButton,
  ConfirmDialog,
  Notice,
  Panel,
  SecondsLeft,
  TextLink,
  formatMoney,
} from '../../../../ui/index.ts';
import { BookingFacts, BookingPrice } from '../../shared/index.ts';
import type { StepProps } from '../book.types.ts';
import styles from '../book.module.css';
import { policyText } from '../policy-text.ts';
import { StepFrame } from '../step-frame.tsx';

/** The held time: it can be paid or released. */
export function PaymentStep({ snapshot, send, files }: StepProps) {
  const { booking, paymentUrl, price } = snapshot.context;
  const [isAsking, setIsAsking] = useState(false);
  const [now] = useState(() => new Date());
  const isLeaving = snapshot.matches({ payment: 'leaving' });
  const isConfirming = snapshot.matches({ payment: 'confirming' });
  const isDeclined = snapshot.matches({ payment: 'declined' });
  const isOpening = snapshot.matches({ payment: 'opening' }) || isLeaving;
  const total = booking?.total ?? price?.total ?? null;
  return (
    <StepFrame
      snapshot={snapshot}
      send={send}
      title={isConfirming ? 'Checking your payment' : 'Pay to request the booking'}
      lead={
        booking?.expiresAt ? (
          <>
            This time is held for you for <SecondsLeft until={booking.expiresAt} />
          </>
        ) : (
          'Your time is held.'
        )
      }
    >
      {isDeclined && booking?.payment?.declineMessage ? (
        <Notice live tone="error" title={booking.payment.declineMessage}>
          Your time is still held.
        </Notice>
      ) : null}
      {isConfirming ? (
        <p role="status">The payment provider tells us in a moment. You don’t need to do anything.</p>
      ) : null}
      {isLeaving ? (
        <p role="status">
          Taking you to the payment page.{' '}
          {paymentUrl === null ? null : (
            <TextLink href={paymentUrl} underline="always">
              Open the payment page
            </TextLink>
          )}
        </p>
      ) : null}
      <div className={styles.acts}>
        <BusyButton size="3" busy={isOpening} onClick={() => send({ type: 'PAYMENT.REQUESTED' })}>
          {isDeclined ? 'Try again' : total === null ? 'Pay' : `Pay ${formatMoney(total)}`}
        </BusyButton>
        <BusyButton
          size="3"
          variant="surface"
          color="gray"
          highContrast
          busy={snapshot.matches({ payment: 'givingUp' })}
          disabled={isLeaving}
          onClick={() => setIsAsking(true)}
        >
          Release the time
        </BusyButton>
      </div>
      <p className={styles.quiet}>
        Your card is charged only when the provider confirms. If they decline or don’t answer, nothing is
        charged.
      </p>
      {booking ? (
        <>
          <Panel title="Your booking">
            <BookingFacts booking={booking} reader="buyer" />
          </Panel>
          <Panel title="Price">
            <BookingPrice booking={booking} reader="buyer" />
          </Panel>
          <Notice title="Cancellation">
            {policyText(
              {
                ...booking,
                policy: booking.cancellationPolicy,
                port: booking.place.port,
                total: booking.total,
              },
              now,
            )}
          </Notice>
        </>
      ) : null}
      {files}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Release the time?"
        confirm="Release the time"
        cancel="Keep it"
        destructive
        onConfirm={() => {
          setIsAsking(false);
          send({ type: 'HOLD.GIVE_UP_REQUESTED' });
        }}
      >
        Nothing was charged. What you typed is kept, and you can choose another time.
      </ConfirmDialog>
    </StepFrame>
  );
}
