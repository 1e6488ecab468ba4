import { formatMoney } from '../../../ui/index.ts';
import { ReasonDialog, type Submission } from '../../forms/index.ts';
import { errorText, type Failure } from '../../server-data/index.ts';
import type { Booking, Money } from '../shared/index.ts';
import { refundText } from './cancellation-text.ts';

interface CancelDialogProps {
  /** The current booking: the user agrees to its amounts. */
  readonly booking: Booking;
  readonly submission: Submission;
  readonly onClose: () => void;
  readonly onCancel: (note: string | null, expectedRefund: Money) => void;
  readonly returnFocusTo: () => HTMLElement | null;
}

const textOf = (failure: Failure): string =>
  errorText(failure, 'typed', {
    PRICE_CHANGED:
      'The refund has changed since you opened this. The new amount is shown above. Nothing was cancelled yet.',
  });

/**
 * Cancels a booking after showing the refund; if the amount has changed meanwhile, the new one is shown for
 * confirmation.
 */
export function CancelDialog({ booking, submission, onClose, onCancel, returnFocusTo }: CancelDialogProps) {
  const { number, serviceName, provider, cancellation } = booking;
  return (
    <ReasonDialog
      title={`Cancel ${number}, ${serviceName}?`}
      consequence={
        cancellation === null
          ? 'This booking can’t be cancelled any more.'
          : `${refundText(cancellation, booking)} This can’t be undone.`
      }
      label="Why are you cancelling?"
      hint={`${provider.name} will see this.`}
      optional
      leave="Keep the booking"
      isDestructive
      submission={submission}
      textOf={textOf}
      submit={
        cancellation === null
          ? null
          : cancellation.refund.amountMinor === 0
            ? 'Cancel without a refund'
            : `Cancel and get back ${formatMoney(cancellation.refund)}`
      }
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      onReason={(note) => {
        if (cancellation !== null) onCancel(note === '' ? null : note, cancellation.refund);
      }}
    />
  );
}
