import type { ComponentProps } from 'react';
import { answer } from '../../../api/index.ts';
import { WhileOffered } from '../../forms/index.ts';
import { ReportProblemDialog, type ProblemReport } from '../../orders/index.ts';
import { useApiMutation } from '../../server-data/index.ts';
import type { Booking } from './booking.types.ts';
import { changedText } from './changed-text.ts';
import { mostBookingFiles, sendBookingFile } from './send-file.ts';
import { changedWithBooking, useShowBooking } from './use-booking.ts';

interface ReportDialogProps {
  readonly booking: Booking;
  readonly action: 'dispute' | 'report_no_show';
  readonly reader: 'buyer' | 'provider';
  readonly words: Pick<
    ComponentProps<typeof ReportProblemDialog>,
    'title' | 'consequence' | 'label' | 'hint' | 'missing' | 'photosLabel' | 'submit'
  >;
  readonly onClose: () => void;
  readonly returnFocusTo: () => HTMLElement | null;
}

/** Reports something about a booking, with photos, which are sent before the report (contract: actOnBooking). */
export function ReportDialog({ booking, action, reader, words, onClose, returnFocusTo }: ReportDialogProps) {
  const { id: bookingId, number, files, actions } = booking;
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
          body: { action, note },
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
      offered={actions.includes(action)}
      submission={report}
      title={number}
      changed={changedText(booking, reader)}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    >
      <ReportProblemDialog
        {...words}
        room={actions.includes('add_file') ? mostBookingFiles - files.length : 0}
        submission={report}
        onReport={(given) => void report.run(given)}
        onClose={onClose}
        returnFocusTo={returnFocusTo}
      />
    </WhileOffered>
  );
}
