import { useState } from 'react';
import { Button, formatMoney } from '../../../../ui/index.ts';
import { SubmissionConfirmDialog, WhileOffered } from '../../../forms/index.ts';
import type { Order } from '../../shared/index.ts';
import { useCancelOrder } from './use-order.ts';

const answered =
  'It was answered meanwhile, so it can’t be cancelled as a whole any more. Each supplier’s part shows what you can do now.';

/** Cancels a whole order that no supplier has confirmed, after asking once. */
export function CancelOrder({ order: { id, number, due, actions } }: { readonly order: Order }) {
  const [isAsked, setIsAsked] = useState(false);
  const cancelling = useCancelOrder(id, () => setIsAsked(false));
  const isOffered = actions.includes('cancel');
  return (
    <>
      {isOffered ? (
        <Button
          variant="surface"
          color="red"
          onClick={() => {
            cancelling.clear();
            setIsAsked(true);
          }}
        >
          Cancel the order
        </Button>
      ) : null}
      {isAsked ? (
        <WhileOffered
          offered={isOffered}
          submission={cancelling}
          title={`Order ${number}`}
          changed={answered}
          onClose={() => setIsAsked(false)}
        >
          <SubmissionConfirmDialog
            submission={cancelling}
            onClose={() => setIsAsked(false)}
            title={`Cancel ${number}?`}
            confirm="Cancel the order"
            cancel="Keep the order"
            destructive
            onConfirm={() => void cancelling.run()}
          >
            No supplier has confirmed yet. {formatMoney(due.total)} held on your card is released and not
            charged, and the suppliers are notified.
          </SubmissionConfirmDialog>
        </WhileOffered>
      ) : null}
    </>
  );
}
