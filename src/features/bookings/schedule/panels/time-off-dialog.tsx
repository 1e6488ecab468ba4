import { Link } from 'react-router-dom';
import { CheckboxField, SelectField, TextField, TextLink } from '../../../../ui/index.ts';
import { FormDialog, atMost, SubmissionForm, useFields, type Submission } from '../../../forms/index.ts';
import { errorText } from '../../../server-data/index.ts';
import { isDay, plusDays, type Day } from '../../calendar/calendar-days.ts';
import { providerBookingPath } from '../../provider/booking-path.ts';
import { periodText, zoneCity } from '../../shared/index.ts';
import { instantOf, minuteOf } from '../grid/wall-clock.ts';
import { endFromField } from '../interval-rules.ts';
import { teamOptions } from '../schedule-queries.ts';
import type { BookingAtTime, Schedule, TimeOffGiven } from '../schedule.types.ts';
import styles from './panels.module.css';

interface TimeOffDialogProps {
  readonly schedule: Pick<Schedule, 'teams' | 'timeZone'>;
  /** With which day it begins. */
  readonly day: Day;
  readonly submission: Submission;
  /** What the server found in the way; null where it says nothing of that. */
  readonly bookings: readonly BookingAtTime[] | null;
  readonly onClose: () => void;
  readonly onAdd: (given: TimeOffGiven) => void;
}

interface TimeOffValues {
  teamId: string;
  from: string;
  until: string;
  isWholeDays: boolean;
  fromTime: string;
  untilTime: string;
  note: string;
}

/** The period of what was typed, on the clock of a zone; the last day is included. */
function timeOffGiven(values: TimeOffValues, zone: string): TimeOffGiven {
  const { from, until, isWholeDays, fromTime, untilTime, teamId, note } = values;
  const end = isWholeDays
    ? { day: plusDays(until, 1), minute: 0 }
    : { day: until, minute: minuteOf(endFromField(untilTime)) };
  return {
    teamId: teamId === '' ? null : teamId,
    startsAt: instantOf({ day: from, minute: isWholeDays ? 0 : minuteOf(fromTime) }, zone),
    endsAt: instantOf(end, zone),
    note: note.trim() === '' ? null : note.trim(),
  };
}

/** The contract's most of the bookings in the way. */
const mostListed = 10;

/** Why it was not added, and what can be done; without a booking in the way it is other time off. */
const occupiedText = (count: number): string =>
  count === 0
    ? 'There is other time off then. Choose other days, or remove that time off first.'
    : `${
        count === 1
          ? 'You have a booking'
          : count < mostListed
            ? `You have ${count} bookings`
            : `You have ${count} bookings or more`
      } then. Move or cancel ${count === 1 ? 'it' : 'them'}, or choose other days.`;

interface BookingsProps {
  readonly bookings: readonly BookingAtTime[];
  readonly zone: string;
}

function Bookings({ bookings, zone }: BookingsProps) {
  return (
    <ul className={styles.rows} aria-label="Bookings in the way">
      {bookings.map((booking) => (
        <li key={booking.id}>
          <div>
            <TextLink asChild size="2" weight="medium" underline="always">
              <Link to={providerBookingPath(booking.id)}>{booking.number}</Link>
            </TextLink>{' '}
            {booking.serviceName}
            <p className={styles.quiet}>{periodText(booking, zone)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The contract's most for a note. */
const noteMax = 120;

/** Blocks a team, or all of them, for some hours or days. Mount it while it is open. */
export function TimeOffDialog(props: TimeOffDialogProps) {
  const { schedule, day, submission, bookings, onClose, onAdd } = props;
  const { teams, timeZone } = schedule;
  const fields = useFields<TimeOffValues>({
    teamId: '',
    from: day,
    until: day,
    isWholeDays: true,
    fromTime: '08:00',
    untilTime: '12:00',
    note: '',
  });
  const isWholeDays = fields.watch('isWholeDays');
  return (
    <FormDialog
      busy={submission.busy}
      unsaved="this time off"
      onClose={onClose}
      title="Add time off"
      description={`Crews can’t book you during your time off. Move or cancel bookings in it first. Times are ${zoneCity(timeZone)} time.`}
    >
      {(close) => (
        <SubmissionForm
          name="Add time off"
          fields={fields}
          submission={submission}
          textOf={(failure) =>
            errorText(
              failure,
              'typed',
              bookings === null ? {} : { PERIOD_OCCUPIED: occupiedText(bookings.length) },
            )
          }
          onSubmit={(values) => onAdd(timeOffGiven(values, timeZone))}
          submit="Add time off"
          onLeave={close}
        >
          {bookings === null || bookings.length === 0 ? null : (
            <Bookings bookings={bookings} zone={timeZone} />
          )}
          {teams.length > 1 ? (
            <SelectField label="Who" options={teamOptions(teams)} {...fields.field('teamId')} />
          ) : null}
          <div className={styles.pair}>
            <TextField
              type="date"
              label="First day"
              {...fields.field('from', { validate: (text) => isDay(text) || 'Enter the first day.' })}
            />
            <TextField
              type="date"
              label="Last day"
              {...fields.field('until', {
                validate: (text, { from }) =>
                  !isDay(text)
                    ? 'Enter the last day.'
                    : text >= from || 'The last day must not be before the first.',
              })}
            />
          </div>
          <CheckboxField label="Whole days" {...fields.field('isWholeDays')} />
          {isWholeDays ? null : (
            <div className={styles.pair}>
              <TextField type="time" label="From" {...fields.field('fromTime')} />
              <TextField
                type="time"
                label="Until"
                {...fields.field('untilTime', {
                  validate: (_text, values) => {
                    const { startsAt, endsAt } = timeOffGiven(values, timeZone);
                    return endsAt > startsAt || 'The end must be after the start.';
                  },
                })}
              />
            </div>
          )}
          <TextField
            label="Note"
            optional
            hint="For you and your colleagues. Crews don’t see it."
            {...fields.field('note', atMost(noteMax))}
          />
        </SubmissionForm>
      )}
    </FormDialog>
  );
}
