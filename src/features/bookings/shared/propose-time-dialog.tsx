import { useEffect, useRef, useState } from 'react';
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
import { SlotPicker } from '../slots/slot-picker.tsx';
import type { Booking, Slot } from './booking.types.ts';
import { PeriodTime } from './period-time.tsx';
import styles from './propose-time-dialog.module.css';
import { useMovedSlots } from './use-moved-slots.ts';

interface ProposeTimeDialogProps {
  readonly booking: Booking;
  /** Who is asked, and what applies until they answer. */
  readonly description: string;
  readonly message: { readonly label: string; readonly hint: string };
  /** The consequence of a move to this start. */
  readonly meaningOf: (startsAt: string) => string;
  readonly submission: Submission;
  readonly onClose: () => void;
  /** The note is null if it is empty. */
  readonly onPropose: (startsAt: string, note: string | null) => void;
  readonly returnFocusTo: () => HTMLElement | null;
}

/** Chooses another free time. If the time is taken meanwhile, the times are reloaded and what was typed is kept. */
export function ProposeTimeDialog({
  booking,
  description,
  message,
  meaningOf,
  submission,
  onClose,
  onPropose,
  returnFocusTo,
}: ProposeTimeDialogProps) {
  const { number, place, timeZone, wholeDays, startsAt } = booking;
  const slots = useMovedSlots(booking);
  const [chosen, setChosen] = useState<Slot | null>(null);
  // How often it was pressed without a time since the last one was chosen.
  const [missed, setMissed] = useState(0);
  const fields = useFields<{ note: string }>({ note: '' });
  const counter = counterText(useWatch({ control: fields.control, name: 'note' }), reasonMaxLength);
  // Focuses the times first; otherwise the focus would go to the note while the times load.
  const times = useRef<HTMLDivElement>(null);
  useArrivalFocus(times);
  const missing = useRef<HTMLDivElement>(null);
  // Once it is there: on a phone the button is far below it.
  useEffect(() => {
    if (missed === 0) return;
    missing.current?.focus({ preventScroll: true });
    missing.current?.scrollIntoView({ block: 'center' });
  }, [missed]);
  const meaning = useRef<HTMLDivElement>(null);
  // What the move means for the money is read before it is sent, on a phone too.
  useEffect(() => {
    if (chosen !== null) meaning.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !submission.busy) onClose();
      }}
      size="large"
      title={`Propose another time for ${number}`}
      description={description}
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
          if (chosen === null) setMissed(missed + 1);
          else onPropose(chosen.startsAt, note.trim() || null);
        }}
      >
        <div ref={times} tabIndex={-1} role="group" aria-label="Free times" className={styles.freeTimes}>
          {missed === 0 ? null : (
            <div ref={missing} tabIndex={-1}>
              <Notice tone="error" live title="Choose one of the free times." />
            </div>
          )}
          {slots.failed !== null ? (
            <ErrorState title="We couldn’t load the free times." {...slots.failed}>
              Nothing was changed. Check your connection and try again.
            </ErrorState>
          ) : slots.data === undefined ? (
            <SkeletonTable rows={5} label="Loading free times" />
          ) : (
            <SlotPicker
              slots={slots.data}
              port={place.port}
              chosen={chosen?.startsAt ?? null}
              near={startsAt}
              busy={slots.isFetching}
              disabled={submission.busy}
              onMonth={slots.onMonth}
              onChoose={(slot) => {
                setChosen(slot);
                setMissed(0);
              }}
            />
          )}
        </div>
        {chosen === null ? null : (
          <div ref={meaning} className={styles.meaning}>
            <Notice tone="info" live title="New time">
              <PeriodTime
                startsAt={chosen.startsAt}
                endsAt={chosen.endsAt}
                wholeDays={wholeDays}
                timeZone={timeZone}
                port={place.port}
              />
              <p className={styles.means}>{meaningOf(chosen.startsAt)}</p>
            </Notice>
          </div>
        )}
        <TextAreaField
          label={message.label}
          hint={message.hint}
          rows={2}
          optional
          counter={counter}
          {...fields.field('note', atMost(reasonMaxLength))}
        />
      </SubmissionForm>
    </Dialog>
  );
}
