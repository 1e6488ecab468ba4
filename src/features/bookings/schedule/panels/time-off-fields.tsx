import { CheckboxField, SelectField, TextField } from '../../../../ui/index.ts';
import { atMost, type Fields } from '../../../forms/index.ts';
import { isDay } from '../../calendar/calendar-days.ts';
import { teamOptions } from '../schedule-queries.ts';
import type { Team } from '../schedule.types.ts';
import { noteMax } from './hours-form.types.ts';
import styles from './panels.module.css';
import { timeOffGiven, type TimeOffValues } from './time-off-values.ts';

interface TimeOffFieldsProps {
  readonly fields: Fields<TimeOffValues>;
  readonly teams: readonly Team[];
  /** The time zone of the times. */
  readonly zone: string;
}

/** Who is off, from when until when, and why. */
export function TimeOffFields({ fields, teams, zone }: TimeOffFieldsProps) {
  return (
    <>
      {teams.length > 1 ? (
        <SelectField label="Who" options={teamOptions(teams)} {...fields.field('teamId')} />
      ) : null}
      <div className={styles.pair}>
        <TextField
          type="date"
          label="First day"
          {...fields.field('from', {
            validate: (text) => isDay(text) || 'Enter the first day.',
            // A day is typed once: the last one is never before it.
            onChange: () => {
              const { from, until } = fields.getValues();
              if (isDay(from) && until < from) fields.setValue('until', from);
            },
          })}
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
      {fields.watch('isWholeDays') ? null : (
        <div className={styles.pair}>
          <TextField type="time" label="From" {...fields.field('fromTime')} />
          <TextField
            type="time"
            label="Until"
            {...fields.field('untilTime', {
              validate: (_text, values) => {
                const { startsAt, endsAt } = timeOffGiven(values, zone);
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
    </>
  );
}
