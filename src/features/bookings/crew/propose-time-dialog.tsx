import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Dialog, ErrorState, Notice, SkeletonTable, TextAreaField } from '../../../ui/index.ts';
import {
  atMost,
  counterText,
  reasonMaxLength,
  SubmissionForm,
  useArrivalFocus,
  useFields,
  type Submission,
} from '../../forms/index.ts';
import { errorText } from '../../server-data/index.ts';
import { PeriodTime, type Booking, type Slot } from '../shared/index.ts';
import { useMovedSlots } from '../shared/use-moved-slots.ts';
import { SlotPicker } from '../slots/slot-picker.tsx';
import { movedCancellationText } from './cancellation-text.ts';
import styles from './crew.module.css';

interface ProposeTimeDialogProps {
  readonly booking: Booking;
  readonly submission: Submission;
  readonly onClose: () => void;
  /** The note is null where nothing was typed. */
  readonly onPropose: (startsAt: string, note: string | null) => void;
  readonly returnFocusTo: () => HTMLElement | null;
}

/** Chooses another time among those that are free; one that is taken meanwhile is read again, and what was typed stays. */
export function ProposeTimeDialog({
  booking,
  submission,
  onClose,
  onPropose,
  returnFocusTo,
}: ProposeTimeDialogProps) {
  const { number, provider, place, timeZone, wholeDays } = booking;
  const slots = useMovedSlots(booking);
  const [chosen, setChosen] = useState<Slot | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const fields = useFields<{ note: string }>({ note: '' });
  const counter = counterText(useWatch({ control: fields.control, name: 'note' }), reasonMaxLength);
  // The time is chosen first: without this the focus would begin in the message while the times are read.
  const times = useRef<HTMLDivElement>(null);
  useArrivalFocus(times);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !submission.busy) onClose();
      }}
      size="large"
      title={`Propose another time for ${number}`}
      description={`${provider.name} is asked. The booked time stays until it’s agreed, and the price doesn’t change.`}
      returnFocusTo={returnFocusTo}
    >
      <SubmissionForm
        name={`Propose another time for ${number}`}
        fields={fields}
        submission={submission}
        submit="Propose this time"
        onLeave={onClose}
        textOf={(failure) => errorText(failure)}
        onSubmit={({ note }) => {
          setIsMissing(chosen === null);
          if (chosen !== null) onPropose(chosen.startsAt, note.trim() || null);
        }}
      >
        <div ref={times} tabIndex={-1} role="group" aria-label="Free times" className={styles.freeTimes}>
          {slots.failed !== null ? (
            <ErrorState title="We couldn’t load the free times." {...slots.failed} />
          ) : slots.data === undefined ? (
            <SkeletonTable rows={5} label="Loading free times" />
          ) : (
            <SlotPicker
              slots={slots.data}
              port={place.port}
              chosen={chosen?.startsAt ?? null}
              busy={slots.isFetching}
              disabled={submission.busy}
              onMonth={slots.onMonth}
              onChoose={(slot) => {
                setChosen(slot);
                setIsMissing(false);
              }}
            />
          )}
        </div>
        {isMissing ? (
          <p role="alert" className={styles.problem}>
            Choose one of the free times.
          </p>
        ) : null}
        {chosen === null ? null : (
          <Notice tone="info" title="New time">
            <PeriodTime
              startsAt={chosen.startsAt}
              endsAt={chosen.endsAt}
              wholeDays={wholeDays}
              timeZone={timeZone}
              port={place.port}
            />
            <p className={styles.words}>{movedCancellationText(booking, chosen.startsAt)}</p>
          </Notice>
        )}
        <TextAreaField
          label="Message"
          hint={`Why you’d like to move it. ${provider.name} will see this.`}
          rows={2}
          optional
          counter={counter}
          {...fields.field('note', atMost(reasonMaxLength))}
        />
      </SubmissionForm>
    </Dialog>
  );
}
