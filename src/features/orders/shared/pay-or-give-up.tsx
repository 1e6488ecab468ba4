import { useState } from 'react';
import { BusyButton, Button, ConfirmDialog } from '../../../ui/index.ts';
import styles from './pay-or-give-up.module.css';

export interface PayOrGiveUpProps {
  /** The order's number. */
  readonly number: string;
  /** "Pay €541.35", "Try again"; null if it cannot be paid now. */
  readonly pay: string | null;
  readonly canGiveUp?: boolean;
  /** The call in progress. */
  readonly doing: 'paying' | 'giving up' | null;
  /** The call takes longer than usual, so a way out is offered. */
  readonly slow: boolean;
  readonly onPay: () => void;
  readonly onGiveUp: () => void;
  readonly onCancel: () => void;
}

/** The buttons for an order that was placed and not paid; giving it up needs confirmation. */
export function PayOrGiveUp(props: PayOrGiveUpProps) {
  const { number, pay, canGiveUp = true, doing, slow, onPay, onGiveUp, onCancel } = props;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <div className={styles.acts}>
        {pay === null ? null : (
          <BusyButton busy={doing === 'paying'} onClick={onPay}>
            {pay}
          </BusyButton>
        )}
        {canGiveUp ? (
          <BusyButton
            busy={doing === 'giving up'}
            variant="surface"
            color="gray"
            highContrast
            onClick={() => setIsAsking(true)}
          >
            Cancel order
          </BusyButton>
        ) : null}
        {slow && doing !== null ? (
          <>
            <span>This is taking longer than usual.</span>
            <Button variant="ghost" onClick={onCancel}>
              Cancel
            </Button>
          </>
        ) : null}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Cancel ${number}?`}
        confirm="Cancel the order"
        cancel="Keep it"
        destructive
        onConfirm={() => {
          setIsAsking(false);
          onGiveUp();
        }}
      >
        Nothing is charged, and nothing stays reserved. What came from your cart goes back into it.
      </ConfirmDialog>
    </>
  );
}
