import { periodTextWithClock } from '../../shared/index.ts';
import { ProposeTimeDialog as Dialog } from '../../shared/propose-time-dialog.tsx';
import { movedCancellationText, timeToAgreeText } from '../proposal-texts.ts';
import type { BookingActionDialogProps } from './booking-action-dialog.types.ts';

/** Proposes another free time to the buyer. Nothing changes until the buyer agrees. */
export function ProposeTimeDialog(props: Omit<BookingActionDialogProps, 'action' | 'freeTeams'>) {
  const { booking, submission, onClose, onAction, returnFocusTo } = props;
  const { status, timeZone, place } = booking;
  const keeps =
    status === 'requested'
      ? 'Without an answer, the request expires and nothing is charged.'
      : 'Until the buyer agrees, the booked time applies.';
  return (
    <Dialog
      booking={booking}
      description={`Booked for ${periodTextWithClock(booking, timeZone, place.port)}. ${keeps} The price stays the same.`}
      message={{ label: 'Message to the buyer', hint: 'Why you’d like to move it.' }}
      meaningOf={(startsAt) =>
        `${timeToAgreeText(booking, startsAt)} ${movedCancellationText(booking, startsAt)}`
      }
      submission={submission}
      onClose={onClose}
      onPropose={(startsAt, note) =>
        onAction({ action: 'propose_time', startsAt, ...(note !== null && { note }) })
      }
      returnFocusTo={returnFocusTo}
    />
  );
}
