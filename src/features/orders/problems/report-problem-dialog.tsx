import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Dialog, TextAreaField } from '../../../ui/index.ts';
import {
  counterText,
  PhotosToSend,
  reasonMaxLength,
  reasonRule,
  SubmissionForm,
  useFields,
  type Submission,
} from '../../forms/index.ts';
import { errorText } from '../../server-data/index.ts';

/** The content of a report: the photos that have not been uploaded yet, and the text. */
export interface ProblemReport {
  readonly note: string;
  readonly photos: readonly File[];
  /** Called when a photo is uploaded, so that the next try does not upload it again. */
  readonly onSent: (photo: File) => void;
}

interface ReportProblemDialogProps {
  /** “Report a problem with Q-10001/1”. */
  readonly title: string;
  /** Who will see the report, until when they answer, and what is held until then. */
  readonly consequence: string;
  readonly label: string;
  readonly hint: string;
  /** Said at the field if nothing was written. */
  readonly missing?: string;
  readonly photosLabel?: string;
  readonly submit: string;
  /** How many photos can be added; 0 if none. */
  readonly room: number;
  readonly submission: Submission;
  readonly onReport: (report: ProblemReport) => void;
  readonly onClose: () => void;
  readonly returnFocusTo?: () => HTMLElement | null;
}

/** Reports a problem, with photos. The photos are uploaded before the report. Mount it only while it is open. */
export function ReportProblemDialog(props: ReportProblemDialogProps) {
  const { title, consequence, label, hint, submit, room, submission, onReport, onClose, returnFocusTo } =
    props;
  const { missing = 'Describe the problem.', photosLabel = 'Photos of the problem' } = props;
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [sent, setSent] = useState<ReadonlySet<File>>(new Set());
  const fields = useFields<{ reason: string }>({ reason: '' });
  const counter = counterText(useWatch({ control: fields.control, name: 'reason' }), reasonMaxLength);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !submission.busy) onClose();
      }}
      title={title}
      description={consequence}
      {...(returnFocusTo && { returnFocusTo })}
    >
      <SubmissionForm
        name={title}
        fields={fields}
        submission={submission}
        submit={submit}
        textOf={(failure) =>
          errorText(failure, 'typed', {
            PAPER_NOT_ACCEPTED:
              'One of the photos can’t be used: it must be a PDF, JPEG, PNG or WebP. Remove it and try again.',
            PICTURE_TOO_MANY_PIXELS:
              'One of the photos has too many pixels: at most 50 megapixels and 12,000 pixels a side. Remove it, or add a smaller copy, and try again.',
          })
        }
        onLeave={onClose}
        onSubmit={({ reason }) =>
          onReport({
            note: reason.trim(),
            photos: photos.filter((photo) => !sent.has(photo)),
            onSent: (photo) => setSent((all) => new Set(all).add(photo)),
          })
        }
      >
        <TextAreaField
          label={label}
          hint={hint}
          rows={4}
          counter={counter}
          {...fields.field('reason', reasonRule(missing))}
        />
        {room > 0 ? (
          <PhotosToSend
            label={photosLabel}
            photos={photos}
            sent={sent}
            room={room - photos.length}
            busy={submission.busy}
            onChange={setPhotos}
          />
        ) : null}
      </SubmissionForm>
    </Dialog>
  );
}
