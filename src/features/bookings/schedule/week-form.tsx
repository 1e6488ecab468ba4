import { useState, type ReactNode } from 'react';
import { Notice } from '../../../ui/index.ts';
import { SubmissionForm, useFields, type Submission } from '../../forms/index.ts';
import type { Failure } from '../../server-data/index.ts';
import { zoneCity } from '../shared/index.ts';
import { WeekFields } from './panels/hours-fields.tsx';
import { hoursGiven, hoursValues, type HoursValues } from './panels/hours-form.types.ts';
import { hasHours } from './schedule-queries.ts';
import type { Schedule, WeekDay } from './schedule.types.ts';
import styles from './week-form.module.css';

interface WeekFormProps {
  readonly schedule: Schedule;
  readonly submission: Submission;
  readonly textOf: (failure: Failure) => ReactNode;
  /** A button other than Save. */
  readonly otherwise?: ReactNode;
  /** Called with all seven days, at least one of which has hours. */
  readonly onSave: (hours: WeekDay[]) => void;
}

const lastWorkday = 5;

/** Default hours: Monday to Friday from morning to evening, which most providers change little. */
const proposedWeek: HoursValues = {
  week: Array.from({ length: 7 }, (_, index) => ({
    intervals: index < lastWorkday ? [{ from: '08:00', until: '17:00' }] : [],
  })),
  exceptions: [],
};

/** The first working hours of a week. Remount it after another schedule was loaded. */
export function WeekForm({ schedule, submission, textOf, otherwise, onSave }: WeekFormProps) {
  const isProposal = !hasHours(schedule);
  const fields = useFields<HoursValues>(isProposal ? proposedWeek : hoursValues(schedule));
  const [isClosed, setClosed] = useState(false);

  function save(values: HoursValues) {
    const { hours } = hoursGiven(values);
    const isOpen = hours.some(({ intervals }) => intervals.length > 0);
    setClosed(!isOpen);
    if (isOpen) onSave(hours);
  }

  return (
    <SubmissionForm
      name="Working hours"
      fields={fields}
      submission={submission}
      textOf={textOf}
      unsaved={submission.busy ? null : 'your hours'}
      onSubmit={save}
      submit="Save and continue"
      otherwise={otherwise}
    >
      <p className={styles.lead}>
        {isProposal ? 'We’ve filled in a usual week. Change what’s different. ' : null}
        Hours are in the time zone of the port where you work; remote work is on {zoneCity(
          schedule.timeZone,
        )}{' '}
        time.
      </p>
      {isClosed ? (
        <Notice live tone="error">
          Open at least one day: without hours nothing can be booked.
        </Notice>
      ) : null}
      <WeekFields fields={fields} />
    </SubmissionForm>
  );
}
