import { useState } from 'react';
import {
  BusyButton,
  ErrorState,
  Panel,
  QuietButton,
  SkeletonTable,
  TextField,
} from '../../../../ui/index.ts';
import type { Booking } from '../../../../machines/booking/index.ts';
import { PeriodTime } from '../../shared/index.ts';
import type { StepProps } from '../book.types.ts';
import styles from '../book.module.css';
import { SlotPicker } from '../../slots/slot-picker.tsx';

/** The maximum length in the contract (BookingActRequest). */
const noteLength = 1_000;

/** Chooses another time for a confirmed booking; its current time counts as free. */
export function NewTime({ snapshot, send, slots: read, booking }: StepProps & { readonly booking: Booking }) {
  const [startsAt, setStartsAt] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const { slots, failed } = read;
  const chosen = slots?.days.flatMap((day) => day.slots).find((slot) => slot.startsAt === startsAt) ?? null;
  const isProposing = snapshot.matches({ answer: 'proposing' });
  return (
    <Panel title="Free times">
      <div className={styles.stack}>
        {failed ? (
          <ErrorState title="We couldn’t load the free times." {...failed}>
            Your booking is unchanged.
          </ErrorState>
        ) : slots === undefined ? (
          <SkeletonTable rows={4} label="Loading free times" />
        ) : (
          <SlotPicker
            slots={slots}
            port={booking.place.port}
            chosen={startsAt}
            near={booking.startsAt}
            onChoose={(slot) => setStartsAt(slot.startsAt)}
            onMonth={read.onMonth}
            busy={read.isFetching}
            disabled={isProposing}
          />
        )}
        <TextField
          label="Why"
          hint="The provider sees it."
          optional
          maxLength={noteLength}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        {chosen ? (
          <p role="status">
            <PeriodTime
              {...chosen}
              wholeDays={booking.wholeDays}
              timeZone={booking.timeZone}
              port={booking.place.port}
            />
          </p>
        ) : null}
        <div className={styles.acts}>
          <BusyButton
            size="3"
            busy={isProposing}
            disabled={chosen === null}
            onClick={() =>
              chosen &&
              send({ type: 'RESCHEDULE.PROPOSED', startsAt: chosen.startsAt, note: note.trim() || null })
            }
          >
            Propose this time
          </BusyButton>
          <QuietButton size="3" disabled={isProposing} onClick={() => send({ type: 'RESCHEDULE.ABANDONED' })}>
            Keep the old time
          </QuietButton>
        </div>
      </div>
    </Panel>
  );
}
