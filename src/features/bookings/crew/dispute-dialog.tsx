import { businessTerms, countInWords } from '../../../lib/business-terms.ts';
import { answer } from '../../../api/index.ts';
import { WhileOffered } from '../../forms/index.ts';
import { ReportProblemDialog, type ProblemReport } from '../../orders/index.ts';
import { useApiMutation } from '../../server-data/index.ts';
import { changedText, type Booking } from '../shared/index.ts';
import { mostBookingFiles, sendBookingFile } from '../shared/send-file.ts';
import { changedWithBooking, useShowBooking } from '../shared/use-booking.ts';

interface DisputeDialogProps {
  readonly booking: Booking;
  readonly onClose: () => void;
  readonly returnFocusTo: () => HTMLElement | null;
}

/** Reports a problem with a booking, with photos. */
export function DisputeDialog({ booking, onClose, returnFocusTo }: DisputeDialogProps) {
  const { id: bookingId, number, provider, files, actions } = booking;
  const show = useShowBooking(bookingId);
  const report = useApiMutation({
    send: async ({ client, signal }, { note, photos, onSent }: ProblemReport) => {
      for (const photo of photos) {
        await sendBookingFile(client, bookingId, photo, signal);
        onSent(photo);
      }
      return answer(
        client.POST('/bookings/{bookingId}/actions', {
          params: { path: { bookingId } },
          body: { action: 'dispute', note },
          signal,
        }),
      );
    },
    onDone: ({ data }) => {
      show(data);
      onClose();
    },
    success: ({ message }) => message,
    invalidates: changedWithBooking,
  });
  return (
    <WhileOffered
      offered={actions.includes('dispute')}
      submission={report}
      title={number}
      changed={changedText(booking, 'buyer')}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    >
      <ReportProblemDialog
        title={`Report a problem with ${number}`}
        consequence={`${provider.name} and Quayside will see it. The provider has ${countInWords(businessTerms.disputes.answerDays)} days to answer: refund you, offer a part, or say why not. If you don’t agree, Quayside decides. Nothing is paid out until then.`}
        label="What is wrong?"
        hint="Required. What was agreed, and what wasn’t done or isn’t right."
        submit="Report the problem"
        room={actions.includes('add_file') ? mostBookingFiles - files.length : 0}
        submission={report}
        onReport={(given) => void report.run(given)}
        onClose={onClose}
        returnFocusTo={returnFocusTo}
      />
    </WhileOffered>
  );
}
