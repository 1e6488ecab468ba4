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

/** What is sent with a report: the photos that have not arrived yet, then the words. */
export interface ProblemReport {
  readonly note: string;
  readonly photos: readonly File[];
  /** A photo has arrived: it is not sent again with the next try. */
  readonly onSent: (photo: File) => void;
}

interface ReportProblemDialogProps {
  /** “Report a problem with Q-10001/1”. */
  readonly title: string;
  /** Who will see it, until when they answer, and what is held until then. */
  readonly consequence: string;
  readonly label: string;
  readonly hint: string;
  readonly submit: string;
  /** How many photos can be added; 0 where none can. */
  readonly room: number;
  readonly submission: Submission;
  readonly onReport: (report: ProblemReport) => void;
  readonly onClose: () => void;
  readonly returnFocusTo?: () => HTMLElement | null;
}

/** Reports a problem: what is wrong, with photos, which are added before the report that speaks of them. Mount it while it is open. */
export function ReportProblemDialog(props: ReportProblemDialogProps) {
  const { title, consequence, label, hint, submit, room, submission, onReport, onClose, returnFocusTo } =
    props;
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
          {...fields.field('reason', reasonRule('Describe the problem.'))}
        />
        {room > 0 ? (
          <PhotosToSend
            label="Photos of the problem"
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
