import { useWatch } from 'react-hook-form';
import { Button, QuietButton } from '../../../../ui/index.ts';
import { FormDialog, SubmissionForm, useFields, type Submission } from '../../../forms/index.ts';
import { errorText } from '../../../server-data/index.ts';
import { zoneCity } from '../../shared/index.ts';
import type { BookingAtTime, Schedule, TimeOffGiven } from '../schedule.types.ts';
import styles from './panels.module.css';
import { StandingBookings } from './standing-bookings.tsx';
import { TimeOffFields } from './time-off-fields.tsx';
import { timeOffGiven, type TimeOffValues } from './time-off-values.ts';

interface TimeOffDialogProps {
  readonly schedule: Pick<Schedule, 'teams' | 'timeZone'>;
  /** The form's default values. */
  readonly begun: TimeOffValues;
  /** Asks whether to remove existing time off; null for new time off. */
  readonly onRemove: (() => void) | null;
  readonly submission: Submission;
  /** The conflicting bookings; null if the server reported none. */
  readonly bookings: readonly BookingAtTime[] | null;
  readonly onClose: () => void;
  readonly onSave: (input: TimeOffGiven) => void;
  /** Adds it around the bookings in the way; left out where that is not possible. */
  readonly onSaveAround?: (input: TimeOffGiven) => void;
  readonly returnFocusTo?: () => HTMLElement | null;
}

/** The maximum number of conflicting bookings in the contract. */
const mostListed = 10;

/**
 * Why the time off was not added, and what to do. Without a conflicting booking the conflict is with other time off.
 */
const occupiedText = (count: number, hasOtherTeam: boolean): string =>
  count === 0
    ? 'There is other time off then. Choose other days, or remove that time off first.'
    : `${
        count === 1
          ? 'You have a booking'
          : count < mostListed
            ? `You have ${count} bookings`
            : `You have ${count} bookings or more`
      } then. ${hasOtherTeam ? 'Assign another team, move or cancel' : 'Move or cancel'} ${count === 1 ? 'it' : 'them'}, or choose other days.`;

const words = {
  add: { title: 'Add time off', submit: 'Add time off' },
  change: { title: 'Change time off', submit: 'Save time off' },
} as const;

/** Blocks one team or all teams for some hours or days. Mount it only while it is open. */
export function TimeOffDialog(props: TimeOffDialogProps) {
  const { schedule, begun, submission, bookings, onClose, onSave, onSaveAround, onRemove } = props;
  const { teams, timeZone } = schedule;
  const { title, submit } = words[onRemove === null ? 'add' : 'change'];
  const fields = useFields<TimeOffValues>(begun);
  const hasOtherTeam = useWatch({ control: fields.control, name: 'teamId' }) !== '' && teams.length > 1;
  return (
    <FormDialog
      busy={submission.busy}
      unsaved="this time off"
      onClose={onClose}
      title={title}
      description={`Crews can’t book you during your time off. Move or cancel bookings in it first. Times are ${zoneCity(timeZone)} time.`}
      {...(props.returnFocusTo && { returnFocusTo: props.returnFocusTo })}
    >
      {(close) => (
        <SubmissionForm
          name={title}
          fields={fields}
          submission={submission}
          textOf={(failure) =>
            errorText(
              failure,
              'typed',
              bookings === null ? {} : { PERIOD_OCCUPIED: occupiedText(bookings.length, hasOtherTeam) },
            )
          }
          onSubmit={(values) => onSave(timeOffGiven(values, timeZone))}
          submit={submit}
          onLeave={close}
        >
          {bookings === null || bookings.length === 0 ? null : (
            <div className={styles.standing}>
              <StandingBookings bookings={bookings} zone={timeZone} hasOtherTeam={hasOtherTeam} />
              {onSaveAround ? (
                <>
                  <p className={styles.quiet}>
                    Ill, or away anyway? Mark it as time off: no new bookings can be made then, and nothing is
                    cancelled. You decide about each of these bookings.
                  </p>
                  <QuietButton
                    type="button"
                    disabled={submission.busy}
                    onClick={() => onSaveAround(timeOffGiven(fields.getValues(), timeZone))}
                  >
                    Mark it anyway
                  </QuietButton>
                </>
              ) : null}
            </div>
          )}
          <TimeOffFields fields={fields} teams={teams} zone={timeZone} />
          {onRemove === null ? null : (
            <div>
              <Button
                type="button"
                variant="surface"
                color="red"
                disabled={submission.busy}
                onClick={onRemove}
              >
                Remove time off
              </Button>
            </div>
          )}
        </SubmissionForm>
      )}
    </FormDialog>
  );
}
