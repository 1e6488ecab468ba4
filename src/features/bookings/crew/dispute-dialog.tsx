import { ImagePlus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { answer } from '../../../api/index.ts';
import { BusyButton, Dialog, IconButton, TextAreaField } from '../../../ui/index.ts';
import { counterText, reasonMaxLength, reasonRule, SubmissionForm, useFields } from '../../forms/index.ts';
import { errorText, useApiMutation } from '../../server-data/index.ts';
import type { Booking } from '../shared/index.ts';
import { bookingFileLimits, sendBookingFile } from '../shared/send-file.ts';
import { changedWithBooking, useShowBooking } from '../shared/use-booking.ts';
import styles from './crew.module.css';

interface DisputeDialogProps {
  readonly booking: Booking;
  readonly onClose: () => void;
  readonly returnFocusTo: () => HTMLElement | null;
}

/** Reports a problem: what is wrong, with photos, which are added before the report that speaks of them. */
export function DisputeDialog({ booking, onClose, returnFocusTo }: DisputeDialogProps) {
  const { id: bookingId, number, provider, files, actions } = booking;
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
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
  const room = bookingFileLimits.mostFiles - files.length - photos.length;
  const take = (chosen: readonly File[]) => {
    const good = chosen.filter(({ size }) => size <= bookingFileLimits.mostBytes);
    const tooLarge = chosen.find(({ size }) => size > bookingFileLimits.mostBytes);
    setProblem(tooLarge ? `${tooLarge.name} is larger than 10 MB.` : null);
    setPhotos((all) => [...all, ...good].slice(0, all.length + room));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !report.busy) onClose();
      }}
      title={`Report a problem with ${number}`}
      description={`${provider.name} and Quayside will see it. The provider isn’t paid until it’s resolved.`}
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
          <div className={styles.photos}>
            {photos.length === 0 ? null : (
              <ul aria-label="Photos to send">
                {photos.map((photo) => (
                  <li key={`${photo.name} ${photo.lastModified} ${photo.size}`}>
                    <span>{photo.name}</span>
                    <IconButton
                      type="button"
                      variant="ghost"
                      color="gray"
                      aria-label={`Remove ${photo.name}`}
                      disabled={report.busy || sent.has(photo)}
                      onClick={() => setPhotos((all) => all.filter((each) => each !== photo))}
                    >
                      <X size={16} aria-hidden />
                    </IconButton>
                  </li>
                ))}
              </ul>
            )}
            <BusyButton
              type="button"
              variant="surface"
              color="gray"
              highContrast
              disabled={room <= 0 || report.busy}
              onClick={() => input.current?.click()}
            >
              <ImagePlus size={16} aria-hidden /> Add photos
            </BusyButton>
            <p className={styles.quiet}>Optional. PDF, JPEG, PNG or WebP, up to 10 MB each.</p>
            <input
              ref={input}
              type="file"
              multiple
              hidden
              accept={bookingFileLimits.accepted}
              aria-label="Photos of the problem"
              onChange={({ currentTarget }) => {
                take([...(currentTarget.files ?? [])]);
                // The same photo can be chosen again after it was removed.
                currentTarget.value = '';
              }}
            />
            {problem === null ? null : (
              <p role="alert" className={styles.problem}>
                {problem}
              </p>
            )}
          </div>
        ) : null}
      </SubmissionForm>
    </Dialog>
  );
}
