import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { businessTerms, countInWords } from '../../../lib/business-terms.ts';
import { answer } from '../../../api/index.ts';
import { Dialog, TextAreaField } from '../../../ui/index.ts';
import {
  counterText,
  PhotosToSend,
  reasonMaxLength,
  reasonRule,
  SubmissionForm,
  useFields,
  WhileOffered,
} from '../../forms/index.ts';
import { errorText, useApiMutation } from '../../server-data/index.ts';
import { changedText, type Booking } from '../shared/index.ts';
import { bookingFileLimits, sendBookingFile } from '../shared/send-file.ts';
import { changedWithBooking, useShowBooking } from '../shared/use-booking.ts';

interface DisputeDialogProps {
  readonly booking: Booking;
  readonly onClose: () => void;
  readonly returnFocusTo: () => HTMLElement | null;
}

/** Reports a problem: what is wrong, with photos, which are added before the report that speaks of them. */
export function DisputeDialog({ booking, onClose, returnFocusTo }: DisputeDialogProps) {
  const { id: bookingId, number, provider, files, actions } = booking;
  const [photos, setPhotos] = useState<readonly File[]>([]);
  /** Those that have arrived are not sent again with the next try. */
  const [sent, setSent] = useState<ReadonlySet<File>>(new Set());
  const show = useShowBooking(bookingId);
  const fields = useFields<{ reason: string }>({ reason: '' });
  const counter = counterText(useWatch({ control: fields.control, name: 'reason' }), reasonMaxLength);
  const report = useApiMutation({
    send: async ({ client, signal }, note: string) => {
      for (const photo of photos.filter((each) => !sent.has(each))) {
        await sendBookingFile(client, bookingId, photo, signal);
        setSent((all) => new Set(all).add(photo));
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
      <Dialog
        open
        onOpenChange={(open) => {
          if (!open && !report.busy) onClose();
        }}
        title={`Report a problem with ${number}`}
        description={`${provider.name} and Quayside will see it. The provider has ${countInWords(businessTerms.disputes.answerDays)} days to answer: refund you, offer a part, or say why not. If you don’t agree, Quayside decides. Nothing is paid out until then.`}
        returnFocusTo={returnFocusTo}
      >
        <SubmissionForm
          name={`Report a problem with ${number}`}
          fields={fields}
          submission={report}
          submit="Report the problem"
          textOf={(failure) =>
            errorText(failure, 'typed', {
              PAPER_NOT_ACCEPTED:
                'One of the photos can’t be used: it must be a PDF, JPEG, PNG or WebP. Remove it and try again.',
              PICTURE_TOO_MANY_PIXELS:
                'One of the photos has too many pixels: at most 50 megapixels and 12,000 pixels a side. Remove it, or add a smaller copy, and try again.',
            })
          }
          onLeave={onClose}
          onSubmit={({ reason }) => report.run(reason.trim())}
        >
          <TextAreaField
            label="What is wrong?"
            hint="Required. What was agreed, and what wasn’t done or isn’t right."
            rows={4}
            counter={counter}
            {...fields.field('reason', reasonRule('Describe the problem.'))}
          />
          {actions.includes('add_file') ? (
            <PhotosToSend
              label="Photos of the problem"
              photos={photos}
              sent={sent}
              room={bookingFileLimits.mostFiles - files.length - photos.length}
              busy={report.busy}
              onChange={setPhotos}
            />
          ) : null}
        </SubmissionForm>
      </Dialog>
    </WhileOffered>
  );
}
