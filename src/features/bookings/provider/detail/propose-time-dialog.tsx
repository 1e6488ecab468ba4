import { useRef, useState } from 'react';
import { Dialog, ErrorState, Notice, SkeletonForm, TextAreaField } from '../../../../ui/index.ts';
import { atMost, SubmissionForm, useArrivalFocus, useFields } from '../../../forms/index.ts';
import { PeriodTime, periodTextWithClock, type Slot } from '../../shared/index.ts';
import { useMovedSlots } from '../../shared/use-moved-slots.ts';
import { SlotPicker } from '../../slots/slot-picker.tsx';
import { movedCancellationText, timeToAgreeText } from '../proposal-texts.ts';
import type { ActDialogProps } from './act-dialog.types.ts';
import styles from './booking-view.module.css';

/** The contract's most for a note. */
const noteMax = 1_000;

/** Asks the buyer for another time, chosen among the free ones. Nothing changes until the buyer agrees. */
export function ProposeTimeDialog(props: Omit<ActDialogProps, 'action' | 'freeTeams'>) {
  const { booking, submission, onClose, onAct, returnFocusTo } = props;
  const { number, status, timeZone, place } = booking;
  const [chosen, setChosen] = useState<Slot | null>(null);
  const fields = useFields({ note: '' });
  const slots = useMovedSlots(booking);
  // The time is chosen first: without this the focus would begin in the message, or at the way out while the times are read.
  const times = useRef<HTMLDivElement>(null);
  useArrivalFocus(times);
  const keeps =
    status === 'requested'
      ? 'Without an answer, the request expires and nothing is charged.'
      : 'Until the buyer agrees, the booked time applies.';
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !submission.busy) onClose();
      }}
      size="large"
      title={`Propose another time for ${number}`}
      description={`Booked for ${periodTextWithClock(booking, timeZone, place.port)}. ${keeps} The price stays the same.`}
      returnFocusTo={returnFocusTo}
    >
      <div ref={times} tabIndex={-1} role="group" aria-label="Free times" className={styles.freeTimes}>
        {slots.data ? (
          <SubmissionForm
            name="Propose another time"
            fields={fields}
            submission={submission}
            onSubmit={({ note }) => {
              if (chosen !== null)
                onAct({
                  action: 'propose_time',
                  startsAt: chosen.startsAt,
                  ...(note.trim() !== '' && { note: note.trim() }),
                });
            }}
            submit={chosen === null ? null : 'Propose this time'}
            onLeave={onClose}
          >
            <SlotPicker
              slots={slots.data}
              port={place.port}
              chosen={chosen?.startsAt ?? null}
              onChoose={setChosen}
              onMonth={slots.onMonth}
              busy={slots.isFetching}
              disabled={submission.busy}
            />
            <div aria-live="polite">
              {chosen === null ? (
                <p className={styles.chosen}>Choose a day and a time.</p>
              ) : (
                <Notice>
                  <strong>
                    New time:{' '}
                    <PeriodTime
                      {...chosen}
                      wholeDays={slots.data.wholeDays}
                      timeZone={timeZone}
                      port={place.port}
                    />
                  </strong>
                  <p className={styles.means}>
                    {timeToAgreeText(booking, chosen.startsAt)}{' '}
                    {movedCancellationText(booking, chosen.startsAt)}
                  </p>
                </Notice>
              )}
            </div>
            <TextAreaField
              label="Message to the buyer"
              optional
              rows={2}
              {...fields.field('note', atMost(noteMax))}
            />
          </SubmissionForm>
        ) : slots.failed === null ? (
          <SkeletonForm fields={4} label="Loading free times" />
        ) : (
          <ErrorState title="We couldn’t load your free times." {...slots.failed}>
            Nothing was changed. Check your connection and try again.
          </ErrorState>
        )}
      </div>
    </Dialog>
  );
}
