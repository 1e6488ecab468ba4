import { useState } from 'react';
import { dataOf } from '../../../../api/index.ts';
import { businessTerms } from '../../../../lib/business-terms.ts';
import { Dialog, ErrorState, SkeletonForm, TextAreaField } from '../../../../ui/index.ts';
import { atMost, SubmissionForm, useFields } from '../../../forms/index.ts';
import { useApiQuery } from '../../../server-data/index.ts';
import { periodTextWithClock, type Booking, type Slot } from '../../shared/index.ts';
import { dayIn, monthOf, monthToAsk } from '../../slots/calendar-month.ts';
import { SlotPicker } from '../../slots/slot-picker.tsx';
import type { ActDialogProps } from './act-dialog.types.ts';
import styles from './booking-view.module.css';

/** The contract's most for a note. */
const noteMax = 1_000;

/** The free times of a month for a booking that is to be moved: its own time counts as free. */
function useSlots({ id, serviceId, quantity, place, timeZone }: Booking, month: string) {
  const [today] = useState(() => dayIn(timeZone, new Date()));
  const { from, days } = monthToAsk(month, today);
  return useApiQuery({
    key: ['slots', serviceId, id, from],
    keepPrevious: true,
    read: ({ client, signal }) => {
      const query = {
        bookingId: id,
        quantity,
        placeKind: place.kind,
        from,
        days,
        ...(place.portSlug !== null && { port: place.portSlug }),
      };
      const params = { path: { serviceId }, query };
      return dataOf(client.GET('/market/services/{serviceId}/slots', { params, signal }));
    },
  });
}

/** Asks the buyer for another time, chosen among the free ones. Nothing changes until the buyer agrees. */
export function ProposeTimeDialog(props: Omit<ActDialogProps, 'action' | 'freeTeams'>) {
  const { booking, submission, onClose, onAct, returnFocusTo } = props;
  const { number, status, startsAt, timeZone, place } = booking;
  const [month, setMonth] = useState(() => monthOf(dayIn(timeZone, new Date(startsAt))));
  const [chosen, setChosen] = useState<Slot | null>(null);
  const fields = useFields({ note: '' });
  const read = useSlots(booking, month);
  const agreed = periodTextWithClock(booking, timeZone, place.port);
  const keeps =
    status === 'requested'
      ? 'without an answer the request expires and nothing is charged'
      : 'until then the agreed time applies';
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !submission.busy) onClose();
      }}
      size="large"
      title={`Propose another time for ${number}`}
      description={`Now ${agreed}. The buyer has ${businessTerms.changeHours} hours to agree; ${keeps}. The price stays the same.`}
      returnFocusTo={returnFocusTo}
    >
      {read.data ? (
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
            slots={read.data}
            port={place.port}
            chosen={chosen?.startsAt ?? null}
            onChoose={setChosen}
            onMonth={(from) => setMonth(monthOf(from))}
            busy={read.isFetching}
            disabled={submission.busy}
          />
          <p aria-live="polite" className={styles.chosen}>
            {chosen === null
              ? 'Choose a day and a time.'
              : `New time: ${periodTextWithClock({ ...chosen, wholeDays: read.data.wholeDays }, timeZone, place.port)}`}
          </p>
          <TextAreaField
            label="Message to the crew"
            optional
            rows={2}
            {...fields.field('note', atMost(noteMax))}
          />
        </SubmissionForm>
      ) : read.failed === null ? (
        <SkeletonForm fields={4} label="Loading free times" />
      ) : (
        <ErrorState title="We couldn’t load your free times." {...read.failed}>
          Nothing was changed. Check your connection and try again.
        </ErrorState>
      )}
    </Dialog>
  );
}
